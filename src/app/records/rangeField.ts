import { type DateRange, dayOf, type RangePreset, spanOf } from './dateRange.ts';
import { judgeRange, presetsWithin, type RangeFault } from './judgeRange.ts';

/** What DateRangeField shows of a range: the parts of it, judged at this moment on the reader's calendar. */
export interface RangeFieldState {
  readonly presets: readonly RangePreset[];
  readonly preset: RangePreset | null;
  /** The days of the two inputs, those of the preset where one is chosen; "" where a day is none. */
  readonly start: string;
  readonly end: string;
  /** No later day can be chosen. */
  readonly today: string;
  readonly span: { readonly startMs: number; readonly endMs: number } | null;
  readonly fault: RangeFault | null;
}

/** Reads a range for its field; `maxDays` is the screen's (screens.md 0.3, C10). */
export function rangeField(range: DateRange, nowMs: number, maxDays: number): RangeFieldState {
  const span = spanOf(range, nowMs);
  const isPreset = range.kind === 'preset';
  return {
    presets: presetsWithin(maxDays, nowMs),
    preset: isPreset ? range.preset : null,
    start: isPreset ? dayOf(span?.startMs ?? nowMs) : range.start,
    end: isPreset ? dayOf(span?.endMs ?? nowMs) : range.end,
    today: dayOf(nowMs),
    span,
    fault: judgeRange(range, nowMs, maxDays),
  };
}
