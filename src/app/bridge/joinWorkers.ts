import { type Remote, transfer } from 'comlink';
import type { Clock } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import { createId, type LinkId } from '#shared/contract/ids.ts';
import type { LinkState, WorkerApi } from '#shared/contract/workerApi.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import type { Attached } from './attachWorker.ts';
import { callWorker } from './callWorker.ts';

/** A frozen tab may hold the joining lock; after this long another tab takes it. An active tab needs some ms. */
const LOCK_PATIENCE_MS = 6_000;
const CALL_TIMEOUT_MS = 5_000;

const CROSSED = appError('link/crossed', 'Two tabs connected the background workers at once.', true);
const LOCK_LOST = appError('link/lock-lost', 'Another tab is connecting the two background workers.', true);

export interface WorkerPair {
  readonly quotes: Attached<WorkerApi>;
  readonly gateway: Attached<WorkerApi>;
}

/**
 * Joins the two workers by a MessageChannel if they are not joined to each other yet. Both are asked again under a
 * lock, so that of all the tabs that find them unjoined exactly one does it, and two tabs can't cross channels.
 */
export async function joinWorkers(
  pair: WorkerPair,
  options: { readonly clock: Clock; readonly locks: Locks | null; readonly lockName: string },
): Promise<Result<void>> {
  const join = (): Promise<Result<void>> => joinIfApart(pair, options.clock);
  const apart = await areApart(pair, options.clock);
  if (!apart.ok) return apart;
  if (!apart.value) return ok();
  return options.locks === null ? join() : underLock(options.locks, options.clock, options.lockName, join);
}

async function joinIfApart(pair: WorkerPair, clock: Clock): Promise<Result<void>> {
  const apart = await areApart(pair, clock);
  if (!apart.ok) return apart;
  if (!apart.value) return ok();
  const { port1, port2 } = new MessageChannel();
  const linkId = createId<LinkId>();
  const offer = (worker: Attached<WorkerApi>, port: MessagePort): Promise<Result<void>> =>
    callWorker(() => worker.remote.join(transfer(port, [port]), linkId), {
      clock,
      timeoutMs: CALL_TIMEOUT_MS,
      gone: worker.gone,
    });
  const [quotes, gateway] = await Promise.all([offer(pair.quotes, port1), offer(pair.gateway, port2)]);
  if (!quotes.ok) return quotes;
  if (!gateway.ok) return gateway;
  // Another tab may have taken the lock meanwhile, and joined them in between.
  const stillApart = await areApart(pair, clock);
  if (!stillApart.ok) return stillApart;
  return stillApart.value ? err(CROSSED) : ok();
}

async function areApart({ quotes, gateway }: WorkerPair, clock: Clock): Promise<Result<boolean>> {
  const ask = ({ remote, gone }: Attached<WorkerApi>): Promise<Result<LinkState>> =>
    callWorker(() => (remote as Remote<WorkerApi>).link(), { clock, timeoutMs: CALL_TIMEOUT_MS, gone });
  const [q, g] = await Promise.all([ask(quotes), ask(gateway)]);
  if (!q.ok) return q;
  if (!g.ok) return err(g.error);
  const isJoined =
    q.value.link !== null &&
    g.value.link !== null &&
    q.value.link.id === g.value.link.id &&
    q.value.link.peerEpoch === g.value.epoch &&
    g.value.link.peerEpoch === q.value.epoch;
  return ok(!isJoined);
}

/** Losing the lock to another tab ends nothing: an attempt that has begun is awaited all the same. */
async function underLock(
  locks: Locks,
  clock: Clock,
  name: string,
  join: () => Promise<Result<void>>,
): Promise<Result<void>> {
  const patience = new AbortController();
  const timer = clock.setTimer(() => patience.abort(), LOCK_PATIENCE_MS);
  let attempt: Promise<Result<void>> | undefined;
  const joinOnce = (): Promise<Result<void>> => {
    attempt ??= join();
    return attempt;
  };
  try {
    return await locks.request(name, { signal: patience.signal }, joinOnce);
  } catch {
    if (attempt !== undefined) return attempt;
  } finally {
    clock.clearTimer(timer);
  }
  try {
    return await locks.request(name, { steal: true }, joinOnce);
  } catch {
    return attempt ?? err(LOCK_LOST);
  }
}
