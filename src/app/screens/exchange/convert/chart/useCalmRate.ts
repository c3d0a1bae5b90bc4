import { startTransition, useEffect, useState } from 'react';
import { rateOf } from '#app/screens/exchange/prices/rateOf.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';

/** In that time the line of a day hardly moves by a pixel; the price itself stands beside the chart, newer. */
const EVERY_MS = 60_000;

/**
 * The price at the live end of a line, a plain decimal string; null without one. The first price is taken at once, the next
 * ones every minute, and none while nobody sees the line: to draw it anew costs more than all the other figures of a batch.
 * Needs usePairPrices.
 */
export function useCalmRate(from: string, to: string, isSeen: boolean): string | null {
  const key = `${from} ${to}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly rate: string } | null>(null);
  useEffect(() => {
    if (!isSeen) return undefined;
    let dueMs = 0;
    const take = (): void => {
      const nowMs = systemClock.now();
      if (nowMs < dueMs) return;
      const rate = rateOf(from, to, quoteStore.getState());
      if (rate === null) return;
      dueMs = nowMs + EVERY_MS;
      startTransition(() => setKept({ key: `${from} ${to}`, rate }));
    };
    take();
    return quoteStore.subscribe(take);
  }, [from, to, isSeen]);
  return kept?.key === key ? kept.rate : null;
}
