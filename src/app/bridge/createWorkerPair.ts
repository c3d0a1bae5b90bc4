import type { Remote } from 'comlink';
import { backoffDelayMs } from '#shared/async/backoff.ts';
import type { Clock } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { QuotesApi } from '#shared/contract/quotesApi.ts';
import type { Presence, Welcome, WorkerApi } from '#shared/contract/workerApi.ts';
import type { AppError } from '#shared/result/appError.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import type { Transport, WorkerTie } from '../stores/connectionStore.ts';
import { type Attached, attachWorker } from './attachWorker.ts';
import { callWorker } from './callWorker.ts';
import { joinWorkers } from './joinWorkers.ts';
import {
  CONTROL_TIMEOUT_MS,
  HELLO_ATTEMPTS,
  HELLO_TIMEOUT_MS,
  JOIN_ATTEMPTS,
  RESTART_CEILINGS_MS,
  RESTART_FLOOR_MS,
} from './policy.ts';

/** How to build one worker of each kind, and to introduce this tab to it. */
export interface WorkerKind<Api extends WorkerApi> {
  readonly construct: Readonly<Record<Transport, () => Remote<Api>>>;
  readonly greet: (remote: Remote<Api>, presence: MessagePort) => Promise<Result<Welcome>>;
}

export interface WorkerPairOptions {
  readonly tabId: TabId;
  readonly clock: Clock;
  readonly random: () => number;
  readonly locks: Locks | null;
  readonly joinLockName: string;
  readonly quotes: WorkerKind<QuotesApi>;
  readonly gateway: WorkerKind<GatewayApi>;
  /** What to try first; the choice is made for the pair. */
  readonly transport: Transport;
  /** Whether the server has another build than this page. */
  readonly isOutdated: () => Promise<boolean>;
  readonly onTie: (tie: WorkerTie, transport: Transport) => void;
  readonly onOutdated: () => void;
  /** Both workers are here and joined; the gateway may know nothing of this tab yet. */
  readonly onReady: () => void;
}

/** This tab's two workers: built on first use, joined, and replaced when they die. */
export interface WorkerPair {
  /** Begins, or looks whether everything is still in place. */
  readonly ensure: () => void;
  readonly tellPresence: (presence: Presence) => void;
  readonly callQuotes: <T>(
    call: (quotes: Remote<QuotesApi>) => Promise<Result<T>>,
    timeoutMs?: number,
  ) => Promise<Result<T>>;
  readonly callGateway: <T>(call: (gateway: Remote<GatewayApi>) => Promise<Result<T>>) => Promise<Result<T>>;
}

const NOT_READY = appError('worker/not-ready', 'The background workers are not running yet.', true);

/**
 * All starts and repairs run one after another in one loop, so that two deaths at once can't cross. The loop ends
 * when both workers are attached and joined, and begins again whenever one of them dies.
 */
export function createWorkerPair(options: WorkerPairOptions): WorkerPair {
  const { clock, locks, tabId } = options;
  let transport = options.transport;
  let quotes: Attached<QuotesApi> | null = null;
  let gateway: Attached<GatewayApi> | null = null;
  let isRunning = false;
  let failures = 0;

  const attach = async <Api extends WorkerApi>(
    kind: WorkerKind<Api>,
    onDeath: () => void,
  ): Promise<Result<Attached<Api>>> => {
    const attached = await attachWorker<Api>({
      clock,
      locks,
      helloTimeoutMs: HELLO_TIMEOUT_MS,
      construct: kind.construct[transport],
      greet: kind.greet,
    });
    if (attached.ok) attached.value.gone.addEventListener('abort', onDeath);
    return attached;
  };

  const attachMissing = async (): Promise<Result<void>> => {
    const [q, g] = await Promise.all([
      quotes === null ? attach(options.quotes, () => lose('quotes')) : ok(quotes),
      gateway === null ? attach(options.gateway, () => lose('gateway')) : ok(gateway),
    ]);
    if (q.ok) quotes = q.value;
    if (g.ok) gateway = g.value;
    if (!q.ok) return q;
    return g.ok ? ok() : g;
  };

  const lose = (name: 'quotes' | 'gateway'): void => {
    if (name === 'quotes') quotes = null;
    else gateway = null;
    options.onTie('restarting', transport);
    ensure();
  };

  const ensure = (): void => {
    if (isRunning) return;
    isRunning = true;
    void run();
  };

  const run = async (): Promise<void> => {
    while (isRunning) {
      const ready = await attachAndJoin();
      if (ready.ok) {
        isRunning = false;
        failures = 0;
        options.onTie('attached', transport);
        options.onReady();
      } else await recover(ready.error);
    }
  };

  const attachAndJoin = async (): Promise<Result<void>> => {
    const attached = await attachMissing();
    if (!attached.ok) return attached;
    if (quotes === null || gateway === null) return err(NOT_READY);
    return joinWorkers({ quotes, gateway }, { clock, locks, lockName: options.joinLockName });
  };

  /** After a failed attempt: stop for a reload, fall back to the other kind, or wait and try again. */
  const recover = async (error: AppError): Promise<void> => {
    const isMute = quotes === null || gateway === null;
    if (error.code === 'app/update-needed' || (isMute && (await options.isOutdated()))) {
      isRunning = false;
      options.onOutdated();
      return;
    }
    failures += 1;
    if (failures >= (isMute ? HELLO_ATTEMPTS : JOIN_ATTEMPTS)) {
      if (transport === 'shared') return fallBack();
      options.onTie('failed', transport);
    }
    await pause(backoffDelayMs(failures - 1, RESTART_CEILINGS_MS, RESTART_FLOOR_MS, options.random));
  };

  const pause = (delayMs: number): Promise<void> =>
    new Promise((resolve) => {
      clock.setTimer(resolve, delayMs);
    });

  /** The choice is made for the pair: a shared worker beside a dedicated one would serve two kinds of tabs. */
  const fallBack = (): void => {
    for (const left of [quotes, gateway]) {
      void left?.remote.bye(tabId);
      left?.leave();
    }
    quotes = null;
    gateway = null;
    failures = 0;
    transport = 'dedicated';
  };

  return {
    ensure,
    tellPresence: (presence) => {
      quotes?.tellPresence(presence);
      gateway?.tellPresence(presence);
    },
    callQuotes: async (call, timeoutMs = CONTROL_TIMEOUT_MS) => {
      const attached = quotes;
      if (attached === null) return err(NOT_READY);
      return callWorker(() => call(attached.remote), { clock, timeoutMs, gone: attached.gone });
    },
    callGateway: async (call) => {
      const attached = gateway;
      if (attached === null) return err(NOT_READY);
      return callWorker(() => call(attached.remote), {
        clock,
        timeoutMs: CONTROL_TIMEOUT_MS,
        gone: attached.gone,
      });
    },
  };
}
