import { type AmountFault, validateAmount } from '#app/components/amount/validateAmount.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { type BatchChoice, type BatchItem, type ChosenAmount, openCoins } from './batchChoice.ts';
import type { HeldCoin } from './heldCoins.ts';

/** What a batch may be (screens.md 2.2, batch/setting). */
export type BatchTerms = ResultOf<'batchSetting'>;

/** What is wrong with a batch as a whole; bounds are plain decimal strings in USD. */
export type BatchFault =
  | { readonly code: 'none' }
  | { readonly code: 'tooMany'; readonly max: number }
  /** An amount is missing or wrong: its own row says why. */
  | { readonly code: 'amount'; readonly coin: string }
  | { readonly code: 'totalLow' | 'totalHigh'; readonly bound: string };

export interface BatchVerdict {
  /** What is ticked and can be, in the order of the table. */
  readonly items: readonly BatchItem[];
  readonly faultByCoin: ReadonlyMap<string, AmountFault>;
  /** The fault that is shown first; null where the batch can be priced. */
  readonly fault: BatchFault | null;
}

export interface BatchJudgement {
  readonly held: readonly HeldCoin[];
  readonly choice: BatchChoice;
  readonly target: string;
  readonly terms: Pick<BatchTerms, 'maxCoins' | 'minTotalUsd' | 'maxTotalUsd'>;
  /** USD for one unit, a plain decimal string; null where it is not known. */
  readonly priceOf: (coin: HeldCoin) => string | null;
}

/**
 * Judges what is chosen (screens.md 1.1, "Validation"; 1.22, "batch selection"): 1 to 20 coins, none of them the target,
 * every amount by the rules of an amount field, and the total between its bounds. The total is an estimate by live prices:
 * where one is not known the exchange alone judges it.
 */
export function judgeBatch({ held, choice, target, terms, priceOf }: BatchJudgement): BatchVerdict {
  const chosen = openCoins(held, target).filter(({ coin }) => choice.has(coin));
  const judged = chosen.map((coin) => ({ coin, verdict: judgeChosen(coin, choice.get(coin.coin) ?? 'all') }));
  const items = judged.flatMap(({ coin: { coin }, verdict }) =>
    verdict.kind === 'good'
      ? [{ fromCoin: coin, amount: choice.get(coin) === 'all' ? 'all' : verdict.amount }]
      : [],
  );
  const faultByCoin = new Map(
    judged.flatMap(({ coin: { coin }, verdict }) =>
      verdict.kind === 'bad' ? [[coin, verdict.fault] as const] : [],
    ),
  );
  const missing = judged.find(({ verdict }) => verdict.kind !== 'good')?.coin.coin;
  const fault = faultOf(chosen.length, missing, totalOf(chosen, choice, priceOf), terms);
  return { items, faultByCoin, fault };
}

function faultOf(
  count: number,
  missing: string | undefined,
  total: string | null,
  { maxCoins, minTotalUsd, maxTotalUsd }: BatchJudgement['terms'],
): BatchFault | null {
  if (count === 0) return { code: 'none' };
  if (count > maxCoins) return { code: 'tooMany', max: maxCoins };
  if (missing !== undefined) return { code: 'amount', coin: missing };
  if (total === null) return null;
  if (new Decimal(total).lt(minTotalUsd)) return { code: 'totalLow', bound: minTotalUsd };
  return new Decimal(total).gt(maxTotalUsd) ? { code: 'totalHigh', bound: maxTotalUsd } : null;
}

/** An amount by the rules of C1; all of a coin is always good, since less than its least is no coin that can be ticked. */
function judgeChosen({ scale, min, convertible }: HeldCoin, amount: ChosenAmount) {
  if (amount === 'all') return { kind: 'good', amount: convertible } as const;
  return validateAmount(amount, { scale, min, balance: convertible });
}

/** The amount that is meant, a plain decimal string; "0" while its field says none. */
export function amountOf({ convertible }: HeldCoin, amount: ChosenAmount): string {
  if (amount === 'all') return convertible;
  return amount.kind === 'amount' ? amount.amount : '0';
}

const CENTS = 2;

/** About what an amount of a coin is worth in USD, cut to cents: as its row shows it, and as the total counts it. */
export function worthOf(amount: string, price: string): string {
  return cutDecimal(new Decimal(amount).times(price), CENTS);
}

/** The worth of each of them; null where one has no price. */
export function worthsOf(
  chosen: readonly HeldCoin[],
  choice: BatchChoice,
  priceOf: (coin: HeldCoin) => string | null,
): readonly string[] | null {
  const worths: string[] = [];
  for (const coin of chosen) {
    const price = priceOf(coin);
    if (price === null) return null;
    worths.push(worthOf(amountOf(coin, choice.get(coin.coin) ?? 'all'), price));
  }
  return worths;
}

/** About what coins are worth together, in USD: what their rows come to; null where one of them has no price. */
export function totalOf(...chosen: Parameters<typeof worthsOf>): string | null {
  const sum = worthsOf(...chosen)?.reduce((total, worth) => total.plus(worth), new Decimal(0));
  return sum === undefined ? null : cutDecimal(sum, CENTS);
}

/** The currency that the bounds of a batch are in (screens.md 2.2, batch/setting), whatever the reader's own is. */
export const TOTAL_UNIT = 'USD';
