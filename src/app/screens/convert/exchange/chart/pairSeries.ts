import type { PairRoute } from '#app/features/prices/pairRoute.ts';
import { inverseOf, quotientOf } from '#app/features/prices/rateOf.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { Quote } from '#shared/market/quote.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

type Candles = Pick<ResultOf<'klines'>, 'list'>['list'];

/** The price of a pair at the end of a candle. */
export interface PairPoint {
  /** When the candle began, in ms since 1970. */
  readonly atMs: number;
  /** Units of `to` for one `from`, a plain decimal string. */
  readonly close: string;
  /** For a pair by way of USDT, high and low are the close: when each coin had its highest price in a candle is not known. */
  readonly high: string;
  readonly low: string;
}

/** Candles of the symbols that a route names, in its order. A candle without a price is left out. */
export function pairSeries(route: PairRoute, legs: readonly Candles[]): readonly PairPoint[] {
  const [first = [], second = []] = legs;
  if (route.kind === 'direct') {
    return first.flatMap(({ t, c, h, l }) => pointOf(t, positive(c), h, l));
  }
  if (route.kind === 'inverse') {
    return first.flatMap(({ t, c, h, l }) => pointOf(t, inverseOf(c), inverseOf(l), inverseOf(h)));
  }
  const closeByTime = new Map(second.map(({ t, c }) => [t, c]));
  return first.flatMap(({ t, c }) => {
    const divisor = closeByTime.get(t);
    const close = divisor === undefined ? null : quotientOf(c, divisor);
    return pointOf(t, close, close, close);
  });
}

/** The series with the live price at its end: in the candle that runs, or in one of its own where that has ended. */
export function withLive(
  series: readonly PairPoint[],
  rate: string | null,
  { nowMs, intervalMs }: { readonly nowMs: number; readonly intervalMs: number },
): readonly PairPoint[] {
  const last = series.at(-1);
  if (last === undefined || rate === null) return series;
  const atMs = Math.floor(nowMs / intervalMs) * intervalMs;
  if (atMs > last.atMs) return [...series, { atMs, close: rate, high: rate, low: rate }];
  const live = { ...last, close: rate, high: highest([last.high, rate]), low: lowest([last.low, rate]) };
  return [...series.slice(0, -1), live];
}

/** What a series says at a glance; undefined for an empty one. */
export interface SeriesSummary {
  readonly first: PairPoint;
  readonly last: PairPoint;
  readonly high: string;
  readonly low: string;
  /** From the first to the last, in percent at two decimals; a loss is never shown smaller than it is (screens.md 0.2b). */
  readonly change: string;
}

export function summaryOf(series: readonly PairPoint[]): SeriesSummary | undefined {
  const [first, last] = [series[0], series.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    first,
    last,
    high: highest(series.map(({ high }) => high)),
    low: lowest(series.map(({ low }) => low)),
    change: new Decimal(last.close)
      .div(first.close)
      .minus(1)
      .times(100)
      .toDecimalPlaces(2, Decimal.ROUND_FLOOR)
      .toFixed(),
  };
}

/** At most so many points at equal distances, the last one always, for a table that can be read through. */
export function sampleOf(series: readonly PairPoint[], most: number): readonly PairPoint[] {
  const step = Math.ceil(series.length / most);
  return series.filter((_, at) => (series.length - 1 - at) % step === 0);
}

/** Digits after the point at which a price is worth reading: six significant ones, as limit prices have. */
export function priceDigits(price: string): number {
  const value = new Decimal(price);
  return value.isZero() ? 2 : Math.min(18, Math.max(2, 5 - value.e));
}

function pointOf(t: string, close: string | null, high: string | null, low: string | null): PairPoint[] {
  return close === null || high === null || low === null ? [] : [{ atMs: Number(t), close, high, low }];
}

function positive(price: string): string | null {
  return compareDecimals(price, '0') > 0 ? price : null;
}

function highest(prices: readonly string[]): string {
  return Decimal.max(...prices).toFixed();
}

function lowest(prices: readonly string[]): string {
  return Decimal.min(...prices).toFixed();
}

/** The highest and the lowest price of the last 24 hours. */
export interface LastDay {
  readonly high: string;
  readonly low: string;
  /** From closes of two coins, which may have missed the very top and bottom. */
  readonly isEstimate: boolean;
}

/**
 * By the feed's `quote` of the route's one symbol, and else by a series of the last day; null where neither is there.
 */
export function lastDayOf(
  route: PairRoute,
  quote: Pick<Quote, 'highPrice24h' | 'lowPrice24h'> | undefined,
  daySeries: readonly PairPoint[],
): LastDay | null {
  if (quote !== undefined && route.kind === 'direct') {
    return { high: quote.highPrice24h, low: quote.lowPrice24h, isEstimate: false };
  }
  const [high, low] =
    quote === undefined ? [null, null] : [inverseOf(quote.lowPrice24h), inverseOf(quote.highPrice24h)];
  if (high !== null && low !== null) return { high: round(high), low: round(low), isEstimate: false };
  const summary = summaryOf(daySeries);
  return summary === undefined
    ? null
    : { high: round(summary.high), low: round(summary.low), isEstimate: route.kind === 'cross' };
}

function round(price: string): string {
  return new Decimal(price).toDecimalPlaces(priceDigits(price), Decimal.ROUND_HALF_UP).toFixed();
}
