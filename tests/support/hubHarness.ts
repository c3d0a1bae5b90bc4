import type { FeedStatus } from '#shared/contract/feedStatus.ts';
import type { Epoch, LinkId, TabId } from '#shared/contract/ids.ts';
import type { Demand, Flush, ToGateway } from '#shared/contract/linkMessages.ts';
import type { QuoteSource } from '#shared/contract/quotesApi.ts';
import type { Presence } from '#shared/contract/workerApi.ts';
import { createQuoteHub, type QuoteHub, type QuoteHubOptions } from '#workers/quotes/createQuoteHub.ts';
import { createFakeClock, type FakeClock } from './fakeClock.ts';
import { createFakeLocks, type FakeLocks } from './fakeLocks.ts';
import { createFakeChannel } from './fakePort.ts';
import { createFakeSocketServer, type FakeSocketServer } from './fakeSocket.ts';

/** A quote hub on a fake clock, with a fake server on one side and the gateway's end of the link on the other. */
export interface HubHarness {
  readonly hub: QuoteHub;
  readonly clock: FakeClock;
  readonly server: FakeSocketServer;
  readonly locks: FakeLocks;
  readonly addTab: (name: string, presence?: Partial<Presence>, token?: string | null) => HarnessTab;
  /** Plays the gateway: joins, and records what quotes says. */
  readonly join: () => Promise<GatewayEnd>;
}

export interface HarnessTab {
  readonly tabId: TabId;
  readonly setPresence: (presence: Presence) => void;
  readonly die: () => void;
  readonly tokensAsked: () => number;
  /** The user has changed, or is gone. */
  readonly setToken: (next: string | null) => void;
}

export interface GatewayEnd {
  readonly messages: readonly ToGateway[];
  readonly flushes: () => readonly Flush[];
  readonly lastStatus: () => FeedStatus | undefined;
  readonly demand: (demand: Partial<Demand>) => void;
  readonly pull: () => void;
}

export const SOURCE: QuoteSource = {
  url: 'wss://feed.example/spot/ws/quote/v2',
  binary: true,
  klineV2: false,
};

export function createHubHarness(
  source: Partial<QuoteSource> = {},
  random = () => 0.5,
  effects: Partial<Pick<QuoteHubOptions, 'log' | 'measure' | 'openGunzip'>> = {},
): HubHarness {
  const clock = createFakeClock();
  const server = createFakeSocketServer();
  const locks = createFakeLocks();
  const hub = createQuoteHub({
    epoch: 'epoch-q' as Epoch,
    clock,
    random,
    openSocket: server.openSocket,
    openGunzip: null,
    locks: locks.locks,
    log: { warn: () => undefined, warnOnce: () => undefined, lines: () => [] },
    measure: () => 0,
    onTabGone: () => undefined,
    ...effects,
  });

  return {
    hub,
    clock,
    server,
    locks,
    addTab: (name, presence = {}, token = null) => {
      let current = token;
      const { port1, port2 } = createFakeChannel();
      const tabId = name as TabId;
      let asked = 0;
      locks.hold(`tab:${name}`);
      hub.addTab(
        {
          protocolVersion: 1,
          buildId: 'b',
          tabId,
          presence: { visible: true, online: true, ...presence },
          lockName: `tab:${name}`,
          source: { ...SOURCE, ...source },
        },
        {
          readToken: () => {
            asked += 1;
            return current;
          },
        },
        port2.port,
      );
      return {
        tabId,
        setPresence: (state) => port1.port.postMessage(state),
        die: () => locks.release(`tab:${name}`),
        tokensAsked: () => asked,
        setToken: (next) => {
          current = next;
        },
      };
    },
    join: async () => {
      const { port1, port2 } = createFakeChannel();
      const messages: ToGateway[] = [];
      port1.port.onmessage = ({ data }) => messages.push(data as ToGateway);
      const joined = hub.join(port2.port, 'link-1' as LinkId);
      for (const type of ['syn', 'go']) {
        port1.port.postMessage({ type, linkId: 'link-1', epoch: 'epoch-g' });
      }
      await joined;
      let sequence = 0;
      return {
        messages,
        flushes: () => messages.filter((message) => message.type === 'flush'),
        lastStatus: () => messages.filter((message) => message.type === 'status').at(-1)?.status,
        demand: (demand) => {
          sequence += 1;
          port1.port.postMessage({
            type: 'demand',
            demand: { sequence, symbols: [], orderBy: [], klines: [], hasPrices: true, ...demand },
          });
        },
        pull: () => port1.port.postMessage({ type: 'pull' }),
      };
    },
  };
}

/** Lets promises that are settled already run on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
