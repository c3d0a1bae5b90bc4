import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createAnswerDesk } from '#sandbox/api/createAnswerDesk.ts';
import { createCalls } from '#sandbox/api/createCalls.ts';
import { createSessions } from '#sandbox/api/createSessions.ts';
import { type Clock, systemClock, systemTimers, type Timers } from '#sandbox/clock.ts';
import { type ActiveFault, createFaults } from '#sandbox/faults/createFaults.ts';
import { type Fault, type FaultInput, FaultSchema } from '#sandbox/faults/faultSchema.ts';
import { createQuoteServer } from '#sandbox/feed/createQuoteServer.ts';
import { createTopicCatalog } from '#sandbox/feed/createTopicCatalog.ts';
import { createTraffic, type TrafficReading } from '#sandbox/feed/createTraffic.ts';
import { createHttpServer } from '#sandbox/http/createHttpServer.ts';
import { describePageConfig } from '#sandbox/http/describePageConfig.ts';
import type { AppConfigValues } from '#sandbox/http/securityHeaders.ts';
import { createMarket } from '#sandbox/market/createMarket.ts';
import { listFiatRates } from '#sandbox/market/fiatRates.ts';
import { loadSigningKey } from '#sandbox/signing/signingKey.ts';

export interface SandboxOptions {
  /** Default 127.0.0.1: nobody else is let in unless told otherwise. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /**
   * The web root as built (default dist/): user/assets/ is the app, common-static/ static files. May be
   * missing.
   */
  readonly webRoot?: string;
  /** Decides every price. */
  readonly seed?: string;
  /** Pairs in the market (default 500). */
  readonly symbols?: number;
  /** Frames of changes per second (default 2). */
  readonly hz?: number;
  /** Rows in each frame; by default those of the pairs that ticked. */
  readonly changedRows?: number;
  /** Merged into the page's app config. */
  readonly appConfig?: AppConfigValues;
  /** Keeps what has to outlive the process: the signing key. Without it nothing does. */
  readonly dataDir?: string;
  readonly clock?: Clock;
  readonly timers?: Timers;
}

/** What a sandbox has seen and done. */
export interface SandboxState extends TrafficReading {
  /** Subscriptions by topic. */
  readonly topics: Readonly<Record<string, number>>;
  readonly symbols: number;
  readonly hz: number;
  readonly seed: string;
  readonly startedAtMs: number;
  readonly faults: readonly ActiveFault[];
}

export interface Sandbox {
  readonly url: string;
  readonly port: number;
  /** What its pages are told, for servers that serve the page themselves. */
  readonly pageConfig: AppConfigValues;
  readonly faults: {
    /** Switches a fault on, as `POST /sandbox/faults` does; throws on an order that route refuses. */
    add(fault: FaultInput): void;
    reset(): void;
    list(): ActiveFault[];
  };
  state(): SandboxState;
  /** Ends everything at once, open sockets too. */
  close(): Promise<void>;
}

const DEFAULTS = { host: '127.0.0.1', port: 0, seed: 'sluice', symbols: 500, hz: 2 } as const;

/** Starts an exchange in this process: the built app, its quote socket, its calls, and the routes to steer it. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host, port, seed, symbols, hz } = { ...DEFAULTS, ...options };
  const { changedRows, appConfig = {}, clock = systemClock, timers = systemTimers } = options;
  const webRoot = options.webRoot ?? fileURLToPath(new URL('../dist', import.meta.url));
  const startedAtMs = clock.now();
  const key = await loadSigningKey(options.dataDir);
  const pageConfig = describePageConfig(key, appConfig);

  const market = createMarket({ seed, symbols, rhythm: changedRows === undefined ? 'own' : 'constant' });
  const rates = listFiatRates(seed);
  const catalog = createTopicCatalog({ market, rates, changedRows });
  const faults = createFaults(clock);
  const traffic = createTraffic(clock);
  const quotes = createQuoteServer({ catalog, faults, traffic, clock, timers, hz });
  const sessions = createSessions();
  const calls = createCalls({ sessions, rates, startedAtMs });
  const desk = createAnswerDesk({ sessions, faults, key, clock });

  function addFault(fault: Fault): void {
    if (fault.fault === 'socket/drop') {
      quotes.dropSockets(fault.code);
    } else {
      faults.add(fault);
    }
  }

  function readState(): SandboxState {
    const topics = quotes.countTopics();
    return { ...traffic.read(), topics, symbols, hz, seed, startedAtMs, faults: faults.list() };
  }

  const http = createHttpServer({
    webRoot,
    pageConfig,
    api: { calls, desk, faults, clock, timers },
    controls: { addFault, resetFaults: faults.reset, listFaults: faults.list, readState },
  });
  quotes.attach(http.server);
  try {
    await http.listen({ host, port });
  } catch (error) {
    quotes.close();
    throw error;
  }
  const address = http.server.address() as AddressInfo;
  return {
    url: describeUrl(address),
    port: address.port,
    pageConfig,
    faults: {
      add: (fault) => addFault(v.parse(FaultSchema, fault)),
      reset: faults.reset,
      list: faults.list,
    },
    state: readState,
    async close() {
      quotes.close();
      await http.close();
    },
  };
}

/** An address a browser on this machine can open. */
function describeUrl({ address, family, port }: AddressInfo): string {
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = isEverywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
