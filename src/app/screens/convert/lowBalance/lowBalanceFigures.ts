import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { readableFee, readableUsd } from '#app/features/prices/readableUsd.ts';
import { sumAmounts } from '#app/features/recordList/sumPairs.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import type { LowBalanceCoin } from './lowBalanceCoins.ts';

type Remainder = Pick<LowBalanceCoin, 'valueUsd' | 'receives' | 'fee' | 'tax'>;

/**
 * What a coin is worth, in USDT, as its row shows it: what is received with fee and tax, to the digit, where the target is
 * the same unit; else cut to cents.
 */
export function shownWorth({ valueUsd, receives, fee, tax }: Remainder, target: string): string {
  return target === DOLLAR_COIN && fee !== null && tax !== null
    ? sumAmounts([receives, fee, tax])
    : readableUsd(valueUsd);
}

/** The fee as a row shows it: in the target coin where the exchange says it, else about what it is in USDT. */
export function shownFee(
  { valueUsd, fee }: Remainder,
  { target, feeRate }: { readonly target: string; readonly feeRate: string },
): { readonly amount: string; readonly coin: string } {
  return fee === null
    ? { amount: readableFee(new Decimal(valueUsd).times(feeRate).toFixed()), coin: DOLLAR_COIN }
    : { amount: fee, coin: target };
}

interface Charged {
  /** What was received, after fee and tax. */
  readonly gets: { readonly amount: string };
  readonly fee: { readonly amount: string } | null;
  readonly taxes: readonly { readonly amount: string }[];
}

const PLACES = 2;

/** The fee's share of what the coins were worth, in percent as a plain decimal: "2.04". */
export function feeShareOf({ gets, fee, taxes }: Charged): string {
  const taken = new Decimal(fee?.amount ?? 0);
  const whole = taxes.reduce((sum, { amount }) => sum.plus(amount), taken.plus(gets.amount));
  return whole.isZero() ? '0' : cutDecimal(taken.div(whole).times(100), PLACES);
}
