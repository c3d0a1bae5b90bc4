import { useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';
import type { DateRange, RangePreset } from './dateRange.ts';
import { judgeRange } from './judgeRange.ts';
import { type RangeFieldState, rangeField } from './rangeField.ts';

export interface RangeField extends RangeFieldState {
  readonly maxDays: number;
  readonly onPreset: (preset: RangePreset) => void;
  readonly onDays: (start: string, end: string) => void;
}

/** What a DateRangeField needs: days that are half typed, or can't be, stay in the field and are not asked for. */
export function useRangeField(
  range: DateRange,
  maxDays: number,
  onChange: (range: DateRange) => void,
  wallNow: () => number = systemClock.wallNow,
): RangeField {
  const [draft, setDraft] = useState<{ readonly range: DateRange; readonly of: DateRange } | null>(null);
  const choose = (next: DateRange): void => {
    setDraft({ range: next, of: range });
    if (judgeRange(next, wallNow(), maxDays) === null) onChange(next);
  };
  return {
    // A draft of another range is over: the address was changed meanwhile.
    ...rangeField(draft?.of === range ? draft.range : range, wallNow(), maxDays),
    maxDays,
    onPreset: (preset) => choose({ kind: 'preset', preset }),
    onDays: (start, end) => choose({ kind: 'days', start, end }),
  };
}
