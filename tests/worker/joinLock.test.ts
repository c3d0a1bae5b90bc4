import type { Remote } from 'comlink';
import { expect, test } from 'vitest';
import type { Epoch, LinkId } from '#shared/contract/ids.ts';
import type { LinkState, WorkerApi } from '#shared/contract/workerApi.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { Attached } from '../../src/app/bridge/attachWorker.ts';
import { joinWorkers, type WorkerPair } from '../../src/app/bridge/joinWorkers.ts';
import { createFakeClock } from '../support/fakeClock.ts';

/** Two workers that take their time to be joined, as a tab sees them. */
function openSlowWorkers() {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const link: Record<string, LinkId> = {};
  const seenBy = (name: string, epoch: string, peer: string): Attached<WorkerApi> => ({
    remote: {
      link: async (): Promise<Result<LinkState>> => {
        const id = link[name];
        return ok({
          epoch: epoch as Epoch,
          link: id === undefined ? null : { id, peerEpoch: peer as Epoch },
        });
      },
      join: async (_port: MessagePort, id: LinkId) => {
        await gate;
        link[name] = id;
        return ok();
      },
    } as unknown as Remote<WorkerApi>,
    epoch: epoch as Epoch,
    gone: new AbortController().signal,
    tellPresence: () => undefined,
    leave: () => undefined,
  });
  const pair = (): WorkerPair => ({
    quotes: seenBy('quotes', 'q', 'g'),
    gateway: seenBy('gateway', 'g', 'q'),
  });
  return { pair, letGo };
}

test('tabs that take the joining lock from one another all end with joined workers', async () => {
  const { pair, letGo } = openSlowWorkers();
  const clock = createFakeClock();
  const options = { clock, locks: navigator.locks, lockName: `join ${crypto.randomUUID()}` };
  const tabs = [1, 2, 3].map(() => joinWorkers(pair(), options));
  await expect
    .poll(() => clock.timerCount(), { message: 'all have asked for the lock' })
    .toBeGreaterThanOrEqual(3);

  // Patience ends while the first one is still at it, and again while the second one is.
  for (const _ of tabs) {
    clock.advance(6_000);
    await navigator.locks.query();
  }
  letGo();
  const results = await Promise.all(tabs);
  expect(results.filter((result) => result.ok || result.error.retryable)).toHaveLength(3);
  expect(await joinWorkers(pair(), options)).toEqual(ok());
});
