import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { crossRoute, type PairRoute, routeOf } from '#app/screens/exchange/prices/pairRoute.ts';
import { usePairPrices } from '#app/screens/exchange/prices/usePairPrices.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';

/** A feed that has not told by then may be down; the past of prices is to be had without it. */
const WAIT_MS = 1_500;

/**
 * The way to the price of a pair; null while the feed has not said which symbols there are. It is kept once found, so that
 * a chart is not drawn twice.
 */
export function usePairRoute(from: string, to: string): PairRoute | null {
  usePairPrices(from, to);
  const key = `${from} ${to}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly route: PairRoute } | null>(null);
  const kind = useStore(
    quoteStore,
    ({ quoteBySymbol }) => routeOf(from, to, (symbol) => quoteBySymbol.has(symbol))?.kind ?? null,
  );
  const [hasWaited, setWaited] = useState<string | null>(null);
  useEffect(() => {
    const timer = systemClock.setTimer(() => setWaited(key), WAIT_MS);
    return () => systemClock.clearTimer(timer);
  }, [key]);
  if (kept?.key === key) return kept.route;
  const route =
    kind !== null
      ? routeOf(from, to, (symbol) => quoteStore.getState().quoteBySymbol.has(symbol))
      : hasWaited === key
        ? crossRoute(from, to)
        : undefined;
  if (route !== undefined) setKept({ key, route });
  return route ?? null;
}
