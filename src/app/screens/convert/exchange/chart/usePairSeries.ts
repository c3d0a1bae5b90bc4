import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { crossRoute, type PairRoute, routeOf } from '#app/features/prices/pairRoute.ts';
import { rateOf } from '#app/features/prices/rateOf.ts';
import { usePairPrices } from '#app/features/prices/usePairPrices.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { ChartRange } from './ChartRangeField.tsx';
import { type PairPoint, pairSeries } from './pairSeries.ts';

export interface PairSeries {
  /** Oldest first; empty where the exchange has no candles. Undefined while they are on their way. */
  readonly series: readonly PairPoint[] | undefined;
  readonly error: AppError | null;
  /** When the older answer of its two symbols came, in ms since 1970. */
  readonly asOfMs: number | null;
  /** How far the exchange's clock is ahead of the device's, in ms: candles begin and end by it. */
  readonly skewMs: number;
  readonly refresh: () => void;
}

/** Loads the past of a pair's price, both parts where it has two, and again whenever a candle has ended. */
export function usePairSeries(
  route: PairRoute | null,
  { interval, intervalMs, count }: ChartRange,
): PairSeries {
  const [first = '', second = ''] = symbolsOf(route);
  const pollMs = (): number => intervalMs;
  const asked = { interval, limit: count } as const;
  const one = useApiQuery('klines', { ...asked, symbol: first }, { pollMs, enabled: first !== '' });
  const other = useApiQuery('klines', { ...asked, symbol: second }, { pollMs, enabled: second !== '' });
  const parts = second === '' ? [one] : [one, other];
  const refresh = (): void => {
    for (const part of parts) part.refresh();
  };
  const [oneList, otherList] = [one.answer?.result?.list, other.answer?.result?.list];
  const series = useMemo(() => {
    if (route === null || oneList === undefined) return undefined;
    if (route.kind === 'cross' && otherList === undefined) return undefined;
    return pairSeries(route, [oneList, otherList ?? []]);
  }, [route, oneList, otherList]);
  const times = parts.flatMap(({ answer }) => (answer === undefined ? [] : [answer.asOfMs]));
  return {
    series,
    error: one.error ?? (second === '' ? null : other.error),
    asOfMs: times.length === parts.length ? Math.min(...times) : null,
    skewMs: one.answer?.skewMs ?? 0,
    refresh,
  };
}

function symbolsOf(route: PairRoute | null): readonly string[] {
  if (route === null) return [];
  return route.kind === 'cross' ? [route.fromSymbol, route.toSymbol] : [route.symbol];
}

/** A feed that has sent nothing by then may be down; past prices are available without it. */
const WAIT_MS = 1_500;

/**
 * How the price of a pair is found; null while the feed has not said which symbols there are. It is kept once found, so that
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

/** So long, the line of a day moves by hardly a pixel; the newer price itself stands beside the chart. */
const EVERY_MS = 60_000;

/**
 * The price at the live end of a line, a plain decimal string; null without one. The first price is taken at once, the next
 * ones every minute: to draw the line costs more than all the other figures of a batch. Needs usePairRoute, or usePairPrices.
 */
export function useThrottledRate(from: string, to: string): string | null {
  const key = `${from} ${to}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly rate: string } | null>(null);
  useEffect(() => {
    let nextMs = 0;
    const take = (): void => {
      const nowMs = systemClock.now();
      if (nowMs < nextMs) return;
      const rate = rateOf(from, to, quoteStore.getState());
      if (rate === null) return;
      nextMs = nowMs + EVERY_MS;
      setKept({ key: `${from} ${to}`, rate });
    };
    take();
    return quoteStore.subscribe(take);
  }, [from, to]);
  return kept?.key === key ? kept.rate : null;
}
