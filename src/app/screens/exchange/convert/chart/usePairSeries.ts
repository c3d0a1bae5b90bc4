import { useMemo } from 'react';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import type { PairRoute } from '#app/screens/exchange/prices/pairRoute.ts';
import type { AppError } from '#shared/result/appError.ts';
import { useRepeat } from '../limit/useRepeat.ts';
import type { ChartRange } from './chartRanges.ts';
import { type PairPoint, pairSeries } from './pairSeries.ts';

export interface PairSeries {
  /** Oldest first; empty where the exchange has no candles. Undefined while they are on their way. */
  readonly series: readonly PairPoint[] | undefined;
  readonly error: AppError | null;
  /** When the older of its parts was told, in ms since 1970. */
  readonly asOfMs: number | null;
  readonly refresh: () => void;
}

/** Loads the past of a pair's price, both parts where it has two, and again whenever a candle has ended. */
export function usePairSeries(
  route: PairRoute | null,
  { interval, intervalMs, count }: ChartRange,
): PairSeries {
  const [first = '', second = ''] = symbolsOf(route);
  const one = useApiQuery('klines', { symbol: first, interval, limit: count }, { enabled: first !== '' });
  const other = useApiQuery('klines', { symbol: second, interval, limit: count }, { enabled: second !== '' });
  const parts = second === '' ? [one] : [one, other];
  const refresh = (): void => {
    for (const part of parts) part.refresh();
  };
  useRepeat(refresh, {
    everyMs: intervalMs,
    isDue: first !== '',
    isBusy: parts.some(({ isRefreshing, isLoading }) => isRefreshing || isLoading),
  });
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
    refresh,
  };
}

function symbolsOf(route: PairRoute | null): readonly string[] {
  if (route === null) return [];
  return route.kind === 'cross' ? [route.fromSymbol, route.toSymbol] : [route.symbol];
}
