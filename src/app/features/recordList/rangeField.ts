import {
  type DateRange,
  dayOf,
  daysOf,
  RANGE_PRESETS,
  type RangePreset,
  readDay,
  type Span,
  spanOf,
} from './dateRange.ts';

/** What a list's period may be, in calendar days (screens.md 0.3, C10: "max span per screen"). */
export interface PeriodRules {
  readonly maxDays: number;
  /** How far back the first day may be; no limit without it. */
  readonly maxDaysBack?: number;
  /** "This year" is offered however long it is by now: it is asked for in steps. */
  readonly hasYear?: boolean;
}

/** What is wrong with a range (screens.md 1.22, "date range"). */
export type RangeFault = 'unreadable' | 'order' | 'future' | 'span' | 'past';

/** The first thing that is wrong with a range, or null: no such day, end before start, days to come, too many, too old. */
export function judgeRange(
  range: DateRange,
  nowMs: number,
  { maxDays, maxDaysBack = Number.POSITIVE_INFINITY, hasYear = false }: PeriodRules,
): RangeFault | null {
  const span = spanOf(range, nowMs);
  if (span === null) return 'unreadable';
  if (span.endMs < span.startMs) return 'order';
  // A preset that goes to the end of today does not ask about the future.
  if (range.kind === 'days' && range.end > dayOf(nowMs)) return 'future';
  // 24 hours touch two days of the calendar, and are one day long.
  const isDay = range.kind === 'preset' && range.preset === '24h';
  const isYear = range.kind === 'preset' && range.preset === 'year' && hasYear;
  if (daysOf(span) > maxDays && !isDay && !isYear) return 'span';
  return daysOf({ startMs: span.startMs, endMs: nowMs }) > maxDaysBack ? 'past' : null;
}

/** What DateRangeField shows of a range: the parts of it, judged at this moment on the reader's calendar. */
export interface RangeFieldState {
  /** The presets that the rules allow now: "this year" grows with the year. */
  readonly presets: readonly RangePreset[];
  readonly preset: RangePreset | null;
  /** The days of the two inputs, those of the preset where one is chosen; "" where a day is none. */
  readonly start: string;
  readonly end: string;
  /** No later day can be chosen. */
  readonly today: string;
  readonly span: Span | null;
  readonly fault: RangeFault | null;
  readonly maxDays: number;
}

/** Reads a range for its field. */
export function rangeField(range: DateRange, nowMs: number, rules: PeriodRules): RangeFieldState {
  const span = spanOf(range, nowMs);
  const isPreset = range.kind === 'preset';
  return {
    presets: RANGE_PRESETS.filter((preset) => judgeRange({ kind: 'preset', preset }, nowMs, rules) === null),
    preset: isPreset ? range.preset : null,
    start: isPreset ? dayOf(span?.startMs ?? nowMs) : range.start,
    end: isPreset ? dayOf(span?.endMs ?? nowMs) : range.end,
    today: dayOf(nowMs),
    span,
    fault: judgeRange(range, nowMs, rules),
    maxDays: rules.maxDays,
  };
}

/**
 * A longer period that ends where this one does: 30 days, 90, and as many as the rules allow; null where it is the longest
 * already, and for days that are none.
 */
export function widenRange(range: DateRange, nowMs: number, rules: PeriodRules): DateRange | null {
  const span = spanOf(range, nowMs);
  if (span === null) return null;
  const end = dayOf(Math.min(span.endMs, nowMs));
  const last = readDay(end);
  const days = [31, 91, rules.maxDays].find((most) => most > daysOf(span) && most <= rules.maxDays);
  if (last === null || days === undefined) return null;
  const first = new Date(last.getFullYear(), last.getMonth(), last.getDate() - (days - 1), 12);
  const wider = { kind: 'days', start: dayOf(first.getTime()), end } as const;
  return judgeRange(wider, nowMs, rules) === null ? wider : null;
}
