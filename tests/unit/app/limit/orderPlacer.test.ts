import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import type { OrderStorage } from '#app/orders/createPendingOrders.ts';
import type { Signals } from '#app/orders/orderSignals.ts';
import { createOrderPlacer } from '#app/screens/exchange/convert/limit/createOrderPlacer.ts';
import type { OrderDraft } from '#app/screens/exchange/convert/limit/pendingLimitOrders.ts';
import { type AppError, appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

const DRAFT: OrderDraft = {
  fromCoin: 'BTC',
  toCoin: 'USDT',
  fromAmount: '0.1',
  limitPrice: '70000',
  expireDays: 7,
};
const PLACED = { exchangeTxId: 'x1', status: 'open', lockedAmount: '0.1', expiredAt: '99' };
const ROW = {
  exchangeTxId: 'x1',
  fromCoin: 'BTC',
  toCoin: 'USDT',
  fromAmount: '0.1',
  limit: { limitPrice: '70000', expiredAt: '99', status: 'open' },
};
const TIMEOUT: AppError = { kind: 'http', code: '9000001', message: 'timeout', retryable: true };
const refused = (code: string): AppError => ({ kind: 'business', code, message: '', retryable: false });

function createTabStorage(): OrderStorage & { readonly size: () => number } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    size: () => kept.size,
  };
}

/** A placer whose exchange answers by `reply`; undefined is no answer yet. `storage` is that of a page before a reload. */
function openPlacer(
  reply: (name: string, calls: number) => Result<unknown> | undefined,
  storage = createTabStorage(),
) {
  const clock = createFakeClock();
  const late: string[] = [];
  const around: { now: Signals } = { now: { isOnline: true, isVisible: true, session: 1 } };
  const listeners = new Set<() => void>();
  const calls: { readonly name: string; readonly input: Record<string, unknown> }[] = [];
  const request = ((name: string, input: Record<string, unknown>) => {
    calls.push({ name, input });
    const answered = reply(name, calls.filter((call) => call.name === name).length);
    if (answered === undefined) return new Promise(() => undefined);
    return Promise.resolve(answered.ok ? ok({ result: answered.value }) : answered);
  }) as unknown as Request;
  let ids = 0;
  const placer = createOrderPlacer({
    request,
    clock,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    storage,
    userId: '7',
    signals: {
      read: () => around.now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    onFoundLate: ({ requestId }) => void late.push(requestId),
  });
  const leave = placer.start();
  const signal = (change: Partial<Signals>): void => {
    around.now = { ...around.now, ...change };
    for (const listener of [...listeners]) listener();
  };
  const wait = async (ms: number): Promise<void> => {
    for (let past = 0; past < ms; past += 500) {
      clock.advance(500);
      await flush();
    }
  };
  return {
    placer,
    calls,
    wait,
    storage,
    late,
    leave,
    signal,
    created: () => calls.filter(({ name }) => name === 'limitOrderCreate'),
  };
}

function flush(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

describe('placing a limit order', () => {
  test('sends what was previewed, under an id of its own, and says what was locked', async () => {
    const { placer, calls } = openPlacer(() => ok(PLACED));
    placer.preview(DRAFT);
    expect(calls).toEqual([]);
    placer.confirm();
    await flush();
    expect(calls).toEqual([
      {
        name: 'limitOrderCreate',
        input: { ...DRAFT, accountType: 'limit_order_funding', requestId: 'id-1' },
      },
    ]);
    expect(placer.getState()).toEqual({ step: 'placed', draft: DRAFT, order: PLACED, differs: false });
  });

  test('sends nothing without a preview', async () => {
    const { placer, calls } = openPlacer(() => ok(PLACED));
    placer.confirm();
    await flush();
    expect(calls).toEqual([]);
  });

  test('sends it once, however often it is confirmed and whenever', async () => {
    const { placer, created } = openPlacer(() => ok(PLACED));
    placer.preview(DRAFT);
    placer.confirm();
    placer.confirm();
    await flush();
    placer.confirm();
    await flush();
    expect(created()).toHaveLength(1);
  });

  test('has no way back while the order is on its way', async () => {
    const { placer } = openPlacer(() => undefined);
    placer.preview(DRAFT);
    placer.confirm();
    placer.edit();
    expect(placer.getState().step).toBe('sending');
  });

  test.each(['136001', '136002', '700005', '700006', '700013'])(
    'goes back to the form with the reason when the exchange refuses it with %s',
    async (code) => {
      const { placer, calls } = openPlacer(() => err(refused(code)));
      placer.preview(DRAFT);
      placer.confirm();
      await flush();
      expect(placer.getState()).toMatchObject({ step: 'editing', refusal: { code } });
      expect(calls).toHaveLength(1);
    },
  );

  test('asks for an order whose answer was lost by its request, and never sends it again', async () => {
    const { placer, calls, created, wait } = openPlacer((name, count) => {
      if (name === 'limitOrderCreate') return err(TIMEOUT);
      return count < 3 ? ok({ total: 0, list: [] }) : ok({ total: 1, list: [ROW] });
    });
    placer.preview(DRAFT);
    placer.confirm();
    await flush();
    expect(placer.getState().step).toBe('finding');
    await wait(3_000);
    expect(placer.getState()).toMatchObject({
      step: 'placed',
      order: { exchangeTxId: 'x1', lockedAmount: '0.1' },
    });
    expect(created()).toHaveLength(1);
    expect(calls.at(-1)).toEqual({
      name: 'convertQuery',
      input: { requestId: 'id-1', accountType: 'limit_order_funding' },
    });
  });

  test.each([
    [{}, false],
    [{ fromCoin: 'ETH' }, true],
    [{ toCoin: 'USDC' }, true],
    [{ fromAmount: '1' }, true],
    [{ limit: { ...ROW.limit, limitPrice: '60000' } }, true],
  ])('compares the order it found with what was confirmed: %j', async (change, differs) => {
    const { placer, wait } = openPlacer((name) =>
      name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ total: 1, list: [{ ...ROW, ...change }] }),
    );
    placer.preview(DRAFT);
    placer.confirm();
    await wait(1_000);
    expect(placer.getState()).toMatchObject({ step: 'placed', differs });
  });

  test.each([
    appError('worker/gone', 'The worker died.', true),
    refused('790000'),
    refused('131082'),
    { kind: 'payload', code: 'payload/schema', message: '', retryable: false } as const,
  ])('is not sure after $code, and asks', async (error) => {
    const { placer } = openPlacer((name) => (name === 'limitOrderCreate' ? err(error) : undefined));
    placer.preview(DRAFT);
    placer.confirm();
    await flush();
    expect(placer.getState().step).toBe('finding');
  });

  test('was surely not sent where no gateway came', async () => {
    const { placer } = openPlacer(() => err(appError('worker/not-ready', 'No gateway.', true)));
    placer.preview(DRAFT);
    placer.confirm();
    await flush();
    expect(placer.getState().step).toBe('editing');
  });

  test('says after a minute that the outcome is not known, and leaves it to the user to go on', async () => {
    const { placer, created, wait } = openPlacer((name) =>
      name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ total: 0, list: [] }),
    );
    placer.preview(DRAFT);
    placer.confirm();
    await flush();
    await wait(59_000);
    expect(placer.getState().step).toBe('finding');
    await wait(10_000);
    expect(placer.getState().step).toBe('unknown');
    placer.edit();
    expect(placer.getState()).toEqual({ step: 'editing', refusal: null });
    expect(created()).toHaveLength(1);
  });

  test('shows an order that is found later, though it had said that it does not know yet', async () => {
    const { placer, wait } = openPlacer((name, count) => {
      if (name === 'limitOrderCreate') return err(TIMEOUT);
      return count < 17 ? ok({ total: 0, list: [] }) : ok({ total: 1, list: [ROW] });
    });
    placer.preview(DRAFT);
    placer.confirm();
    await wait(70_000);
    expect(placer.getState().step).toBe('unknown');
    await wait(30_000);
    expect(placer.getState()).toMatchObject({ step: 'placed', order: { exchangeTxId: 'x1' } });
  });

  test('goes on looking for an order once the form is used for another one, and says when it is found', async () => {
    let isThere = false;
    const { placer, wait, late, storage } = openPlacer((name) =>
      name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ total: 0, list: isThere ? [ROW] : [] }),
    );
    placer.preview(DRAFT);
    placer.confirm();
    await wait(70_000);
    placer.edit();
    isThere = true;
    await wait(60_000);
    expect(placer.getState().step).toBe('editing');
    expect(late).toEqual(['id-1']);
    expect(storage.size()).toBe(0);
  });

  test('looks for an order on after a reload, though its answer had not come when the page went', async () => {
    const before = openPlacer(() => undefined);
    before.placer.preview(DRAFT);
    before.placer.confirm();
    await flush();
    const after = openPlacer(() => ok({ total: 1, list: [ROW] }), before.storage);
    expect(after.placer.getState()).toEqual({ step: 'finding', draft: DRAFT });
    await after.wait(500);
    expect(after.calls).toEqual([
      { name: 'convertQuery', input: { requestId: 'id-1', accountType: 'limit_order_funding' } },
    ]);
    expect(after.placer.getState()).toMatchObject({ step: 'placed', order: { exchangeTxId: 'x1' } });
    expect(before.storage.size()).toBe(0);
  });

  test('shows an order that the user had left behind as a notice after a reload, not in the form', async () => {
    const before = openPlacer((name) =>
      name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ total: 0, list: [] }),
    );
    before.placer.preview(DRAFT);
    before.placer.confirm();
    await before.wait(70_000);
    before.placer.edit();
    const after = openPlacer(() => ok({ total: 1, list: [ROW] }), before.storage);
    expect(after.placer.getState().step).toBe('editing');
    await after.wait(500);
    expect(after.late).toEqual(['id-1']);
  });

  test('keeps nothing of an order that was placed or refused', async () => {
    for (const reply of [ok(PLACED), err(refused('136001'))]) {
      const { placer, storage } = openPlacer(() => reply);
      placer.preview(DRAFT);
      placer.confirm();
      await flush();
      expect(storage.size()).toBe(0);
    }
  });

  test('asks at once when the network or the user is back', async () => {
    const { placer, calls, wait, signal } = openPlacer((name) =>
      name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ total: 0, list: [] }),
    );
    placer.preview(DRAFT);
    placer.confirm();
    await wait(30_000);
    signal({ isOnline: false });
    const asked = calls.length;
    signal({ isOnline: true });
    await wait(500);
    expect(calls.length).toBe(asked + 1);
  });

  test('is found on another screen, and said there', async () => {
    const { placer, wait, leave, late } = openPlacer((name) =>
      name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ total: 1, list: [ROW] }),
    );
    placer.preview(DRAFT);
    placer.confirm();
    await flush();
    leave();
    await wait(1_000);
    expect(late).toEqual(['id-1']);
  });

  test('is not asked for in the name of the next user, and kept for its own', async () => {
    const { placer, calls, wait, signal, storage } = openPlacer((name) =>
      name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ total: 0, list: [] }),
    );
    placer.preview(DRAFT);
    placer.confirm();
    await wait(1_000);
    signal({ session: 2 });
    const asked = calls.length;
    await wait(60_000);
    expect(calls).toHaveLength(asked);
    expect(placer.getState()).toEqual({ step: 'editing', refusal: null });
    expect(storage.size()).toBe(1);
  });
});
