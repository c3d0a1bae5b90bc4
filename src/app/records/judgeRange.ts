import { type DateRange, dayOf, daysOf, RANGE_PRESETS, type RangePreset, spanOf } from './dateRange.ts';

/** What is wrong with a range that somebody typed (screens.md 1.22, "date range"). */
export type RangeFault = 'unreadable' | 'order' | 'future' | 'span';

/**
 * The first thing that is wrong with a range, or null: no such day, end before start, days that have not come, more than
 * the screen's `maxDays` calendar days.
 */
export function judgeRange(range: DateRange, nowMs: number, maxDays: number): RangeFault | null {
  const span = spanOf(range, nowMs);
  if (span === null) return 'unreadable';
  if (span.endMs < span.startMs) return 'order';
  // A preset that goes to the end of today is no question about the future.
  if (range.kind === 'days' && range.end > dayOf(nowMs)) return 'future';
  return daysOf(span) > maxDays && !isDay(range) ? 'span' : null;
}

/** The presets that a screen with this maximum can offer at this moment: "this year" grows with the year. */
export function presetsWithin(maxDays: number, nowMs: number): readonly RangePreset[] {
  return RANGE_PRESETS.filter((preset) => judgeRange({ kind: 'preset', preset }, nowMs, maxDays) === null);
}

/** 24 hours touch two days of the calendar, and are one day long. */
function isDay(range: DateRange): boolean {
  return range.kind === 'preset' && range.preset === '24h';
}
