import { proxy, type Remote, transfer } from 'comlink';
import { onTestFinished } from 'vitest';
import { constructDedicatedGateway, constructDedicatedQuotes } from '#app/bridge/constructWorkers.ts';
import { createWorkerPair, type WorkerPair } from '#app/bridge/createWorkerPair.ts';
import type { Transport, WorkerLinkState } from '#app/stores/connectionStore.ts';
import { applyBatch, type QuoteState } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { GatewayApi, TabInterest } from '#shared/contract/gatewayApi.ts';
import { createId, type TabId } from '#shared/contract/ids.ts';
import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';
import type { QuoteSource, QuotesApi } from '#shared/contract/quotesApi.ts';
import { type Hello, PROTOCOL_VERSION } from '#shared/contract/workerApi.ts';
import { emptyQuotes } from './emptyQuotes.ts';
import { holdTabLock } from './holdTabLock.ts';
import { NO_API } from './noApi.ts';
import { terminateWorker } from './terminateWorker.ts';

/** The page's pair of workers, repaired as the page repairs it, with a record of its link states. */
export interface OpenPair {
  readonly pair: WorkerPair;
  readonly linkStates: readonly { readonly linkState: WorkerLinkState; readonly transport: Transport }[];
  readonly shown: () => QuoteState;
  readonly batches: readonly QuoteBatch[];
  readonly outdated: () => number;
  /** Terminates the newest dedicated worker of a kind. */
  readonly kill: (kind: 'quotes' | 'gateway') => void;
}

export interface OpenPairOptions {
  readonly source: QuoteSource;
  readonly symbols: readonly string[];
  readonly buildId?: string;
  /** What the shared kind is built by; without it the pair starts with dedicated workers. */
  readonly constructShared?: {
    readonly quotes: () => Remote<QuotesApi>;
    readonly gateway: () => Remote<GatewayApi>;
  };
}

/** Starts a pair that looks at some symbols. What it has built ends with the test. */
export async function openWorkerPair(options: OpenPairOptions): Promise<OpenPair> {
  const { source, symbols, buildId = __BUILD_ID__, constructShared } = options;
  const tabId = createId<TabId>();
  const lock = await holdTabLock(`tab:${tabId}`);
  const linkStates: { linkState: WorkerLinkState; transport: Transport }[] = [];
  const batches: QuoteBatch[] = [];
  const built = { quotes: [] as Remote<QuotesApi>[], gateway: [] as Remote<GatewayApi>[] };
  const interest: TabInterest = { symbols, klines: [], view: null, currency: 'EUR' };
  let shown = emptyQuotes();
  let outdated = 0;

  const hello: Hello = {
    protocolVersion: PROTOCOL_VERSION,
    buildId,
    tabId,
    presence: { visible: true, online: true },
    lockName: lock.name,
  };
  const push = (batch: QuoteBatch): void => {
    batches.push(batch);
    shown = applyBatch(shown, batch, { symbols: new Set(symbols), hasView: false });
  };
  const buildQuotes = (): Remote<QuotesApi> => {
    const remote = constructDedicatedQuotes();
    built.quotes.push(remote);
    return remote;
  };
  const buildGateway = (): Remote<GatewayApi> => {
    const remote = constructDedicatedGateway();
    built.gateway.push(remote);
    return remote;
  };

  const pair = createWorkerPair({
    tabId,
    clock: systemClock,
    random: () => 0,
    locks: navigator.locks,
    joinLockName: `join:${tabId}`,
    transport: constructShared === undefined ? 'dedicated' : 'shared',
    quotes: {
      construct: { shared: constructShared?.quotes ?? buildQuotes, dedicated: buildQuotes },
      greet: (remote, port) =>
        remote.hello({ ...hello, source }, proxy({ readToken: () => null }), transfer(port, [port])),
    },
    gateway: {
      construct: { shared: constructShared?.gateway ?? buildGateway, dedicated: buildGateway },
      greet: (remote, port) =>
        remote.hello(
          { ...hello, tickAgeMs: null, api: NO_API },
          proxy({ push, endSession: () => undefined, takeChanges: () => undefined }),
          transfer(port, [port]),
        ),
    },
    isOutdated: async () => false,
    onLinkState: (linkState, transport) => linkStates.push({ linkState, transport }),
    onOutdated: () => {
      outdated += 1;
    },
    onGateway: () => undefined,
    onReady: () => void pair.callGateway((gateway) => gateway.setInterest(tabId, interest)),
  });
  pair.ensure();

  onTestFinished(() => {
    for (const remote of [...built.quotes, ...built.gateway]) terminateWorker(remote);
    lock.release();
  });

  return {
    pair,
    linkStates,
    batches,
    shown: () => shown,
    outdated: () => outdated,
    kill: (kind) => {
      const newest = built[kind].at(-1);
      if (newest !== undefined) terminateWorker(newest);
    },
  };
}
