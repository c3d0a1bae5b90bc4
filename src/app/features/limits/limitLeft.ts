import { Decimal } from '#shared/money/decimal.ts';

/** A limit of a day or a month, as withdraw/limit-amount says it: plain decimals in USD. */
export interface LimitPeriod {
  readonly limitUsd: string;
  readonly usedUsd: string;
  /** ms since 1970 as text, by the exchange's clock. */
  readonly resetAt: string;
}

export interface LimitLeft {
  /** Plain decimals; never below zero. */
  readonly usd: string;
  /** The same amount in the coin, cut to its scale; null where the coin's price is not known. */
  readonly coin: string | null;
  /** How much is used, 0 to 1. */
  readonly share: number;
}

const USD_DIGITS = 2;

/** What is left of a limit, in USD and in the coin, rounded down (design.md section 13). */
export function limitLeft({ limitUsd, usedUsd }: LimitPeriod, price: string, scale: number): LimitLeft {
  const left = Decimal.max(0, new Decimal(limitUsd).minus(usedUsd));
  const isPriced = new Decimal(price).gt(0);
  const share = new Decimal(limitUsd).gt(0) ? new Decimal(usedUsd).div(limitUsd).toNumber() : 1;
  return {
    usd: left.toDecimalPlaces(USD_DIGITS, Decimal.ROUND_DOWN).toFixed(),
    coin: isPriced ? left.div(price).toDecimalPlaces(scale, Decimal.ROUND_DOWN).toFixed() : null,
    share: Math.min(1, Math.max(0, share)),
  };
}
