import type { KlineTopic } from '#shared/market/kline.ts';
import type { Sort } from '#shared/market/quote.ts';
import type { Result } from '#shared/result/result.ts';
import type { Answer, ApiCall, ChangeNotice, SessionNotice } from './apiCall.ts';
import type { TabId } from './ids.ts';
import type { QuoteSink } from './quoteBatch.ts';
import type { Hello, Welcome, WorkerApi } from './workerApi.ts';

/** What a tab's market table shows. The gateway searches, sorts and cuts; the tab gets the window's rows only. */
export interface MarketView {
  readonly query: string;
  /** Names of the coins that the query may mean: `[coin, name]`. */
  readonly names?: readonly (readonly [coin: string, name: string])[];
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

/** Where the exchange's calls go, and what its answers are checked with; of the app config (design.md section 5). */
export interface ApiSettings {
  readonly base: string;
  readonly userAgent?: string | undefined;
  /** Public keys and masks by signature version; without any, calls that need a signature fail. */
  readonly keys: Readonly<Record<string, { readonly publicKey: string; readonly mask: string }>>;
}

/** A tab's way in for the gateway. The promise of a push is its acknowledgement. */
export interface TabSink extends QuoteSink {
  /** The user logged out or changed, in whichever tab: all data of the user before have to be dropped. */
  readonly endSession: (notice: SessionNotice) => void | Promise<void>;
  /** A call of some tab changed data of the user; comes while the tab is visible, or when it is shown again. */
  readonly takeChanges: (notice: ChangeNotice) => void | Promise<void>;
}

export interface GatewayHello extends Hello {
  readonly api: ApiSettings;
  /**
   * ms since the last tick of a gateway that has died; null when this tab had none. The throttle continues from it.
   */
  readonly tickAgeMs: number | null;
}

/** Figures of the calls to the exchange: totals since the worker began, and what is under way now. */
export interface RequestFigures {
  readonly calls: number;
  /** Requests that were sent for them. */
  readonly requests: number;
  /** Calls that were answered from the cache. */
  readonly cached: number;
  readonly verifyMs: number;
  readonly pending: number;
  readonly cacheEntries: number;
  readonly generation: number;
  /** Server time minus the device's. */
  readonly skewMs: number;
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
  readonly calls: RequestFigures;
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
  readonly hello: (hello: GatewayHello, sink: TabSink, presence: MessagePort) => Promise<Result<Welcome>>;
  readonly setInterest: (tabId: TabId, interest: TabInterest) => Promise<Result<void>>;
  /** One call of the exchange; ends within 30 s, with a checked answer or an error. */
  readonly request: (call: ApiCall) => Promise<Result<Answer>>;
  /** The caller does not wait for that call any more. */
  readonly cancel: (tabId: TabId, callId: number) => Promise<Result<void>>;
  readonly inspect: () => Promise<Result<GatewayFigures>>;
}
