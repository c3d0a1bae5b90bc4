import { proxy, transfer } from 'comlink';
import { flushSync } from 'react-dom';
import { changeStore } from '#app/stores/changeStore.ts';
import { connectionStore, type Transport } from '#app/stores/connectionStore.ts';
import { applyBatch, quoteStore } from '#app/stores/quoteStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { keepLock, type Locks } from '#shared/async/locks.ts';
import type { CallContext, ChangeNotice, SessionNotice } from '#shared/contract/apiCall.ts';
import type { ApiSettings, GatewayFigures } from '#shared/contract/gatewayApi.ts';
import { createId, type TabId } from '#shared/contract/ids.ts';
import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';
import type { QuoteSource, QuotesFigures } from '#shared/contract/quotesApi.ts';
import { type Hello, PROTOCOL_VERSION, type WorkerReport } from '#shared/contract/workerApi.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import type { Result } from '#shared/result/result.ts';
import {
  constructDedicatedGateway,
  constructDedicatedQuotes,
  constructSharedGateway,
  constructSharedQuotes,
} from './constructWorkers.ts';
import { type CallRecord, createCaller } from './createCaller.ts';
import { createInterestService, type InterestService } from './createInterestService.ts';
import { createPresence } from './createPresence.ts';
import { createSessionWatch } from './createSessionWatch.ts';
import { createSilenceWatch } from './createSilenceWatch.ts';
import { createWorkerPair } from './createWorkerPair.ts';
import { fetchServerBuildId } from './fetchServerBuildId.ts';
import { openSessionChannel } from './openSessionChannel.ts';
import { LOGIN_CALL_TIMEOUT_MS, SILENCE_MS } from './policy.ts';
import type { Request } from './request.ts';

/** The page's only access to the workers, and the only writer of the quote, connection, session and change stores. */
export interface Bridge {
  readonly interest: Pick<InterestService, 'setView' | 'setCurrency' | 'watch'>;
  /** One call of the exchange; always ends, within 35 s, and as data. */
  readonly request: Request;
  /** Asks for another attempt after the feed gave up. */
  readonly retry: () => void;
  /** The workers' reports since a tab last asked; each is handed out once. */
  readonly takeReports: () => Promise<readonly WorkerReport[]>;
  readonly inspectQuotes: () => Promise<Result<QuotesFigures>>;
  readonly inspectGateway: () => Promise<Result<GatewayFigures>>;
  readonly figures: () => BridgeFigures;
}

export interface BridgeFigures {
  readonly tabId: TabId;
  readonly batches: number;
  readonly applyMs: number;
  /** From the hello to the first applied prices; null before them. */
  readonly firstPatchMs: number | null;
  /** The last fifty calls of this page, the oldest first. */
  readonly calls: readonly CallRecord[];
}

export interface BridgeOptions {
  /** Null where there are none: no death can be detected then, so nothing is shared. */
  readonly locks: Locks | null;
  readonly source: QuoteSource;
  readonly currency: string;
  readonly measure: Measure;
  readonly readToken: () => string | null;
  readonly api: ApiSettings;
  /** Called with the duration of each call, however it ended. */
  readonly onCall: (name: EndpointName, durationMs: number) => void;
  /** What goes with every call, beside the tab's id; read again each time. */
  readonly readContext: () => Omit<CallContext, 'tabId'>;
}

export function createBridge(options: BridgeOptions): Bridge {
  const { measure, locks } = options;
  const tabId = createId<TabId>();
  const tabLockName = locks === null ? null : `sluice:${__BUILD_ID__}:tab:${tabId}`;
  const transport: Transport = locks !== null && 'SharedWorker' in globalThis ? 'shared' : 'dedicated';
  const figures = { tabId, batches: 0, applyMs: 0, firstPatchMs: null as number | null };
  let helloAtMs = 0;
  let tickedAtMs: number | null = null;
  let isStating = false;
  let isRestateDue = false;
  let greetings = 0;

  const presence = createPresence();

  /** Locks detect a dead worker, not a hung one: after a silence it is called, and replaced if it does not answer. */
  const silence = createSilenceWatch(systemClock, SILENCE_MS, () => {
    const { feed } = connectionStore.getState();
    if (feed?.state === 'open' && !feed.stale) pair.ensure();
  });

  const apply = (batch: QuoteBatch): void => {
    const startMs = performance.now();
    if (presence.current().visible) silence.recordMessage();
    // Rendered before this returns, so that the acknowledgement and the measurement include it.
    flushSync(() => {
      quoteStore.setState((state) => applyBatch(state, batch, interest.wanted()), true);
      const { status, tabs } = batch;
      if (status !== undefined || tabs !== undefined) {
        connectionStore.setState({ ...(status && { feed: status }), ...(tabs && { tabs }) });
      }
    });
    figures.batches += 1;
    figures.applyMs += measure('apply', startMs);
    if (batch.tick) tickedAtMs = performance.now();
    if (batch.rows !== undefined) figures.firstPatchMs ??= performance.now() - helloAtMs;
  };

  const session = createSessionWatch({
    readToken: options.readToken,
    openChannel: openSessionChannel,
    onEnd: (reason) => {
      sessionStore.setState(({ generation }) => ({ generation: generation + 1, lastEnd: reason }));
      logIn(true);
    },
  });

  /** Public quotes need no login; for a logged-in user the socket is logged in all the same (product.md section 4). */
  const logIn = (isOther: boolean): void => {
    if (isOther || options.readToken() !== null)
      void pair.callQuotes((quotes) => quotes.login(tabId, isOther), LOGIN_CALL_TIMEOUT_MS);
  };

  const sayHello = (): Hello => {
    helloAtMs ||= performance.now();
    return {
      protocolVersion: PROTOCOL_VERSION,
      buildId: __BUILD_ID__,
      tabId,
      presence: presence.current(),
      lockName: tabLockName,
    };
  };

  const pair = createWorkerPair({
    tabId,
    clock: systemClock,
    random: Math.random,
    locks,
    joinLockName: `sluice:${__BUILD_ID__}:join`,
    transport,
    quotes: {
      construct: { shared: constructSharedQuotes, dedicated: constructDedicatedQuotes },
      greet: (quotes, port) =>
        quotes.hello(
          { ...sayHello(), source: options.source },
          proxy({ readToken: options.readToken }),
          transfer(port, [port]),
        ),
    },
    gateway: {
      construct: { shared: constructSharedGateway, dedicated: constructDedicatedGateway },
      greet: (gateway, port) => {
        const tickAgeMs = tickedAtMs === null ? null : performance.now() - tickedAtMs;
        greetings += 1;
        const greeting = greetings;
        session.onNewGateway();
        // What the one before knew of changes has gone with it.
        if (greeting > 1) changeStore.setState({ calls: 'all' });
        // A replaced gateway may still have a batch or a notice on its way; its session numbers are its own.
        const push = (batch: QuoteBatch): void => {
          if (greeting === greetings) apply(batch);
        };
        const endSession = (notice: SessionNotice): void => {
          if (greeting === greetings) session.onGatewayEnd(notice);
          else session.checkToken();
        };
        return gateway.hello(
          { ...sayHello(), tickAgeMs, api: options.api },
          proxy({
            push,
            endSession,
            takeChanges: ({ calls }: ChangeNotice) => changeStore.setState({ calls }),
          }),
          transfer(port, [port]),
        );
      },
    },
    isOutdated: async () => {
      const serverBuildId = await fetchServerBuildId();
      return serverBuildId !== undefined && serverBuildId !== __BUILD_ID__;
    },
    onLinkState: (linkState, used) => connectionStore.setState({ linkState, transport: used }),
    onOutdated: () => connectionStore.setState({ isUpdateReady: true }),
    onGateway: () => caller.onGatewayReady(),
    onReady: () => {
      pair.sendPresence(presence.current());
      void stateInterest();
      logIn(false);
    },
  });

  /** One statement at a time, always the newest: scrolling must not queue up calls. */
  const stateInterest = async (): Promise<void> => {
    isRestateDue = true;
    if (isStating) return;
    isStating = true;
    while (isRestateDue) {
      isRestateDue = false;
      const stated = await pair.callGateway((gateway) => gateway.setInterest(tabId, interest.interest()));
      if (!stated.ok && stated.error.code === 'worker/unknown-tab') await register(pair.greetAgain);
    }
    isStating = false;
  };

  const caller = createCaller({
    clock: systemClock,
    callGateway: pair.callGateway,
    session,
    readContext: () => {
      const context = { tabId, ...options.readContext() };
      session.observeToken(context.token);
      return context;
    },
    onCall: options.onCall,
  });

  const interest = createInterestService(options.currency, () => void stateInterest());

  presence.subscribe((state) => {
    connectionStore.setState({ isOnline: state.online });
    pair.sendPresence(state);
    if (!state.visible) return silence.pause();
    // A tab that becomes visible again may have missed a logout, or a worker's death.
    session.checkToken();
    pair.ensure();
  });

  /** Hello is said from inside the tab's own lock: otherwise a worker could get the lock first and take this tab as dead. */
  const register = async (greet: () => void): Promise<void> => {
    if (locks !== null && tabLockName !== null) await keepLock(locks, tabLockName);
    greet();
  };
  void register(pair.ensure);

  return {
    interest,
    request: caller.request,
    retry: () => void pair.callQuotes((quotes) => quotes.retry(tabId)),
    takeReports: async () => {
      const taken = await Promise.all([
        pair.callQuotes((quotes) => quotes.takeReports()),
        pair.callGateway((gateway) => gateway.takeReports()),
      ]);
      return taken.flatMap((reports) => (reports.ok ? reports.value : []));
    },
    inspectQuotes: () => pair.callQuotes((quotes) => quotes.inspect()),
    inspectGateway: () => pair.callGateway((gateway) => gateway.inspect()),
    figures: () => ({ ...figures, calls: caller.recent() }),
  };
}
