import { proxy, transfer } from 'comlink';
import { onTestFinished } from 'vitest';
import { type Attached, attachWorker } from '#app/bridge/attachWorker.ts';
import {
  constructDedicatedGateway,
  constructDedicatedQuotes,
  constructSharedGateway,
  constructSharedQuotes,
} from '#app/bridge/constructWorkers.ts';
import { joinWorkers } from '#app/bridge/joinWorkers.ts';
import type { Transport } from '#app/stores/connectionStore.ts';
import { applyBatch, type QuoteState } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { SessionNotice } from '#shared/contract/apiCall.ts';
import type { ApiSettings, GatewayApi, MarketView, TabInterest } from '#shared/contract/gatewayApi.ts';
import { createId, type TabId } from '#shared/contract/ids.ts';
import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';
import type { QuoteSource, QuotesApi } from '#shared/contract/quotesApi.ts';
import { type Hello, PROTOCOL_VERSION, type Presence } from '#shared/contract/workerApi.ts';
import { unwrap } from '../unwrap.ts';
import { emptyQuotes } from './emptyQuotes.ts';
import { holdTabLock } from './holdTabLock.ts';
import { NO_API } from './noApi.ts';
import { terminateWorker } from './terminateWorker.ts';

/** One tab's ends of two real workers: what the page's bridge holds, without the page. */
export interface WorkerTab {
  readonly tabId: TabId;
  readonly quotes: Attached<QuotesApi>;
  readonly gateway: Attached<GatewayApi>;
  readonly batches: readonly QuoteBatch[];
  /** The notices it got of the session's end. */
  readonly notices: readonly SessionNotice[];
  /** Every batch, applied as the page applies it. */
  readonly shown: () => QuoteState;
  /** States what the tab looks at; what is left out stays as it was. */
  readonly look: (interest: Partial<TabInterest>) => Promise<void>;
  readonly setPresence: (presence: Partial<Presence>) => void;
  /** The tab's lock becomes free, as when it crashes. */
  readonly die: () => void;
  readonly helloAtMs: number;
  /** When the first prices had come; undefined before. */
  readonly firstRowsAtMs: () => number | undefined;
}

export interface WorkerTabOptions {
  readonly source: QuoteSource;
  readonly transport?: Transport;
  readonly presence?: Partial<Presence>;
  readonly token?: string | null;
  /** Where its calls go; by default nowhere. */
  readonly api?: ApiSettings;
}

export const VIEW: MarketView = {
  query: '',
  favourites: null,
  sort: { by: 'turnover', direction: 'descending' },
  window: { first: 0, count: 20 },
  held: false,
};

/** The lock of the tab that joins the workers, where several tabs find them unjoined. */
export const JOIN_LOCK = 'join';

const CONSTRUCT = {
  shared: { quotes: constructSharedQuotes, gateway: constructSharedGateway },
  dedicated: { quotes: constructDedicatedQuotes, gateway: constructDedicatedGateway },
} as const;

const options = { clock: systemClock, locks: navigator.locks };

/** Opens a tab on both workers and joins them; it leaves them when the test ends. */
export async function openWorkerTab(tab: WorkerTabOptions): Promise<WorkerTab> {
  const { source, transport = 'shared', token = null, api = NO_API } = tab;
  const tabId = createId<TabId>();
  const lock = await holdTabLock(`tab:${tabId}`);
  const batches: QuoteBatch[] = [];
  const notices: SessionNotice[] = [];
  let presence: Presence = { visible: true, online: true, ...tab.presence };
  let interest: TabInterest = { symbols: [], klines: [], view: null, currency: 'EUR' };
  let shown = emptyQuotes();
  let firstRowsAtMs: number | undefined;

  const push = (batch: QuoteBatch): void => {
    batches.push(batch);
    shown = applyBatch(shown, batch, {
      symbols: new Set(interest.symbols),
      hasView: interest.view !== null,
    });
    if (batch.rows !== undefined) firstRowsAtMs ??= performance.now();
  };

  const hello: Hello = {
    protocolVersion: PROTOCOL_VERSION,
    buildId: __BUILD_ID__,
    tabId,
    presence,
    lockName: lock.name,
  };
  const construct = CONSTRUCT[transport];
  const helloAtMs = performance.now();
  const [greetedQuotes, greetedGateway] = await Promise.all([
    attachWorker<QuotesApi>({
      ...options,
      tabId,
      helloTimeoutMs: 10_000,
      construct: construct.quotes,
      greet: (remote, port) =>
        remote.hello({ ...hello, source }, proxy({ readToken: () => token }), transfer(port, [port])),
    }),
    attachWorker<GatewayApi>({
      ...options,
      tabId,
      helloTimeoutMs: 10_000,
      construct: construct.gateway,
      greet: (remote, port) =>
        remote.hello(
          { ...hello, tickAgeMs: null, api },
          proxy({
            push,
            endSession: (notice: SessionNotice) => void notices.push(notice),
            takeChanges: () => undefined,
          }),
          transfer(port, [port]),
        ),
    }),
  ]);
  const quotes = unwrap(greetedQuotes);
  const gateway = unwrap(greetedGateway);
  unwrap(await joinWorkers({ quotes, gateway }, { ...options, lockName: JOIN_LOCK }));

  onTestFinished(async () => {
    if (transport === 'shared') await Promise.all([quotes.remote.bye(tabId), gateway.remote.bye(tabId)]);
    quotes.leave();
    gateway.leave();
    lock.release();
    if (transport === 'dedicated') for (const { remote } of [quotes, gateway]) terminateWorker(remote);
  });

  return {
    tabId,
    quotes,
    gateway,
    batches,
    notices,
    shown: () => shown,
    look: async (next) => {
      interest = { ...interest, ...next };
      return unwrap(await gateway.remote.setInterest(tabId, interest));
    },
    setPresence: (next) => {
      presence = { ...presence, ...next };
      quotes.sendPresence(presence);
      gateway.sendPresence(presence);
    },
    die: lock.release,
    helloAtMs,
    firstRowsAtMs: () => firstRowsAtMs,
  };
}
