import type { Result } from '#shared/result/result.ts';
import type { FeedStatus } from './feedStatus.ts';
import type { TabId } from './ids.ts';
import type { Hello, Welcome, WorkerApi } from './workerApi.ts';

/** Where the feed is and how to read it; the first tab's counts for the life of the worker. */
export interface QuoteSource {
  /** ws(s) address without query. */
  readonly url: string;
  /** false asks the server for text frames instead of gzip. */
  readonly binary: boolean;
  /** Puts `klineType` into kline subscriptions. */
  readonly klineV2: boolean;
}

export interface QuotesHello extends Hello {
  readonly source: QuoteSource;
}

/** Page-side callback: the login token at this moment, null for a guest. Never kept by the worker. */
export interface TokenSource {
  readonly readToken: () => string | null | Promise<string | null>;
}

/** Running totals since the worker began; a reader takes differences. */
export interface QuotesFigures {
  readonly atMs: number;
  readonly asOfMs: number | null;
  readonly tabs: number;
  readonly frames: number;
  readonly bytes: number;
  readonly rows: number;
  readonly badFrames: Readonly<Record<string, number>>;
  /** Time from a frame's turn until its text is known; where the browser's stream inflates, other work is in it. */
  readonly inflateMs: number;
  readonly decodeMs: number;
  readonly deriveMs: number;
  /** Symbols that shown tabs look at now, and those hidden a moment ago. */
  readonly symbolsWanted: number;
  readonly rowsDerived: number;
  readonly flushes: number;
  readonly pairs: number;
  readonly socketsOpened: number;
  readonly roundTripMs: number | null;
  readonly status: FeedStatus;
  readonly events: readonly MonitorEvent[];
  readonly log: readonly string[];
}

/** The quotes worker: one socket for all tabs, public quotes only. */
export interface QuotesApi extends WorkerApi {
  /** `presence` is a one-way port: the tab posts Presence on it, nothing comes back (a reply would evict a page from the back/forward cache). */
  readonly hello: (
    hello: QuotesHello,
    tokens: TokenSource,
    presence: MessagePort,
  ) => Promise<Result<Welcome>>;
  /** The user asks for another attempt after the worker gave up. */
  readonly retry: (tabId: TabId) => Promise<Result<void>>;
  /**
   * Logs the socket in with the token of the most recently visible tab; resolves once the login topic confirmed it.
   * `isOther`: the user has changed, and a login of before counts no more.
   */
  readonly login: (tabId: TabId, isOther?: boolean) => Promise<Result<void>>;
  readonly inspect: () => Promise<Result<QuotesFigures>>;
}

/** An event for the monitoring collector (product.md section 7: open and close with path and query). */
export interface MonitorEvent {
  readonly name: 'quote-socket-open' | 'quote-socket-close';
  readonly atMs: number;
  readonly path: string;
  readonly query: string;
  /** Close code, with `quote-socket-close`. */
  readonly closeCode?: number;
}
