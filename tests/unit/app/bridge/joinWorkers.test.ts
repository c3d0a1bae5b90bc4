import type { Remote } from 'comlink';
import { expect, test } from 'vitest';
import type { Attached } from '#app/bridge/attachWorker.ts';
import { joinWorkers, type WorkerPair } from '#app/bridge/joinWorkers.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { Epoch, LinkId } from '#shared/contract/ids.ts';
import type { LinkState, WorkerApi } from '#shared/contract/workerApi.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

/** Two workers that take that long for every answer, and the lock that tabs join them under. */
function openSlowWorkers(answerMs: number) {
  const clock = createFakeClock();
  const answer = (): Promise<void> =>
    new Promise((resolve) => {
      clock.setTimer(resolve, answerMs);
    });
  const link: Record<string, LinkId> = {};
  const joined: string[] = [];
  const seenBy = (name: string, epoch: string, peer: string): Attached<WorkerApi> => ({
    remote: {
      link: async (): Promise<Result<LinkState>> => {
        await answer();
        const id = link[name];
        return ok({
          epoch: epoch as Epoch,
          link: id === undefined ? null : { id, peerEpoch: peer as Epoch },
        });
      },
      join: async (_port: MessagePort, id: LinkId) => {
        await answer();
        link[name] = id;
        joined.push(name);
        return ok();
      },
    } as unknown as Remote<WorkerApi>,
    epoch: epoch as Epoch,
    gone: new AbortController().signal,
    sendPresence: () => undefined,
    leave: () => undefined,
  });
  const pair: WorkerPair = { quotes: seenBy('quotes', 'q', 'g'), gateway: seenBy('gateway', 'g', 'q') };

  const lockName = `join ${crypto.randomUUID()}`;
  const asked = new Set<LockOptions>();
  const inside = new Set<LockOptions>();
  let stolen = 0;
  const locks = {
    request: async <T>(name: string, options: LockOptions, run: () => Promise<T>): Promise<T> => {
      asked.add(options);
      if (options.steal === true) stolen += 1;
      try {
        return await navigator.locks.request(name, options, () => {
          inside.add(options);
          return run();
        });
      } finally {
        asked.delete(options);
        inside.delete(options);
      }
    },
  } as Locks;
  /** Whether the lock is settled: it is free and no tab waits for it, or its holder knows that it has it. */
  const isLockSettled = (): boolean => {
    const waiting = [...asked].filter((options) => !inside.has(options));
    return waiting.length === 0 || (inside.size > 0 && !waiting.some(({ steal }) => steal === true));
  };
  /** A second of the tabs' time, and whatever the browser has to do with the lock in it, however slow it is. */
  const second = async (): Promise<void> => {
    clock.advance(1_000);
    do await new Promise((resolve) => setTimeout(resolve));
    while (!isLockSettled());
  };

  return {
    joined,
    /** How often a tab has lost its patience. */
    stolen: () => stolen,
    /** Opens tabs a second apart, and gives each a minute and more to end its attempt. */
    openTabs: async (count: number): Promise<Result<void>[]> => {
      const results: Result<void>[] = [];
      for (let tab = 0; tab < count; tab += 1) {
        void joinWorkers(pair, { clock, locks, lockName }).then((result) => results.push(result));
        await second();
      }
      for (let waited = 0; results.length < count && waited < 100; waited += 1) await second();
      return results;
    },
  };
}

test('tabs that find the workers apart join them once, one after another', async () => {
  const { joined, openTabs, stolen } = openSlowWorkers(1_000);
  expect(await openTabs(2)).toEqual([ok(), ok()]);
  expect(joined).toEqual(['quotes', 'gateway']);
  expect(stolen()).toBe(0);
});

test('tabs that take the joining lock from one another all end with joined workers', async () => {
  // The first one needs 12 s under the lock, and the others have patience for six.
  const { openTabs, stolen } = openSlowWorkers(4_000);
  expect(await openTabs(3)).toEqual([ok(), ok(), ok()]);
  expect(stolen()).toBeGreaterThanOrEqual(2);
  expect(await openTabs(1)).toEqual([ok()]);
});
