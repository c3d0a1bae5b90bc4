import { describe, expect, test } from 'vitest';
import { err, ok } from '#shared/result/result.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { DRAFT, flush, openPlacer, PLACED, ROW, refused, TIMEOUT } from './openOrderPlacer.ts';

describe('a limit order whose answer is lost', () => {
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
    expect(storage.textByKey.size).toBe(0);
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
    expect(before.storage.textByKey.size).toBe(0);
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
      expect(storage.textByKey.size).toBe(0);
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

  test('that is refused after its form was left is reported with the reason, and no other form goes on looking for it', async () => {
    const storage = openStorage();
    const first = openPlacer(() => undefined, storage);
    first.placer.preview(DRAFT);
    first.placer.confirm();
    await flush();
    first.leave();
    const second = openPlacer(() => ok({ total: 0, list: [] }), storage);
    await second.wait(1_000);
    expect(second.placer.getState().step).toBe('finding');
    await first.answerFirst(err(refused('136002')));
    expect(first.lateRefusals).toEqual(['id-1 136002']);
    expect(first.placer.getState()).toEqual({ step: 'editing', refusal: null });
    await second.wait(3_000);
    expect(second.placer.getState()).toEqual({ step: 'editing', refusal: null });
    const asked = second.calls.length;
    await second.wait(60_000);
    expect(second.calls).toHaveLength(asked);
    expect([second.late, second.lateRefusals]).toEqual([[], []]);
  });

  test('is shown by every form that looks for it, whichever finds it first', async () => {
    const storage = openStorage();
    const first = openPlacer(
      (name) => (name === 'limitOrderCreate' ? err(TIMEOUT) : ok({ list: [ROW] })),
      storage,
    );
    first.placer.preview(DRAFT);
    first.placer.confirm();
    await flush();
    first.leave();
    const second = openPlacer(() => ok({ list: first.late.length === 0 ? [] : [ROW] }), storage);
    await second.wait(500);
    expect(second.placer.getState().step).toBe('finding');
    await first.wait(1_000);
    expect(first.late).toEqual(['id-1']);
    await second.wait(3_000);
    expect(second.placer.getState().step).toBe('placed');
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
    expect(storage.textByKey.size).toBe(1);
  });
});
