import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { systemClock, type Timer } from '#shared/async/clock.ts';
import { type DateRange, renewsInMs, type Span, spanOf } from './dateRange.ts';

export interface RangeSpan {
  readonly span: Span;
  /** Goes on to this moment. */
  readonly renew: () => void;
}

export interface RangeSpanOptions {
  /** Null for a list without a period. */
  readonly range: DateRange | null;
  readonly wallNow: () => number;
  /** How often a period that ends now is asked for again, at this moment; null for never. */
  readonly pollMs: () => number | null;
  /** Whether the span goes on: it stays while its reading is stopped, or has not come to its end. */
  readonly isGoingOn: () => boolean;
  /** How far the exchange's clock is ahead of the device's, as its answers say; rows have its moments. */
  readonly skewMs: () => number;
}

const NO_SPAN: Span = { startMs: 0, endMs: -1 };
/** All moments of JavaScript's clock since 1970. */
const ALL_TIME: Span = { startMs: 0, endMs: 8.64e15 };
/** How often it is looked at whether another day has begun: clocks can be set, and machines sleep. */
const LOOK_MS = 5_000;
/** Clocks that differ less are taken for equal. */
const EQUAL_MS = 60_000;

/** The moments of a range, which a preset goes on with: to the next day, or to now, while the page is shown. */
export function useRangeSpan({ range, wallNow, pollMs, isGoingOn, skewMs }: RangeSpanOptions): RangeSpan {
  const [asked, setAsked] = useState(() => ({ atMs: wallNow(), skewMs: 0 }));
  const renew = (): void => {
    const skew = skewMs();
    setAsked({ atMs: wallNow() + skew, skewMs: skew });
  };
  const look = useEffectEvent(() => {
    if (!isGoingOn()) return;
    const skew = skewMs();
    const isOtherClock = Math.abs(skew - asked.skewMs) >= EQUAL_MS;
    if (isOtherClock || renewsInMs(range, asked.atMs, wallNow() + skew, pollMs()) <= 0) renew();
  });
  const isPreset = range?.kind === 'preset';
  useEffect(() => {
    if (!isPreset) return undefined;
    let timer: Timer | undefined;
    const follow = (): void => {
      systemClock.clearTimer(timer);
      if (document.hidden) return;
      look();
      timer = systemClock.setTimer(follow, LOOK_MS);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      systemClock.clearTimer(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isPreset]);
  const span = useMemo(
    () => (range === null ? ALL_TIME : (spanOf(range, asked.atMs) ?? NO_SPAN)),
    [range, asked],
  );
  return { span, renew };
}
