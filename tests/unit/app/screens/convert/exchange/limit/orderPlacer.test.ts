import { describe, expect, test } from 'vitest';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { DRAFT, flush, openPlacer, PLACED, ROW, refused, TIMEOUT } from './openOrderPlacer.ts';

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
});
