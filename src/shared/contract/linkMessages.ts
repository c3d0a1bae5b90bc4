import type { Kline, KlineTopic } from '#shared/market/kline.ts';
import type { NumberKey, Quote } from '#shared/market/quote.ts';
import type { FeedStatus } from './feedStatus.ts';
import type { Epoch, LinkId } from './ids.ts';

/** What the gateway wants of quotes; absolute, the union over visible tabs. */
export interface Demand {
  /** Rises with every change, and comes back with the flush that satisfies it. */
  readonly sequence: number;
  readonly symbols: readonly string[];
  /** The numbers that some visible table is ordered by. */
  readonly orderBy: readonly NumberKey[];
  readonly klines: readonly KlineTopic[];
  /** Some tab shows a price or waits for one; a table without rows yet does as well. */
  readonly hasPrices: boolean;
}

/** Numbers to order rows by; never shown. `indexes` point into the newest list of pairs. */
export interface OrderNumbers {
  readonly key: NumberKey;
  readonly indexes: Uint32Array<ArrayBuffer>;
  readonly values: Float64Array<ArrayBuffer>;
}

/** New or changed candles of one subscription; `full` replaces what was there. */
export interface KlineFlush {
  readonly key: string;
  readonly full: boolean;
  readonly klines: readonly Kline[];
}

export interface Flush {
  readonly type: 'flush';
  /** The newest demand this flush satisfies: every symbol of it that exists has been sent since. */
  readonly demand: number;
  /** Whether a pull was used up; without one, a flush answers a changed demand or brings something for the first time. */
  readonly pulled: boolean;
  readonly asOfMs: number | null;
  /** The whole list of pairs, when it changed. Every known order number is then sent again. */
  readonly pairs?: readonly string[];
  /** Derived quotes that changed, or that the demand newly asks for. */
  readonly quotes: readonly Quote[];
  readonly order: readonly OrderNumbers[];
  /** USD per unit by currency, when changed: the whole table. */
  readonly rates?: ReadonlyMap<string, string>;
  readonly klines: readonly KlineFlush[];
}

/** Gateway → quotes. */
export type ToQuotes =
  | { readonly type: 'syn'; readonly linkId: LinkId; readonly epoch: Epoch }
  | { readonly type: 'demand'; readonly demand: Demand }
  /** Credit for one flush, sent as soon as there is news. Without credit quotes only answers a changed demand, and sends the first rates and candles. */
  | { readonly type: 'pull' };

/** Quotes → gateway. */
export type ToGateway =
  | { readonly type: 'ack'; readonly linkId: LinkId; readonly epoch: Epoch }
  | { readonly type: 'status'; readonly status: FeedStatus }
  | Flush;
