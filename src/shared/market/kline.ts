export const KLINE_INTERVALS = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const;
export type KlineInterval = (typeof KLINE_INTERVALS)[number];

/** Candles kept of each subscription, in every thread: the newest. */
export const MAX_KLINES = 500;

/** A kline subscription. `klineType` reaches the server only where the deployment's klineV2 is on. */
export interface KlineTopic {
  readonly symbol: string;
  readonly interval: KlineInterval;
  readonly klineType: string;
}

/** One candle: open time in ms since 1970; open, high, low, close, volume as plain decimal strings. */
export type Kline = readonly [
  openTimeMs: number,
  open: string,
  high: string,
  low: string,
  close: string,
  volume: string,
];

/** Identifies a kline subscription inside the page and its workers. */
export function klineKey({ symbol, interval, klineType }: KlineTopic): string {
  return `kline_${interval}:${symbol}:${klineType}`;
}

/** The newest candles of each subscription, with what changed since when; the same on both sides of the link. */
export interface KlineTable {
  /** Takes new or changed candles; a full set replaces what was there. */
  readonly apply: (key: string, klines: readonly Kline[], full: boolean) => void;
  /** What changed since `sinceVersion`; undefined when nothing did. */
  readonly changes: (key: string, sinceVersion: number) => KlineChanges | undefined;
  /** Rises with every change. */
  readonly version: () => number;
  /** Forgets every subscription but these. */
  readonly retain: (keys: ReadonlySet<string>) => void;
}

export interface KlineChanges {
  /** A whole set came since: replace all there was. */
  readonly full: boolean;
  /** Oldest first. */
  readonly klines: readonly Kline[];
}

interface Series {
  readonly fullAtVersion: number;
  readonly entryByTime: Map<number, { readonly kline: Kline; readonly version: number }>;
}

/** Keeps at most `maxKlines` candles of each subscription, the newest. */
export function createKlineTable(maxKlines: number): KlineTable {
  const seriesByKey = new Map<string, Series>();
  let version = 0;

  const trim = ({ entryByTime }: Series): void => {
    if (entryByTime.size <= maxKlines) return;
    const times = [...entryByTime.keys()].sort((a, b) => a - b);
    for (const time of times.slice(0, -maxKlines)) entryByTime.delete(time);
  };

  return {
    apply: (key, klines, full) => {
      version += 1;
      const known = full ? undefined : seriesByKey.get(key);
      const series = known ?? { fullAtVersion: version, entryByTime: new Map() };
      seriesByKey.set(key, series);
      for (const kline of klines) series.entryByTime.set(kline[0], { kline, version });
      trim(series);
    },
    changes: (key, sinceVersion) => {
      const series = seriesByKey.get(key);
      if (series === undefined) return undefined;
      const full = series.fullAtVersion > sinceVersion;
      const changed = [...series.entryByTime.values()].filter(
        (entry) => full || entry.version > sinceVersion,
      );
      if (!full && changed.length === 0) return undefined;
      return { full, klines: changed.map(({ kline }) => kline).sort((a, b) => a[0] - b[0]) };
    },
    version: () => version,
    retain: (keys) => {
      for (const key of seriesByKey.keys()) if (!keys.has(key)) seriesByKey.delete(key);
    },
  };
}
