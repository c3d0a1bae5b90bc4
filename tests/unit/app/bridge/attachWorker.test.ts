import type { Remote } from 'comlink';
import { describe, expect, test } from 'vitest';
import { attachWorker } from '#app/bridge/attachWorker.ts';
import type { Epoch, TabId } from '#shared/contract/ids.ts';
import type { Presence, Welcome, WorkerApi } from '#shared/contract/workerApi.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { createFakeLocks } from '#tests/support/fakeLocks.ts';

const LOCK = 'the worker’s life';

interface Setting {
  readonly greet?: () => Promise<Result<Welcome>>;
  readonly construct?: () => Remote<WorkerApi>;
  readonly hasLocks?: boolean;
}

/** The page's side of a worker whose other side is the test. */
function attach({ greet, construct, hasLocks = true }: Setting = {}) {
  const clock = createFakeClock();
  const locks = createFakeLocks();
  locks.hold(LOCK);
  let workerEnd: MessagePort | undefined;
  const byes: TabId[] = [];
  const remote = { bye: async (tabId: TabId) => byes.push(tabId) } as unknown as Remote<WorkerApi>;
  const attached = attachWorker<WorkerApi>({
    tabId: 'tab' as TabId,
    clock,
    locks: hasLocks ? locks.locks : null,
    helloTimeoutMs: 10_000,
    construct: construct ?? (() => remote),
    greet: (_remote, presence) => {
      workerEnd = presence;
      return greet?.() ?? Promise.resolve(ok({ epoch: 'e1' as Epoch, lockName: hasLocks ? LOCK : null }));
    },
  });
  return { clock, locks, attached, byes, workerEnd: () => workerEnd };
}

async function attachGood(hasLocks = true) {
  const { attached, ...rest } = attach({ hasLocks });
  const result = await attached;
  if (!result.ok) throw new Error(result.error.message);
  return { worker: result.value, ...rest };
}

describe('a worker that answers', () => {
  test('is attached, with its epoch', async () => {
    const { worker } = await attachGood();
    expect([worker.epoch, worker.gone.aborted]).toEqual(['e1', false]);
  });

  test('is known to be dead the moment its lock is free', async () => {
    const { worker, locks } = await attachGood();
    locks.release(LOCK);
    expect(worker.gone.aborted).toBe(true);
  });

  test('gets this tab’s presence through its port', async () => {
    const { worker, workerEnd } = await attachGood();
    const received = new Promise<Presence>((resolve) => {
      const port = workerEnd();
      if (port) port.onmessage = ({ data }: MessageEvent<Presence>) => resolve(data);
    });
    worker.sendPresence({ visible: false, online: true });
    expect(await received).toEqual({ visible: false, online: true });
    worker.leave();
  });

  test('that is left counts as gone, and its later death changes nothing', async () => {
    const { worker, locks } = await attachGood();
    let deaths = 0;
    worker.gone.addEventListener('abort', () => {
      deaths += 1;
    });
    worker.leave();
    locks.release(LOCK);
    expect(deaths).toBe(1);
  });

  test('without locks is never seen to die, and is attached all the same', async () => {
    const { worker, locks } = await attachGood(false);
    locks.release(LOCK);
    expect(worker.gone.aborted).toBe(false);
    worker.leave();
  });
});

describe('a worker that does not start', () => {
  test('is given up after the time for its hello, with a goodbye for the case that it starts after all', async () => {
    const { attached, byes, clock } = attach({ greet: () => new Promise(() => undefined) });
    clock.advance(10_000);
    expect(await attached).toMatchObject({ ok: false, error: { code: 'worker/timeout' } });
    expect(byes).toEqual(['tab']);
  });

  test('is an error when it can’t even be constructed', async () => {
    const construct = (): never => {
      throw new DOMException('Shared workers are switched off.', 'SecurityError');
    };
    expect(await attach({ construct }).attached).toMatchObject({
      ok: false,
      error: { code: 'worker/failed' },
    });
  });

  test('or refuses this page is an error in the worker’s own words', async () => {
    const refusal = err(appError('app/update-needed', 'A new version is ready.'));
    expect(await attach({ greet: async () => refusal }).attached).toBe(refusal);
  });
});
