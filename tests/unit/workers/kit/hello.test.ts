import { describe, expect, test } from 'vitest';
import type { Epoch, TabId } from '#shared/contract/ids.ts';
import { type Hello, PROTOCOL_VERSION } from '#shared/contract/workerApi.ts';
import { createFakeLocks } from '#tests/support/fakeLocks.ts';
import { checkHello, holdEpochLock } from '#workers/kit/hello.ts';

const HELLO: Hello = {
  protocolVersion: PROTOCOL_VERSION,
  buildId: 'build-1',
  tabId: 'a' as TabId,
  presence: { visible: true, online: true },
  lockName: 'tab:a',
};

describe('a hello', () => {
  test('of the same build and protocol is welcome', () => {
    expect(checkHello(HELLO, 'build-1')).toEqual({ ok: true });
  });

  test.each<[string, Partial<Hello>]>([
    ['another build', { buildId: 'build-2' }],
    ['no build', { buildId: '' }],
    ['an older protocol', { protocolVersion: PROTOCOL_VERSION - 1 }],
    ['a newer protocol', { protocolVersion: PROTOCOL_VERSION + 1 }],
  ])('of %s gets an error that says to reload', (_kind, changes) => {
    const refused = checkHello({ ...HELLO, ...changes }, 'build-1');
    expect(refused).toMatchObject({ ok: false, error: { code: 'app/update-needed', retryable: false } });
    expect(!refused.ok && refused.error.message).toMatch(/reload/i);
  });
});

describe('the lock of a worker’s life', () => {
  test('is held before its name is handed out', async () => {
    const { locks } = createFakeLocks();
    const name = await holdEpochLock(locks, 'build-1', 'quotes', 'e1' as Epoch);
    let isFree = false;
    void locks.request(name ?? '', () => {
      isFree = true;
    });
    expect(isFree).toBe(false);
  });

  test('is waited for when another thread has taken it, rather than be named too early', async () => {
    const { locks, hold, release } = createFakeLocks();
    const name = await holdEpochLock(locks, 'build-1', 'quotes', 'first' as Epoch);
    const taken = name?.replace('first', 'second') ?? '';
    hold(taken);
    let taker: string | null | undefined;
    const holding = holdEpochLock(locks, 'build-1', 'quotes', 'second' as Epoch).then((lock) => {
      taker = lock;
    });
    await Promise.resolve();
    expect(taker).toBeUndefined();
    release(taken);
    await holding;
    expect(taker).toBe(taken);
  });

  test('has a name of its own for each build, worker and life', async () => {
    const { locks } = createFakeLocks();
    const names = await Promise.all([
      holdEpochLock(locks, 'build-1', 'quotes', 'e1' as Epoch),
      holdEpochLock(locks, 'build-2', 'quotes', 'e1' as Epoch),
      holdEpochLock(locks, 'build-1', 'gateway', 'e1' as Epoch),
      holdEpochLock(locks, 'build-1', 'quotes', 'e2' as Epoch),
    ]);
    expect(new Set(names).size).toBe(4);
  });

  test('is none where the browser has no locks', async () => {
    expect(await holdEpochLock(null, 'build-1', 'quotes', 'e1' as Epoch)).toBeNull();
  });
});
