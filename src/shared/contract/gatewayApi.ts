import type { KlineTopic } from '#shared/market/kline.ts';
import type { Sort } from '#shared/market/sortKey.ts';
import type { Result } from '#shared/result/result.ts';
import type { TabId } from './ids.ts';
import type { QuoteSink } from './quoteBatch.ts';
import type { Hello, Welcome, WorkerApi } from './workerApi.ts';

/** What a tab's market table shows. The gateway searches, sorts and cuts; the tab gets the window's rows only. */
export interface MarketView {
  readonly query: string;
  /** Only these symbols, or null for all pairs. */
  readonly favourites: readonly string[] | null;
  readonly sort: Sort;
  /** Rows to send, overscan included. */
  readonly window: { readonly first: number; readonly count: number };
  /** Pointer or focus is in the table: values change, places don't. */
  readonly held: boolean;
}

/** Everything a tab looks at, absolutely; each statement replaces the one before. */
export interface TabInterest {
  readonly symbols: readonly string[];
  readonly klines: readonly KlineTopic[];
  readonly view: MarketView | null;
  /** The currency of the table's fiat column. */
  readonly currency: string;
}

export interface GatewayHello extends Hello {
  /**
   * ms since the last tick of a gateway that has died; null when this tab had none. The throttle goes on where that
   * one left off.
   */
  readonly tickAgeMs: number | null;
}

/** Running totals since the worker began; a reader takes differences. */
export interface GatewayFigures {
  readonly atMs: number;
  readonly batches: number;
  readonly batchBytes: number;
  readonly largestBatchBytes: number;
  readonly rowsSent: number;
  readonly diffMs: number;
  readonly postMs: number;
  readonly tabs: readonly {
    readonly tabId: TabId;
    readonly visible: boolean;
    readonly batches: number;
    readonly awaitingAck: boolean;
  }[];
  readonly log: readonly string[];
}

/** The gateway worker: knows every tab, what it looks at and what it was last sent. */
export interface GatewayApi extends WorkerApi {
  /** `presence` is a one-way port, as in QuotesApi. The sink is the tab's only way in; its promise is the acknowledgement. */
  readonly hello: (hello: GatewayHello, sink: QuoteSink, presence: MessagePort) => Promise<Result<Welcome>>;
  readonly setInterest: (tabId: TabId, interest: TabInterest) => Promise<Result<void>>;
  readonly inspect: () => Promise<Result<GatewayFigures>>;
}
