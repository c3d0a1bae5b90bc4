import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

type View = Extract<ResultOf<'lowBalanceList'>, { coins: unknown }>;
type CoinRow = ResultOf<'coinList'>['list'][number];

/**
 * Why a coin can't be converted, as far as the answers say: it is what the others become, it is set aside for orders, it is
 * worth less than the fee, Islamic accounts may not have it, its conversion is closed, it was taken off the exchange, or
 * something that the exchange does not say by a known code.
 */
export type Hindrance = 'target' | 'locked' | 'tooSmall' | 'islamic' | 'suspended' | 'delisted' | 'other';

/** Codes of screens.md 0.2 that the exchange gives for its reason; texts of our own say what they mean. */
const HINDRANCE_BY_CODE: ReadonlyMap<string, Hindrance> = new Map([
  ['700005', 'locked'],
  ['700006', 'tooSmall'],
  ['131233', 'islamic'],
  ['50001', 'suspended'],
]);

/** A small balance; amounts are plain decimals. */
export interface LowBalanceCoin {
  readonly coin: string;
  readonly balance: string;
  /** The part of the balance that can be used. */
  readonly available: string;
  /** What that is worth, in USDT, at the price at which it would be converted. */
  readonly valueUsd: string;
  /** What it would bring of the target after fee and tax; an estimate until there is a preview. */
  readonly receives: string;
  /** The fee that this has already lost, in the target coin; null where the exchange does not say before the preview. */
  readonly fee: string | null;
  /** The tax that this has already lost, in the target coin; null where the exchange does not say before the preview. */
  readonly tax: string | null;
  /** Null where it can be converted. */
  readonly hindrance: Hindrance | null;
  /** Whether the coin can be withdrawn as it is, which is offered where it can't be converted. */
  readonly canWithdraw: boolean;
}

/** What one conversion may be (screens.md 1.3); amounts are plain decimals in USD. */
export interface LowBalanceRules {
  readonly thresholdUsd: string;
  readonly minTotalUsd: string;
  readonly maxTotalUsd: string;
  readonly maxCoins: number;
  /** A share: "0.02" is 2 %. */
  readonly feeRate: string;
  readonly targets: readonly string[];
  /** When the next one is possible, by the exchange's clock in ms since 1970; 0 where at once. */
  readonly nextAtMs: number;
}

export function rulesOf(view: View): LowBalanceRules {
  return {
    thresholdUsd: view.threshold_usd,
    minTotalUsd: view.min_total_usd,
    maxTotalUsd: view.max_total_usd,
    maxCoins: view.max_coins,
    feeRate: view.fee_rate,
    targets: view.to_coins,
    nextAtMs: Number(view.next_available_time),
  };
}

/** The small balances in the server's order, the most valuable first. `traits` say what else can be done with a coin. */
export function readCoins(view: View, target: string, traits: readonly CoinRow[]): readonly LowBalanceCoin[] {
  const traitsByCoin = new Map(traits.map((row) => [row.coin, row]));
  return view.coins.map((row) => {
    const known = traitsByCoin.get(row.coin);
    return {
      coin: row.coin,
      balance: row.balance,
      available: row.available,
      valueUsd: row.usdt_value,
      receives: row.est_to_amount,
      fee: row.est_fee ?? null,
      tax: row.est_tax ?? null,
      hindrance: hindranceOf(row, target, known),
      canWithdraw: known?.withdraw === 1 && new Decimal(row.available).gt(0),
    };
  });
}

function hindranceOf(
  row: View['coins'][number],
  target: string,
  traits: CoinRow | undefined,
): Hindrance | null {
  if (row.coin === target) return 'target';
  if (row.support === 1) return null;
  if (new Decimal(row.available).isZero()) return 'locked';
  const byCode = HINDRANCE_BY_CODE.get(row.reason) ?? 'other';
  if (traits === undefined || traits.convert === 1) return byCode;
  return traits.deposit === 0 && traits.withdraw === 0 ? 'delisted' : 'suspended';
}
