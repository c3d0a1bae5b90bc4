import type { Remote } from 'comlink';
import type { Transport, WorkerLinkState } from '#app/stores/connectionStore.ts';
import { backoffDelayMs, type Clock } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { QuotesApi } from '#shared/contract/quotesApi.ts';
import type { Presence, Welcome, WorkerApi } from '#shared/contract/workerApi.ts';
import type { AppError } from '#shared/result/appError.ts';
import { appError, unsent } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
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
  readonly onLinkState: (state: WorkerLinkState, transport: Transport) => void;
  readonly onOutdated: () => void;
  /** The gateway has answered our hello: calls can be made, whether or not there is a feed. */
  readonly onGateway: () => void;
  /** Both workers are here and joined; the gateway may know nothing of this tab yet. */
  readonly onReady: () => void;
}

/** The tab's two workers: built on first use, joined, and replaced when they die. */
export interface WorkerPair {
  /** Starts the workers, or checks that both still run and are joined. */
  readonly ensure: () => void;
  readonly sendPresence: (presence: Presence) => void;
  readonly callQuotes: <T>(
    call: (quotes: Remote<QuotesApi>) => Promise<Result<T>>,
    timeoutMs?: number,
  ) => Promise<Result<T>>;
  /** Says hello again to workers that live but don't know this tab any more. */
  readonly greetAgain: () => void;
  readonly callGateway: <T>(
    call: (gateway: Remote<GatewayApi>) => Promise<Result<T>>,
    limits?: { readonly timeoutMs?: number; readonly signal?: AbortSignal | undefined },
  ) => Promise<Result<T>>;
}

/** Where a worker is kept while it lives. */
interface Place<Api> {
  worker: Attached<Api> | null;
}

/** How an attempt to start both workers failed: no hello, or the two were not joined. */
interface Failure {
  readonly stage: 'hello' | 'join';
  readonly error: AppError;
}

const NOT_READY = unsent(appError('worker/not-ready', 'The background workers are not running yet.', true));

/**
 * All starts and repairs run one after another in one loop, so that two deaths at once do not interfere. The loop ends
 * when both workers are attached and joined, and starts again whenever one of them dies.
 */
export function createWorkerPair(options: WorkerPairOptions): WorkerPair {
  const { clock, locks, tabId } = options;
  let transport = options.transport;
  const quotes: Place<QuotesApi> = { worker: null };
  const gateway: Place<GatewayApi> = { worker: null };
  let isRunning = false;
  let failures = { hello: 0, join: 0 };

  /** Fills a worker's place; its death empties it, even before the other worker has said hello. */
  const attach = async <Api extends WorkerApi>(
    place: Place<Api>,
    kind: WorkerKind<Api>,
    onAttached?: () => void,
  ): Promise<Result<void>> => {
    if (place.worker !== null) return ok();
    const attached = await attachWorker<Api>({
      tabId,
      clock,
      locks,
      helloTimeoutMs: HELLO_TIMEOUT_MS,
      construct: kind.construct[transport],
      greet: kind.greet,
    });
    if (!attached.ok) return attached;
    place.worker = attached.value;
    attached.value.gone.addEventListener('abort', () => {
      if (place.worker !== attached.value) return;
      place.worker = null;
      options.onLinkState('restarting', transport);
      ensure();
    });
    onAttached?.();
    return ok();
  };

  const ensure = (): void => {
    if (isRunning) return;
    isRunning = true;
    void run();
  };

  const run = async (): Promise<void> => {
    while (isRunning) {
      const failure = await attempt();
      if (failure === undefined) {
        isRunning = false;
        failures = { hello: 0, join: 0 };
        options.onLinkState('attached', transport);
        options.onReady();
      } else await recover(failure);
    }
  };

  /** Nothing thrown may end the loop: a pair that is not running would never be started again. */
  const attempt = async (): Promise<Failure | undefined> => {
    try {
      return await attachAndJoin();
    } catch (reason) {
      return {
        stage: 'join',
        error: appError('worker/failed', `The workers failed to start: ${String(reason)}`),
      };
    }
  };

  const attachAndJoin = async (): Promise<Failure | undefined> => {
    const attached = await Promise.all([
      attach(quotes, options.quotes),
      attach(gateway, options.gateway, options.onGateway),
    ]);
    for (const result of attached) if (!result.ok) return { stage: 'hello', error: result.error };
    const pair = { quotes: quotes.worker, gateway: gateway.worker };
    // One of them may have died while the other one said hello.
    if (pair.quotes === null || pair.gateway === null) return { stage: 'join', error: NOT_READY };
    const joined = await joinWorkers(
      { quotes: pair.quotes, gateway: pair.gateway },
      { clock, locks, lockName: options.joinLockName },
    );
    return joined.ok ? undefined : { stage: 'join', error: joined.error };
  };

  /** After a failed attempt: stop for a reload, fall back to the other kind, or wait and try again. */
  const recover = async ({ stage, error }: Failure): Promise<void> => {
    if (error.code === 'app/update-needed' || (stage === 'hello' && (await options.isOutdated()))) {
      isRunning = false;
      options.onOutdated();
      return;
    }
    const limit = stage === 'hello' ? HELLO_ATTEMPTS : JOIN_ATTEMPTS;
    // Only a failed join is a restart: without a hello there is nothing to restart yet.
    if (stage === 'join') options.onLinkState('restarting', transport);
    const failed = failures[stage];
    failures[stage] += 1;
    if (failures[stage] >= limit) {
      if (transport === 'shared') return fallBack();
      options.onLinkState('failed', transport);
    }
    // Both may die one after the other, and a single death is no reason to wait.
    if (stage === 'join' && failed === 0) return;
    await pause(backoffDelayMs(failed, RESTART_CEILINGS_MS, RESTART_FLOOR_MS, options.random));
  };

  const pause = (delayMs: number): Promise<void> =>
    new Promise((resolve) => {
      clock.setTimer(resolve, delayMs);
    });

  /** The choice is made for the pair: a shared worker beside a dedicated one would serve two kinds of tabs. */
  const fallBack = (): void => {
    for (const place of [quotes, gateway]) {
      const left = place.worker;
      place.worker = null;
      void left?.remote.bye(tabId);
      left?.leave();
    }
    failures = { hello: 0, join: 0 };
    transport = 'dedicated';
  };

  return {
    ensure,
    sendPresence: (presence) => {
      quotes.worker?.sendPresence(presence);
      gateway.worker?.sendPresence(presence);
    },
    greetAgain: () => {
      quotes.worker?.leave();
      gateway.worker?.leave();
    },
    callQuotes: async (call, timeoutMs = CONTROL_TIMEOUT_MS) => {
      const attached = quotes.worker;
      if (attached === null) return err(NOT_READY);
      return callWorker(() => call(attached.remote), { clock, timeoutMs, gone: attached.gone });
    },
    callGateway: async (call, { timeoutMs = CONTROL_TIMEOUT_MS, signal } = {}) => {
      const attached = gateway.worker;
      if (attached === null) return err(NOT_READY);
      return callWorker(() => call(attached.remote), {
        clock,
        timeoutMs,
        gone: attached.gone,
        ...(signal && { signal }),
      });
    },
  };
}
