import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import { createTimeWriter } from '../writers/formatTime.ts';

/** "2026-10-01 – 2026-10-31 (UTC)". */
interface Days {
  readonly first: string;
  readonly last: string;
  readonly zone: string;
}

/**
 * The whole days that a range is of: those of UTC, whatever the reader's zone, else those of `timezone`; undefined of one that
 * begins or ends within a day (screens.md 0.2c). An end is the last millisecond of its day, or the first one after it.
 */
export function daysOfPeriod({ startMs, endMs }: TimeRange, timezone: string): Days | undefined {
  for (const zone of new Set(['UTC', timezone])) {
    const timeOf = createTimeWriter(zone);
    const [first = '', from] = timeOf(String(startMs)).split(' ');
    const lastMs = timeOf(String(endMs)).endsWith('00:00:00') ? endMs - 1 : endMs;
    const [last = '', to] = timeOf(String(lastMs)).split(' ');
    if (from === '00:00:00' && to === '23:59:59') return { first, last, zone };
  }
  return undefined;
}

/** A range as files say it: whole days with their zone, or the moments by the clocks of `timezone`. */
export function describePeriod(range: TimeRange, timezone: string): string {
  const days = daysOfPeriod(range, timezone);
  if (days !== undefined) return `${days.first} – ${days.last} (${days.zone})`;
  const [from, to] = [range.startMs, range.endMs].map((ms) => createTimeWriter(timezone)(String(ms)));
  return `${from} – ${to} (${timezone})`;
}
