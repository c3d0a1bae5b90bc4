import type { Period } from '#shared/tax/periods.ts';
import { dateOfDay, zonedDayOf } from '#shared/tax/zonedDays.ts';
import type { CoinAssessment } from './assessment.ts';
import { ZERO } from './lots.ts';

/** What a calendar month of a tax year came to, in the currency of the residence. */
export interface MonthFigures {
  /** "2026-04" */
  readonly month: string;
  readonly disposals: number;
  readonly gain: string;
}

/**
 * The gain of every calendar month that a tax year touches, on the clocks of its zone, those without a disposal as well. Together
 * they are the gain of the year, to the last digit. A year that begins on 6 April has parts of two Aprils.
 */
export function sumMonths(coins: readonly CoinAssessment[], year: Period, timeZone: string): MonthFigures[] {
  const sums = new Map(listMonths(year, timeZone).map((month) => [month, { disposals: 0, gain: ZERO }]));
  for (const { atMs, proceeds, cost } of coins.flatMap(({ disposals }) => disposals)) {
    const sum = sums.get(monthOf(timeZone, atMs));
    if (sum === undefined) continue;
    sum.disposals += 1;
    sum.gain = sum.gain.plus(proceeds).minus(cost);
  }
  return [...sums].map(([month, { disposals, gain }]) => ({ month, disposals, gain: gain.toFixed() }));
}

function listMonths({ startMs, endMs }: Period, timeZone: string): string[] {
  const last = monthOf(timeZone, endMs);
  const months = [monthOf(timeZone, startMs)];
  while (months.at(-1) !== last) months.push(followingMonth(months.at(-1) ?? last));
  return months;
}

function monthOf(timeZone: string, atMs: number): string {
  const { year, month } = dateOfDay(zonedDayOf(timeZone, atMs));
  return write(year, month);
}

function followingMonth(text: string): string {
  const [year = 0, month = 0] = text.split('-').map(Number);
  return month === 12 ? write(year + 1, 1) : write(year, month + 1);
}

function write(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
