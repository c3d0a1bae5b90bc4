import { applyBatch, type QuoteState } from '#app/stores/quoteStore.ts';
import type { MarketView, TabInterest } from '#shared/contract/gatewayApi.ts';
import type { Epoch, LinkId, TabId } from '#shared/contract/ids.ts';
import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';
import type { Presence } from '#shared/contract/workerApi.ts';
import { createGateway, type Gateway } from '#workers/gateway/createGateway.ts';
import { createQuoteHub, type QuoteHub } from '#workers/quotes/createQuoteHub.ts';
import { createFakeClock, type FakeClock } from './fakeClock.ts';
import { createFakeLocks } from './fakeLocks.ts';
import { createFakeChannel } from './fakePort.ts';
import { createFakeSocketServer, type FakeSocketServer } from './fakeSocket.ts';
import { SOURCE, settle } from './hubHarness.ts';

/** Both workers' insides, joined, with fake tabs, a fake server and a fake clock: the whole pipeline without a browser. */
export interface Pipeline {
  readonly clock: FakeClock;
  readonly server: FakeSocketServer;
  readonly hub: QuoteHub;
  readonly gateway: Gateway;
  /** `tickAgeMs`: since the tab's last tick by a gateway that has died. */
  readonly addTab: (name: string, presence?: Partial<Presence>, tickAgeMs?: number) => PipelineTab;
  /** Joins the pair (again), as a tab would. */
  readonly join: () => Promise<void>;
  /** Replaces the quotes worker by a new one that knows nothing, as after its death. */
  readonly replaceQuotes: () => Promise<void>;
  /** Moves time on in small steps, with promises settling between them. */
  readonly pass: (ms: number) => Promise<void>;
}

export interface PipelineTab {
  readonly tabId: TabId;
  readonly batches: QuoteBatch[];
  /** What the page shows: every batch applied to the page's own store. */
  readonly shown: () => QuoteState;
  readonly look: (interest: Partial<TabInterest>) => void;
  readonly setPresence: (presence: Partial<Presence>) => void;
  /** From now on batches stay unacknowledged, as in a frozen page, until released. */
  readonly freeze: () => void;
  readonly thaw: () => Promise<void>;
  /** The next batch makes the page throw. */
  readonly failOnce: () => void;
  readonly die: () => void;
}

export const VIEW: MarketView = {
  query: '',
  favourites: null,
  sort: { by: 'turnover', direction: 'descending' },
  window: { first: 0, count: 20 },
  held: false,
};

const quietLog = { warn: () => undefined, warnOnce: () => undefined, lines: () => [] };

export async function createPipeline(): Promise<Pipeline> {
  const clock = createFakeClock();
  const server = createFakeSocketServer();
  const { locks, hold, release } = createFakeLocks();
  const measure = (): number => 0;
  const tabs: { readonly name: string; readonly greetQuotes: () => void }[] = [];
  let epochs = 0;
  let links = 0;

  const buildHub = (): QuoteHub => {
    epochs += 1;
    return createQuoteHub({
      epoch: `quotes-${epochs}` as Epoch,
      clock,
      random: () => 0.5,
      openSocket: server.openSocket,
      openGunzip: null,
      locks,
      log: quietLog,
      measure,
      onTabGone: () => undefined,
    });
  };

  let hub = buildHub();
  const gateway = createGateway({
    epoch: 'gateway-1' as Epoch,
    clock,
    locks,
    log: quietLog,
    measure,
    fetch,
    subtle: null,
    answers: { entries: async () => [], set: async () => undefined, delete: async () => undefined },
    announceChange: () => undefined,
    onTabGone: () => undefined,
  });

  const join = async (): Promise<void> => {
    const { port1, port2 } = createFakeChannel(true);
    links += 1;
    const linkId = `link-${links}` as LinkId;
    const joined = Promise.all([hub.join(port1.port, linkId), gateway.join(port2.port, linkId)]);
    const results = await joined;
    if (results.some((result) => !result.ok)) throw new Error('The pipeline could not be joined.');
  };

  const addTab = (name: string, presence: Partial<Presence> = {}, tickAgeMs?: number): PipelineTab => {
    const tabId = name as TabId;
    let state: Presence = { visible: true, online: true, ...presence };
    let shown: QuoteState = emptyState();
    let interest: TabInterest = { symbols: [], klines: [], view: null, currency: 'EUR' };
    let isFrozen = false;
    let failures = 0;
    let held: (() => void)[] = [];
    const batches: QuoteBatch[] = [];
    const quotesEnds: MessagePort[] = [];
    const gatewayPresence = createFakeChannel();
    hold(`tab:${name}`);

    const hello = () => ({
      protocolVersion: 1,
      buildId: 'b',
      tabId,
      presence: state,
      lockName: `tab:${name}`,
    });
    const greetQuotes = (): void => {
      const { port1, port2 } = createFakeChannel();
      quotesEnds.push(port1.port);
      hub.addTab({ ...hello(), source: SOURCE }, { readToken: () => null }, port2.port);
    };
    const apply = (batch: QuoteBatch): void => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('The page failed.');
      }
      // As structured cloning would: what crosses must survive it, and nothing is shared between threads.
      const received = structuredClone(batch);
      batches.push(received);
      shown = applyBatch(shown, received, {
        symbols: new Set(interest.symbols),
        hasView: interest.view !== null,
      });
    };

    tabs.push({ name, greetQuotes });
    greetQuotes();
    gateway.addTab(
      { ...hello(), tickAgeMs: tickAgeMs ?? null, api: { base: '/x-api', keys: {} } },
      {
        push: async (batch) => {
          if (isFrozen) await new Promise<void>((resolve) => held.push(resolve));
          apply(batch);
        },
        endSession: () => undefined,
        takeChanges: () => undefined,
      },
      gatewayPresence.port2.port,
    );

    return {
      tabId,
      batches,
      shown: () => shown,
      look: (next) => {
        interest = { ...interest, ...next };
        const result = gateway.setInterest(tabId, structuredClone(interest));
        if (!result.ok) throw new Error(result.error.message);
      },
      setPresence: (next) => {
        state = { ...state, ...next };
        gatewayPresence.port1.port.postMessage(state);
        quotesEnds.at(-1)?.postMessage(state);
      },
      freeze: () => {
        isFrozen = true;
      },
      thaw: async () => {
        isFrozen = false;
        const released = held;
        held = [];
        for (const resolve of released) resolve();
        await settle();
      },
      failOnce: () => {
        failures += 1;
      },
      die: () => release(`tab:${name}`),
    };
  };

  const pass = async (ms: number): Promise<void> => {
    await settle();
    for (let left = ms; left > 0; left -= 50) {
      clock.advance(Math.min(50, left));
      await settle();
    }
  };

  await join();
  return {
    clock,
    server,
    get hub() {
      return hub;
    },
    gateway,
    addTab,
    join,
    replaceQuotes: async () => {
      hub = buildHub();
      for (const tab of tabs) tab.greetQuotes();
      await join();
    },
    pass,
  };
}

function emptyState(): QuoteState {
  return {
    quoteBySymbol: new Map(),
    view: null,
    asOfMs: null,
    currency: null,
    rateByCurrency: new Map(),
    klinesByKey: new Map(),
  };
}
