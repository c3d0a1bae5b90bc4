import { Decimal } from '#shared/money/decimal.ts';
import { moneyDigitsOf } from '#shared/money/moneyDigits.ts';
import { dateOfDay, zonedDayOf } from '#shared/tax/zonedDays.ts';
import { sumOf } from '../lots.ts';
import type { ReturnRow } from './returnRows.ts';

/** How a tax office writes days: 04/15/2026, 15/04/2026, 15.04.2026 or 2026-04-15. */
export type DayStyle = 'american' | 'british' | 'german' | 'iso';

/** A day of a zone's calendar as a tax office writes it; "" without one. */
export function writeDay(atMs: number | null, timeZone: string, style: DayStyle): string {
  if (atMs === null) return '';
  const { year, month, day } = dateOfDay(zonedDayOf(timeZone, atMs));
  const [years, months, days] = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)];
  switch (style) {
    case 'american':
      return `${months}/${days}/${years}`;
    case 'british':
      return `${days}/${months}/${years}`;
    case 'german':
      return `${days}.${months}.${years}`;
    case 'iso':
      return `${years}-${months}-${days}`;
  }
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** Writes amounts with all digits of the currency: "12.50". */
export function createMoneyWriter(currency: string): (value: Decimal) => string {
  const digits = moneyDigitsOf(currency);
  return (value) => value.toFixed(digits, Decimal.ROUND_HALF_UP);
}

/** Writes what rows come to as a line of totals: name, how many, proceeds, cost, cells of the form between, gain. */
export function createTotals(
  currency: string,
  between: readonly string[] = [],
): (name: string, rows: readonly ReturnRow[]) => string[] {
  const money = createMoneyWriter(currency);
  return (name, rows) => {
    const { proceeds, cost, gain } = sumRows(rows);
    return [name, String(rows.length), money(proceeds), money(cost), ...between, money(gain)];
  };
}

/** What rows come to. */
export function sumRows(rows: readonly ReturnRow[]) {
  return {
    proceeds: sumOf(rows, ({ proceeds }) => proceeds),
    cost: sumOf(rows, ({ cost }) => cost),
    gain: sumOf(rows, ({ gain }) => gain),
  };
}
