import type { InputReading } from '../input/measureInput.ts';
import type { OpeningReading } from '../input/measureOpenings.ts';
import type { KeyTimes } from '../input/timeKeys.ts';
import { INPUT_LIMITS, TOLERANCE } from '../limits.ts';
import { median } from '../measure/median.ts';
import { formatFigure } from './formatReadings.ts';
import type { Verdict } from './verdict.ts';

const PROMISES = {
  typingMs: 'a digit typed into the ticket, p98',
  tabbingMs: 'Tab from field to field, p98',
  pickerMs: 'the coin picker opened, p98',
} as const satisfies Readonly<Record<keyof KeyTimes, string>>;

/** Holds the answers to keys under the full feed against their limit, by the medians of the runs. */
export function judgeInput(readings: readonly InputReading[]): Verdict[] {
  const { answerMs, slowdown } = INPUT_LIMITS;
  return (['typingMs', 'tabbingMs', 'pickerMs'] as const).map((figure) => {
    const value = median(readings.map(({ withFeed }) => withFeed[figure]));
    const quiet = median(readings.map(({ withoutFeed }) => withoutFeed[figure]));
    return {
      promise: PROMISES[figure],
      read: `${formatFigure(value, 0)} ms (${formatFigure(quiet, 0)} without the feed)`,
      limit: `${answerMs} ms, slowed ${slowdown} times`,
      isKept: value === null ? null : value <= answerMs * (1 + TOLERANCE),
    };
  });
}

/** Holds what is opened for the first time against its limit. */
export function judgeOpenings(readings: readonly OpeningReading[]): Verdict[] {
  const { firstMs: limit, slowdown } = INPUT_LIMITS;
  return readings.map(({ what, firstMs }) => ({
    promise: `first opened: ${what}`,
    read: `${formatFigure(firstMs, 0)} ms`,
    limit: `${limit} ms, slowed ${slowdown} times`,
    isKept: Number.isNaN(firstMs) ? null : firstMs <= limit * (1 + TOLERANCE),
  }));
}
