import type { Remote } from 'comlink';
import type { Clock } from '#shared/async/clock.ts';
import { type Locks, watchLock } from '#shared/async/locks.ts';
import type { Epoch, TabId } from '#shared/contract/ids.ts';
import type { Presence, Welcome, WorkerApi } from '#shared/contract/workerApi.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { callWorker, keepMethods, LATE } from './callWorker.ts';

/** A worker that has answered our hello. */
export interface Attached<Api> {
  readonly remote: Remote<Api>;
  readonly epoch: Epoch;
  /** Aborts once the worker has died, or was left. */
  readonly gone: AbortSignal;
  readonly sendPresence: (presence: Presence) => void;
  /** Stops watching for its death; for a live worker that is replaced. */
  readonly leave: () => void;
}

export interface AttachOptions<Api extends WorkerApi> {
  readonly tabId: TabId;
  readonly clock: Clock;
  readonly locks: Locks | null;
  /** A worker that answers later than this counts as missing (design.md section 1). */
  readonly helloTimeoutMs: number;
  readonly construct: () => Remote<Api>;
  /** Says hello, handing over the worker's end of the presence port. */
  readonly greet: (remote: Remote<Api>, presence: MessagePort) => Promise<Result<Welcome>>;
}

/** Constructs a worker, says hello, and queues on the lock the worker holds while it lives. */
export async function attachWorker<Api extends WorkerApi>(
  options: AttachOptions<Api>,
): Promise<Result<Attached<Api>>> {
  const { clock, locks } = options;
  const { port1: presence, port2: workerEnd } = new MessageChannel();
  let constructed: Remote<Api> | undefined;
  const greeting = async (): Promise<Result<{ remote: Remote<Api>; welcome: Welcome }>> => {
    const remote = keepMethods(options.construct());
    constructed = remote;
    const welcome = await options.greet(remote, workerEnd);
    return welcome.ok ? ok({ remote, welcome: welcome.value }) : welcome;
  };
  const greeted = await callWorker(greeting, { clock, timeoutMs: options.helloTimeoutMs });
  if (!greeted.ok) {
    // The worker may still start and read the hello: the bye after it keeps it from holding a socket open for this tab.
    if (greeted.error.code === LATE.code)
      void (constructed as Remote<WorkerApi> | undefined)?.bye(options.tabId);
    presence.close();
    return greeted;
  }
  const { remote, welcome } = greeted.value;
  const gone = new AbortController();
  const stopWatching =
    locks !== null && welcome.lockName !== null
      ? watchLock(locks, welcome.lockName, () => gone.abort())
      : () => undefined;
  return ok({
    remote,
    epoch: welcome.epoch,
    gone: gone.signal,
    sendPresence: (state) => presence.postMessage(state),
    leave: () => {
      stopWatching();
      presence.close();
      gone.abort();
    },
  });
}
