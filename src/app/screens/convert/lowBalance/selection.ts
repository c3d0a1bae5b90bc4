import { Decimal } from '#shared/money/decimal.ts';
import type { LowBalanceCoin, LowBalanceRules } from './lowBalanceCoins.ts';
import { shownFee, shownWorth } from './lowBalanceFigures.ts';

/** The coins that are ticked, by name. */
export type Selection = ReadonlySet<string>;

type Limits = Pick<LowBalanceRules, 'minTotalUsd' | 'maxTotalUsd' | 'maxCoins'>;

/** What a selection is worth and would bring; plain decimals. */
export interface Totals {
  readonly count: number;
  /** In USDT; the bounds of a conversion are compared with it. */
  readonly valueUsd: string;
  /** The same as it is shown: what the rows show, added up. */
  readonly worth: string;
  /** An estimate, in the target coin, after fee and tax. */
  readonly receives: string;
  /** What the rows show, added up. */
  readonly fee: { readonly amount: string; readonly coin: string };
  /** What the estimate has already lost to a tax, in the target coin; null where it is not known of every coin. */
  readonly tax: string | null;
}

/** Why a selection can't be previewed, or a coin can't be added to it. */
export type SelectionFault = 'none' | 'belowMin' | 'aboveMax' | 'tooMany';

/** Only those of the coins count that can be converted: a coin that is closed meanwhile is not among the ticked ones. */
export function chosenOf(coins: readonly LowBalanceCoin[], selection: Selection): readonly LowBalanceCoin[] {
  return coins.filter(({ coin, hindrance }) => hindrance === null && selection.has(coin));
}

export function totalsOf(
  chosen: readonly LowBalanceCoin[],
  of: { readonly target: string; readonly feeRate: string },
): Totals {
  const value = sum(chosen.map(({ valueUsd }) => valueUsd));
  const fees = chosen.map((coin) => shownFee(coin, of));
  const taxes = chosen.flatMap(({ tax }) => tax ?? []);
  return {
    count: chosen.length,
    valueUsd: value.toFixed(),
    receives: sum(chosen.map(({ receives }) => receives)).toFixed(),
    worth: sum(chosen.map((coin) => shownWorth(coin, of.target))).toFixed(),
    fee: { amount: sum(fees.map(({ amount }) => amount)).toFixed(), coin: fees[0]?.coin ?? of.target },
    tax: taxes.length === chosen.length ? sum(taxes).toFixed() : null,
  };
}

/** Null where the selection can be previewed (screens.md 1.3). */
export function judgeSelection({ count, valueUsd }: Totals, limits: Limits): SelectionFault | null {
  if (count === 0) return 'none';
  if (count > limits.maxCoins) return 'tooMany';
  if (new Decimal(valueUsd).lt(limits.minTotalUsd)) return 'belowMin';
  return new Decimal(valueUsd).gt(limits.maxTotalUsd) ? 'aboveMax' : null;
}

/** Why one more coin does not fit any more; null where it does, or is ticked already. */
export function judgeAddition(
  coin: LowBalanceCoin,
  chosen: readonly LowBalanceCoin[],
  limits: Limits,
): 'aboveMax' | 'tooMany' | null {
  if (chosen.some((other) => other.coin === coin.coin)) return null;
  if (chosen.length >= limits.maxCoins) return 'tooMany';
  const value = sum([...chosen, coin].map(({ valueUsd }) => valueUsd));
  return value.gt(limits.maxTotalUsd) ? 'aboveMax' : null;
}

/** Ticks every one of `added` that fits beside those before it; the others stay as they are. */
export function withCoins(
  coins: readonly LowBalanceCoin[],
  selection: Selection,
  added: readonly LowBalanceCoin[],
  limits: Limits,
): Selection {
  const chosen = [...chosenOf(coins, selection)];
  for (const coin of added) {
    const isThere = chosen.some((other) => other.coin === coin.coin);
    if (coin.hindrance === null && !isThere && judgeAddition(coin, chosen, limits) === null)
      chosen.push(coin);
  }
  return new Set(chosen.map(({ coin }) => coin));
}

/** "Select all convertible": as many as one conversion takes, in the order of the list, the most valuable first. */
export function allOf(coins: readonly LowBalanceCoin[], limits: Limits): Selection {
  return withCoins(coins, new Set(), coins, limits);
}

/** The rows from one to another, both of them included, whichever comes first. */
export function rowsBetween<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

function sum(amounts: readonly string[]): Decimal {
  return amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
}
