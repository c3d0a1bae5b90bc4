import { useEffect, useReducer } from 'react';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { localeOf } from './dates.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * What is left, rounded up, so that it ends when nothing is left: "00:59:07", and from one hour on "23 hr 59 min", since a figure that
 * changes every second for hours costs work, and is not read to the second.
 */
export function countdownText(leftMs: number, language: Language): string {
  if (leftMs > HOUR_MS) {
    const minutes = Math.ceil(leftMs / MINUTE_MS);
    return `${unitText(Math.floor(minutes / 60), 'hour', language)} ${unitText(minutes % 60, 'minute', language)}`;
  }
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function unitText(count: number, unit: 'hour' | 'minute', language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(
    count,
  );
}

/**
 * How many ms are left until a moment of the device's clock, told again when `countdownText` changes: once a minute, and once a
 * second in the last hour; 0 when it has come.
 */
export function useTimeLeft(untilMs: number): number {
  return useLeft(untilMs, textChangesIn);
}

function textChangesIn(leftMs: number): number {
  if (leftMs <= HOUR_MS) return leftMs % SECOND_MS || SECOND_MS;
  return Math.min(leftMs % MINUTE_MS || MINUTE_MS, leftMs - HOUR_MS);
}

/** The time left until a moment, in ms; renders again as soon as `nextIn` says. */
export function useLeft(untilMs: number, nextIn: (leftMs: number) => number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const leftMs = Math.max(0, untilMs - systemClock.wallNow());
  useEffect(() => {
    if (leftMs === 0) return undefined;
    // The moment may have come since the last render.
    const nowLeftMs = untilMs - systemClock.wallNow();
    const timer = systemClock.setTimer(tick, nowLeftMs > 0 ? nextIn(nowLeftMs) : 0);
    return () => systemClock.clearTimer(timer);
  }, [untilMs, leftMs, nextIn]);
  return leftMs;
}
