import { readDay, type Span } from '#app/features/recordList/dateRange.ts';

/** The statements that can be chosen by name; a custom one has days (screens.md 2.7). */
export const PERIOD_KINDS = ['month', 'quarter', 'year', 'custom'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];
export type NamedKind = Exclude<PeriodKind, 'custom'>;

/** One month, quarter or year of UTC, as far as the account existed; ms since 1970. */
export interface StatementPeriod extends Span {
  /** "2026-10", "2026-Q3", "2025". */
  readonly id: string;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const satisfies Readonly<Record<NamedKind, number>>;

/** The periods that are over since the account was opened, the newest first: a statement ends yesterday at the latest. */
export function statementPeriods(
  kind: NamedKind,
  openedMs: number,
  nowMs: number,
): readonly StatementPeriod[] {
  const months = MONTHS[kind];
  const opened = new Date(openedMs);
  const now = new Date(nowMs);
  const periods: StatementPeriod[] = [];
  const first = Math.floor(monthOf(opened) / months) * months;
  for (let month = first; month + months <= monthOf(now); month += months) {
    periods.push({
      id: idOf(kind, month),
      startMs: Math.max(startOf(month), openedMs),
      endMs: startOf(month + months) - 1,
    });
  }
  return periods.toReversed();
}

/** The whole days of UTC of two ISO days; null where one is none. */
export function customPeriod(start: string, end: string): Span | null {
  // By itself, Date.parse reads February 30 as a day of March.
  if (readDay(start) === null || readDay(end) === null) return null;
  return { startMs: Date.parse(`${start}T00:00:00.000Z`), endMs: Date.parse(`${end}T23:59:59.999Z`) };
}

/** Months since the year 0. */
function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}

function idOf(kind: NamedKind, month: number): string {
  const year = Math.floor(month / 12);
  if (kind === 'year') return String(year);
  if (kind === 'quarter') return `${year}-Q${Math.floor((month % 12) / 3) + 1}`;
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
}
