import { describe, expect, test } from 'vitest';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import { type OpenRequestService, openRequestService } from '#tests/support/node/openRequestService.ts';
import { unwrap } from '#tests/support/unwrap.ts';

// Who asks is what a signed answer is compared with (docs/decisions/0009-whose-answers.md). An attacker on the way has an
// account of his own, and so answers that the exchange has signed for him.

const ANNA = 'demo@sluice.example';
const MALLORY = 'vip@sluice.example';
const REFUSED = { ok: false, error: { kind: 'signature', code: '79992' } };

/** Anna is logged in; the exchange has answered Mallory's profile and coin before. */
async function openWithMallory(): Promise<OpenRequestService> {
  const service = await openRequestService();
  await service.logIn(MALLORY);
  unwrap(await service.call('profile', {}, { tab: 'of Mallory' }));
  unwrap(await service.call('coinConfig', { coin: 'BTC' }, { tab: 'of Mallory' }));
  await service.logIn(ANNA);
  return service;
}

/** Mallory's own answer, well signed, comes in place of the right one. */
const swapped = (path: string): FaultInput => ({ fault: 'answer/swap', path });
const unsigned = (path: string): FaultInput => ({ fault: 'answer/strip', path });

describe('who asks', () => {
  test('is not taken from a profile without a signature: no answer to its user is accepted', async () => {
    const { call, sandbox, sent } = await openWithMallory();
    for (const fault of [swapped('profile'), unsigned('profile'), swapped('coin-config')]) {
      sandbox.faults.add(fault);
    }
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject(REFUSED);
    expect(sent).toEqual(['/v2/private/user/profile']);
  });

  test('is asked again, signed, though the page has a profile without a signature', async () => {
    const { call, logIn, sandbox, sent } = await openRequestService();
    await logIn(ANNA);
    sandbox.faults.add({ ...unsigned('profile'), count: 1 });
    unwrap(await call('profile', {}));
    expect(unwrap(await call('coinConfig', { coin: 'BTC' })).result).toMatchObject({ uid: '20000001' });
    expect(sent.map((path) => path.split('?')[0])).toEqual([
      '/v2/private/user/profile',
      '/v2/private/user/profile',
      '/v3/private/cht/asset-common/coin-config',
    ]);
  });

  test('is not the one an unsigned profile named: everything of that user is dropped, nothing is sent', async () => {
    const { call, notices, sandbox, sent } = await openWithMallory();
    const before = notices.length;
    sandbox.faults.add({ ...swapped('profile'), count: 1 });
    sandbox.faults.add({ ...unsigned('profile'), count: 1 });
    expect(unwrap(await call('profile', {})).result).toMatchObject({ username: 'Vera Vip' });
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject({
      ok: false,
      error: { code: 'session/changed' },
    });
    expect(sent).toEqual(['/v2/private/user/profile', '/v2/private/user/profile']);
    expect(notices.slice(before).map(({ reason }) => reason)).toEqual(['user-changed', 'user-changed']);
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject({ ok: true });
    expect(unwrap(await call('profile', {})).result).toMatchObject({ username: 'Dana Demo' });
  });

  test.each([true, false])(
    'stays who the first signed profile named, while the token is the same; the other one signed: %s',
    async (isSigned) => {
      const { call, notices, reports, sandbox } = await openWithMallory();
      unwrap(await call('profile', {}));
      const before = notices.length;
      sandbox.faults.add(swapped('profile'));
      if (!isSigned) sandbox.faults.add(unsigned('profile'));
      expect(await call('profile', {}, { fresh: true })).toMatchObject(REFUSED);
      expect(reports).toEqual([{ name: 'wrong-answer', path: '/v2/private/user/profile' }]);
      sandbox.faults.add(swapped('coin-config'));
      expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject(REFUSED);
      sandbox.faults.reset();
      expect(unwrap(await call('coinConfig', { coin: 'BTC' })).result).toMatchObject({ uid: '20000001' });
      expect(unwrap(await call('profile', {})).result).toMatchObject({ username: 'Dana Demo' });
      expect(notices).toHaveLength(before);
    },
  );
});

describe('where the profile is never signed', () => {
  test('the page gets it all the same, and calls whose answer has to be signed are refused', async () => {
    const { call, logIn, sandbox } = await openRequestService();
    await logIn(ANNA);
    sandbox.faults.add(unsigned('profile'));
    expect(await call('profile', {})).toMatchObject({ ok: true });
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject(REFUSED);
    expect(await call('exchangeRate', { name: 'EUR' })).toMatchObject({ ok: true });
  });

  test('a session ends as any other does', async () => {
    const { call, logIn, notices, sandbox } = await openRequestService();
    await logIn(ANNA);
    sandbox.faults.add(unsigned('profile'));
    await call('profile', {});
    sandbox.faults.add({ fault: 'answer/expire-session', count: 1 });
    expect(await call('profile', {}, { fresh: true })).toMatchObject({ ok: false, error: { code: '10007' } });
    expect(notices.map(({ reason }) => reason)).toEqual(['expired']);
  });
});

test('without keys no profile is requested, since no answer could be trusted', async () => {
  const { call, logIn, sent } = await openRequestService({ keys: {} });
  await logIn(ANNA);
  expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject({
    ok: false,
    error: { code: 'signature/no-keys' },
  });
  expect(sent).toEqual([]);
});
