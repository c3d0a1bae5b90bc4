import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createState } from './books/exchange/createState.ts';
import { type Health, readHealth, UNREACHABLE } from './books/exchange/readHealth.ts';
import type { Database, Sql } from './books/state/database.ts';
import { describeFailure } from './books/state/describeFailure.ts';
import { openStore } from './books/state/openStore.ts';
import { createAreaHandlers } from './calls/createAreaHandlers.ts';
import { type Clock, systemClock, systemTimers, type Timers } from './clock.ts';
import { createQuoteServer } from './feed/createQuoteServer.ts';
import { createTopicCatalog } from './feed/createTopicCatalog.ts';
import { createTraffic, type TrafficReading } from './feed/createTraffic.ts';
import { createMarket } from './feed/market/createMarket.ts';
import { createPrices } from './feed/market/createPrices.ts';
import { listFiatRates } from './feed/market/fiatRates.ts';
import { seedExchange } from './seed/seedExchange.ts';
import { API_BASE } from './server/api/addApiRoutes.ts';
import { readProxies } from './server/api/clientAddress.ts';
import { createAddressLimits } from './server/api/createAddressLimits.ts';
import { createAnswerService } from './server/api/createAnswerService.ts';
import { createCallLog } from './server/api/createCallLog.ts';
import { createSessions } from './server/api/createSessions.ts';
import { type ActiveFault, createFaults, TOO_MANY_FAULTS } from './server/faults/createFaults.ts';
import { type Fault, type FaultInput, FaultSchema } from './server/faults/faultSchema.ts';
import { checkPort } from './server/http/checkPort.ts';
import { createHttpServer } from './server/http/createHttpServer.ts';
import type { AppConfigValues } from './server/http/headers/contentPolicies.ts';
import { createLoginCalls } from './server/login/createLoginCalls.ts';
import { SIGNATURE_VERSION, type SigningKey } from './server/signing/signBody.ts';

export interface SandboxOptions {
  /** Default 127.0.0.1: no other machine is let in unless set otherwise. */
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
  /** Quote sockets that may be open at once (default 1,000); a further one is answered 503. */
  readonly mostSockets?: number;
  /** Merged into the page's app config. */
  readonly appConfig?: AppConfigValues;
  /** Keeps what has to outlive the process: the signing key. Without it nothing does. */
  readonly dataDir?: string;
  /** A PostgreSQL server that keeps the state; without one it is embedded, in `dataDir`. */
  readonly databaseUrl?: string;
  /** Opens the embedded database of an exchange without `dataDir`, instead of a new one in memory. */
  readonly openEmbedded?: () => Promise<Database>;
  /** How many times faster than life deposits confirm and withdrawals go (default 1). */
  readonly speed?: number;
  /** Whether coins and amounts do what screens.md 3.6 says (default true). */
  readonly hasTriggers?: boolean;
  /** Whether a new exchange has a year of history to look at (default false: it takes a second or two). */
  readonly hasPast?: boolean;
  /** Proxies whose `X-Forwarded-For` is believed: addresses and subnets in a comma list (default none). */
  readonly proxies?: string;
  /** How long a request may take to arrive (default 20 s: pages wait 30 s for an answer). */
  readonly requestTimeoutMs?: number;
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
  /** The settings of its pages, for servers that serve the page themselves. */
  readonly pageConfig: AppConfigValues;
  /** The sandbox's time, which signed calls go by. */
  readonly clock: Clock;
  readonly exchange: {
    /** For tests that look at what was booked. */
    readonly database: Database;
    open(): Promise<void>;
    /** Does everything that is due now. */
    catchUp(): Promise<void>;
  };
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

/** As many pairs as every coin needs to have a price. */
const MOST_PRICED = 500;

const REQUEST_TIMEOUT_MS = 20_000;
const DEFAULTS = {
  host: '127.0.0.1',
  port: 0,
  seed: 'sluice',
  symbols: 500,
  hz: 2,
  mostSockets: 1_000,
} as const;

/** Starts an exchange in this process: the built app, its quote socket, its calls, and the routes to steer it. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host, port, seed, symbols, hz, mostSockets } = { ...DEFAULTS, ...options };
  const { changedRows, appConfig = {}, clock = systemClock, timers = systemTimers } = options;
  const webRoot = options.webRoot ?? fileURLToPath(new URL('../dist', import.meta.url));
  const startedAtMs = clock.now();
  await checkPort(host, port);

  const rhythm = changedRows === undefined ? 'own' : 'constant';
  const market = createMarket({ seed, symbols, rhythm });
  const rates = listFiatRates(seed);
  const catalog = createTopicCatalog({ market, rates, changedRows });
  const faults = createFaults(clock);
  const traffic = createTraffic(clock);
  const quotes = createQuoteServer({ catalog, faults, traffic, clock, timers, hz, mostSockets });
  const { speed = 1, hasTriggers = true, hasPast = false } = options;
  const store = await openStore(options);
  const fill = (sql: Sql) => seedExchange(sql, exchange, hasPast);
  const state = createState({ ...store, clock, timers, areas: () => areas, seed: fill });
  const { database } = state;
  // A test's small feed leaves coins out; what they are worth is the same in a market of any size.
  const prices = createPrices(
    symbols < MOST_PRICED ? createMarket({ seed, symbols: MOST_PRICED, rhythm }) : market,
    rates,
  );
  const exchange = { database, clock, market, prices, rates, seed, startedAtMs, speed, hasTriggers };
  const areas = createAreaHandlers(exchange);
  const sessions = createSessions(database, clock);
  const calls = [...createLoginCalls({ sessions, database }), ...areas.flatMap((area) => area.calls)];
  if (options.dataDir !== undefined || options.databaseUrl !== undefined) {
    await state.open().catch(async (error: unknown) => {
      await state.close();
      throw error;
    });
  }
  const key = await store.loadKey(database);
  const pageConfig = describePageConfig(key, appConfig);
  const limits = createAddressLimits(timers);
  const answers = createAnswerService({ sessions, faults, key, clock, limits, ready: state.open });

  function addFault(fault: Fault): boolean {
    if (fault.fault !== 'socket/drop') {
      return faults.add(fault);
    }
    quotes.dropSockets(fault.code);
    return true;
  }

  function readState(): SandboxState {
    const topics = quotes.countTopics();
    return { ...traffic.read(), topics, symbols, hz, seed, startedAtMs, faults: faults.list() };
  }

  async function checkHealth(): Promise<Health> {
    try {
      await state.open();
      return await readHealth(database, clock.now());
    } catch (error) {
      console.error(`The state of the exchange cannot be read: ${describeFailure(error)}`);
      return UNREACHABLE;
    }
  }

  const log = createCallLog();
  const http = createHttpServer({
    webRoot,
    pageConfig,
    api: { calls, answers, faults, log, clock, timers, proxies: readProxies(options.proxies ?? '') },
    requestTimeoutMs: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    controls: {
      readConfig: () => pageConfig,
      addFault,
      resetFaults: faults.reset,
      listFaults: faults.list,
      readState,
      readHealth: checkHealth,
      readLog: log.read,
    },
    areas: { add: areas.flatMap(({ routes }) => routes ?? []), ready: state.open },
  });
  quotes.attach(http.server);
  try {
    await http.listen({ host, port });
  } catch (error) {
    quotes.close();
    await state.close();
    throw error;
  }
  const address = http.server.address() as AddressInfo;
  return {
    url: describeUrl(address),
    port: address.port,
    pageConfig,
    clock,
    exchange: { database, open: state.open, catchUp: state.catchUp },
    faults: {
      add(fault) {
        if (!addFault(v.parse(FaultSchema, fault))) {
          throw new Error(TOO_MANY_FAULTS);
        }
      },
      reset: faults.reset,
      list: faults.list,
    },
    state: readState,
    async close() {
      quotes.close();
      await http.close();
      await state.close();
    },
  };
}

/** An address a browser on this machine can open. */
function describeUrl({ address, family, port }: AddressInfo): string {
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = isEverywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/**
 * The settings of every page of the sandbox, the deployment's settings last: quote socket and calls are on its own origin,
 * under whatever name the sandbox is reached. Without that the app goes by the host's name, and looks for the product's
 * socket behind a public one.
 */
function describePageConfig(key: SigningKey, deployment: AppConfigValues): AppConfigValues {
  const { publicKey, mask } = key;
  // Answers from elsewhere are signed with other keys, and these must not be trusted for them.
  const signature =
    'apiBase' in deployment ? {} : { signature: { [SIGNATURE_VERSION]: { publicKey, mask } } };
  return { quoteSocketUrl: '/spot/ws/quote/v2', apiBase: API_BASE, ...signature, ...deployment };
}
