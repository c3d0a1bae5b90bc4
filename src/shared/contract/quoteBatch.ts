import type { Kline } from '#shared/market/kline.ts';
import type { FeedStatus } from './feedStatus.ts';
import type { Epoch } from './ids.ts';

/**
 * A row as it crosses to the page: the fields of Quote in order, then the turnover in the tab's currency (null
 * without a rate). A tuple, since key names would double the bytes.
 */
export type QuoteRow = readonly [
  symbol: string,
  lastPrice: string,
  changeRate24H: string,
  highPrice24h: string,
  lowPrice24h: string,
  volume24h: string,
  turnover24hUSD: string,
  turnoverUsd: string | null,
  turnoverFiat: string | null,
];

/** The rows a view shows now: `symbols` are the window's, from place `first` of `total`. */
export interface ViewSlice {
  readonly total: number;
  readonly first: number;
  readonly symbols: readonly string[];
}

/** New or changed candles of one subscription, oldest first; `full` replaces what was there. */
export interface KlineSlice {
  readonly key: string;
  readonly full: boolean;
  readonly klines: readonly Kline[];
}

/** One message to one tab: what changed since the last one it acknowledged. */
export interface QuoteBatch {
  readonly epoch: Epoch;
  /** Counts from 1; 1 means that the gateway doesn't know what this tab shows and sends everything. */
  readonly sequence: number;
  readonly asOfMs: number | null;
  /** Marks the throttled update; the next one follows 3 s later at the earliest. */
  readonly tick?: true;
  readonly status?: FeedStatus;
  /** How many live tabs share the connection, when changed. */
  readonly tabs?: number;
  readonly view?: ViewSlice;
  /** The currency of every `turnoverFiat` from here on, when changed; older ones no longer count. */
  readonly currency?: string;
  readonly rows?: readonly QuoteRow[];
  /** Symbols this tab no longer gets; the page drops them. */
  readonly dropped?: readonly string[];
  /** USD per unit, by currency: those that changed. 0 means that there is no rate, or none any more. */
  readonly rates?: readonly (readonly [currency: string, rate: string])[];
  readonly klines?: readonly KlineSlice[];
  readonly droppedKlines?: readonly string[];
}

/** Page-side callback given once, at registration. */
export interface QuoteSink {
  readonly push: (batch: QuoteBatch) => void | Promise<void>;
}
