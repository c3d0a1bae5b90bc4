import { useQueries } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { crossRoute, type PairRoute, routeOf } from '#app/features/prices/pairRoute.ts';
import { inverseOf, quotientOf } from '#app/features/prices/rateOf.ts';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';

/** The price that is asked for: units of `to` for one `from`, in the minute of a moment. */
export interface SpotAsk {
  readonly from: string;
  readonly to: string;
  /** ms since 1970. */
  readonly atMs: number;
}

/** The price at the end of that minute, a plain decimal string; null where the market has none; undefined on its way. */
export type SpotRate = string | null | undefined;

const MINUTE_MS = 60_000;

/**
 * The spot prices of past minutes, by the exchange's candles of one minute, in the order of `asks`. They never change, so each
 * minute of a symbol is asked for once.
 */
export function useSpotRates(asks: readonly SpotAsk[]): readonly SpotRate[] {
  const request = useApi();
  const generation = useStore(sessionStore, (state) => state.generation);
  const legs = asks.map(legsOf);
  const keys = [...new Set(legs.flatMap(({ candles }) => candles))];
  const answers = useQueries({
    queries: keys.map((key) => {
      const [symbol = '', minute = ''] = key.split(' ');
      return {
        queryKey: [generation, 'candle', symbol, minute],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<string | null> => {
          const to = String(Number(minute) + MINUTE_MS - 1);
          const asked = { symbol, interval: '1m', from: minute, to, limit: 1 } as const;
          const answered = await request('klines', asked, { signal });
          if (!answered.ok) throw answered.error;
          return answered.value.result?.list.find(({ t }) => t === minute)?.c ?? null;
        },
        staleTime: Number.POSITIVE_INFINITY,
      };
    }),
  });
  const closeByKey = new Map(
    keys.map((key, at): [string, SpotRate] => [
      key,
      answers[at]?.isError === true ? null : answers[at]?.data,
    ]),
  );
  return legs.map(({ route, candles }) =>
    rateAlong(
      route,
      candles.map((key) => closeByKey.get(key)),
    ),
  );
}

interface Legs {
  readonly route: PairRoute;
  /** "BTCUSDT 1714449600000", in the order of the route. */
  readonly candles: readonly string[];
}

/** Pairs without USDT are priced by way of USDT: no call says which other symbols there were at that time. */
function legsOf({ from, to, atMs }: SpotAsk): Legs {
  const route = routeOf(from, to, () => false) ?? crossRoute(from, to);
  const minute = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  const symbols = route.kind === 'cross' ? [route.fromSymbol, route.toSymbol] : [route.symbol];
  return { route, candles: symbols.map((symbol) => `${symbol} ${minute}`) };
}

function rateAlong(route: PairRoute, closes: readonly SpotRate[]): SpotRate {
  if (closes.includes(null)) return null;
  const [first, second] = closes;
  if (first === undefined || first === null) return undefined;
  if (route.kind === 'direct') return first;
  if (route.kind === 'inverse') return inverseOf(first);
  return second === undefined || second === null ? undefined : quotientOf(first, second);
}
