import { daysHeld, isHeldLong } from '#shared/tax/holding.ts';
import type { CoinAssessment } from './assessment.ts';
import type { LotLine, LotRule, Matched } from './lots.ts';

/** By which rule coins that were disposed of are those that came, in the files. */
export const RULE_NAMES: Readonly<Record<LotRule, string>> = {
  lot: 'Lot',
  sameDay: 'Same day',
  thirtyDays: 'Next 30 days',
  pool: 'Section 104 pool',
  none: 'No lot',
};

export type Disposal = Matched & { readonly coin: string };

/** Everything that was disposed of, in the order of time. */
export function listDisposals(
  coins: readonly Pick<CoinAssessment, 'coin' | 'disposals'>[],
): readonly Disposal[] {
  return inOrderOfTime(
    coins.flatMap(({ coin, disposals }) => disposals.map((disposal) => ({ coin, ...disposal }))),
  );
}

/** The earliest first; of one moment as they came. */
export function inOrderOfTime<Item extends { readonly atMs: number }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((one, other) => one.atMs - other.atMs);
}

/** How long a part of a disposal was held: undefined without a day of purchase, which a pool has not. */
export function daysOfLine(country: string, { acquiredMs }: LotLine, { atMs }: Matched): number | undefined {
  // What was bought within the thirty days after it was held for no day.
  return acquiredMs === null ? undefined : Math.max(0, daysHeld(country, acquiredMs, atMs));
}

/** Whether it was held longer than the law asks for; false where it asks for nothing, and without a day of purchase. */
export function isLongLine(country: string, { acquiredMs }: LotLine, { atMs }: Matched): boolean {
  return acquiredMs !== null && isHeldLong(country, acquiredMs, atMs) === true;
}
