import { describe, expect, test } from 'vitest';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { openRequestService } from '#tests/support/node/openRequestService.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const ACCOUNT = 'demo@sluice.example';

async function openQuoted() {
  const opened = await openRequestService();
  await opened.logIn(ACCOUNT);
  const quoted = unwrap(
    await opened.call('convertQuote', {
      ...{ accountType: 'funding', fromCoin: 'BTC', toCoin: 'USDT', requestCoin: 'BTC' },
      ...{ requestAmount: '0.01', fromCoinType: 'crypto', toCoinType: 'crypto', requestId: 'q-1' },
    }),
  );
  const { quoteTxId } = quoted.result as unknown as ResultOf<'convertQuote'>;
  const execute = (requestId: string) =>
    opened.call('convertExecute', { quoteTxId, accountType: 'funding', requestId });
  return { ...opened, execute };
}

describe('a call that moves value', () => {
  test('says what it has changed before its caller has the answer', async () => {
    const { execute, changed } = await openQuoted();
    expect(changed).toEqual([]);
    let known: typeof changed = [];
    unwrap(
      await execute('x-1').then((answered) => {
        known = [...changed];
        return answered;
      }),
    );
    expect(known).toEqual([['conversions', 'balances']]);
  });

  test('says nothing where the exchange refused it', async () => {
    const { execute, changed } = await openQuoted();
    await execute('x-1');
    const refused = await execute('x-2');
    expect(refused).toMatchObject({ ok: false, error: { code: '700009' } });
    expect(changed).toHaveLength(1);
  });

  test('says it where its answer was lost, since it may have been carried out', async () => {
    const { execute, changed, sandbox } = await openQuoted();
    sandbox.faults.add({ fault: 'answer/status', count: 1, path: 'convert/execute' });
    const lost = await execute('x-1');
    expect(lost).toMatchObject({ ok: false, error: { code: 'http/status' } });
    expect(lost.ok || lost.error.isUnsent).toBeUndefined();
    expect(changed).toEqual([['conversions', 'balances']]);
  });
});

test('an answer that is under way when its data change is not shared with who asks after the change', async () => {
  const { call, logIn, sandbox, sent } = await openRequestService();
  await logIn(ACCOUNT);
  await call('profile', {});
  sandbox.faults.add({ fault: 'answer/delay', delayMs: 400, count: 1, path: 'user-preferences' });
  const old = call('userPreferences', {}, { tab: 'one' });
  await expect.poll(() => sent.filter((path) => path.includes('user-preferences'))).toHaveLength(1);
  const joined = call('userPreferences', {}, { tab: 'two' });
  unwrap(await call('userPreferencesEdit', { lastCoin: 'ETH' }, { tab: 'two' }));
  const after = unwrap(await call('userPreferences', {}, { tab: 'two' }));
  expect(after.result).toMatchObject({ lastCoin: 'ETH' });
  expect(unwrap(await joined)).toEqual(unwrap(await old));
  // The old one for two callers, the change, and the new one.
  expect(sent.filter((path) => path.includes('user-preferences'))).toHaveLength(3);
});

describe('a call that is dropped before it is sent', () => {
  test('says so when another tab logs out meanwhile', async () => {
    const { call, logIn, sandbox, sent } = await openRequestService();
    await logIn(ACCOUNT);
    // The call waits for the profile, by which its signed answer is judged.
    sandbox.faults.add({ fault: 'answer/delay', delayMs: 400, count: 1, path: 'profile' });
    const dropped = call('withdrawCancel', { id: 'w-1' }, { tab: 'one' });
    await expect.poll(() => sent.length).toBe(1);
    await call('logout', {}, { tab: 'two' });
    expect(await dropped).toMatchObject({ ok: false, error: { isUnsent: true } });
    expect(sent.some((path) => path.includes('withdraw/cancel'))).toBe(false);
  });

  test('says so where the page asks for something that can’t be sent', async () => {
    const { call, sent } = await openRequestService();
    const refused = await call('convertExecute', { quoteTxId: '', accountType: 'funding', requestId: 'x' });
    expect(refused).toMatchObject({ ok: false, error: { kind: 'input', isUnsent: true } });
    expect(sent).toEqual([]);
  });

  test('does not say so once it has left', async () => {
    const { call, logIn, sandbox, sent, service } = await openRequestService();
    await logIn(ACCOUNT);
    await call('profile', {}, { verify: true });
    sandbox.faults.add({ fault: 'answer/delay', delayMs: 400, count: 1, path: 'withdraw/cancel' });
    const cut = call('withdrawCancel', { id: 'w-1' }, { tab: 'one', callId: 77 });
    await expect.poll(() => sent.some((path) => path.includes('withdraw/cancel'))).toBe(true);
    service.cancel('one' as never, 77);
    const answered = await cut;
    expect(answered).toMatchObject({ ok: false, error: { code: 'call/cancelled' } });
    expect(answered.ok || answered.error.isUnsent).toBeUndefined();
  });
});
