import { type PairSum, sumAmounts, sumPairs } from '#app/records/sumPairs.ts';
import type { BlockRecord } from './blockRecord.ts';

/** The settled trades of one pair in one month of the reader's calendar. */
export interface MonthSum extends PairSum {
  /** "2026-11". */
  readonly month: string;
  /** A moment of that month, for its name. */
  readonly atMs: number;
  readonly notionalUsd: string;
}

/** Sums by month and pair, the newest month first (screens.md 1.8); what did not settle moved nothing. */
export function sumMonths(records: readonly BlockRecord[]): readonly MonthSum[] {
  const settled = records.filter(({ status }) => status === 'settled');
  const byMonth = new Map<string, BlockRecord[]>();
  for (const record of settled) {
    const month = monthOf(record.atMs);
    byMonth.set(month, [...(byMonth.get(month) ?? []), record]);
  }
  return [...byMonth]
    .sort(([one], [other]) => other.localeCompare(one))
    .flatMap(([month, rows]) =>
      sumPairs(rows.map(({ trade }) => trade)).map((sum) => {
        const ofPair = rows.filter(
          ({ trade }) => trade.fromCoin === sum.fromCoin && trade.toCoin === sum.toCoin,
        );
        return {
          ...sum,
          month,
          atMs: ofPair[0]?.atMs ?? 0,
          notionalUsd: sumAmounts(ofPair.map(({ trade }) => trade.notionalUsd)),
        };
      }),
    );
}

function monthOf(atMs: number): string {
  const at = new Date(atMs);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
}
