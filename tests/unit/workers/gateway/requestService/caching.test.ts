import { describe, expect, test } from 'vitest';
import { openRequestService } from '#tests/support/node/openRequestService.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const ACCOUNT = 'demo@sluice.example';

describe('a cached call', () => {
  test('that another tab asks sends no request, and says how old its answer is', async () => {
    const { call, logIn, sent } = await openRequestService();
    await logIn(ACCOUNT);
    const first = unwrap(await call('profile', {}, { tab: 'one' }));
    const second = unwrap(await call('profile', {}, { tab: 'two' }));
    expect(sent).toEqual(['/v2/private/user/profile']);
    expect(second).toEqual(first);
    expect(first.result).toMatchObject({ username: 'Dana Demo' });
  });

  test('asked by two tabs at once is one request', async () => {
    const { call, logIn, sent } = await openRequestService();
    await logIn(ACCOUNT);
    const both = await Promise.all([
      call('profile', {}, { tab: 'one' }),
      call('profile', {}, { tab: 'two' }),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(sent).toHaveLength(1);
  });

  test('that is to be fresh is asked again, and the others get the newer answer', async () => {
    const { call, logIn, sent } = await openRequestService();
    await logIn(ACCOUNT);
    const old = unwrap(await call('profile', {}));
    const fresh = unwrap(await call('profile', {}, { fresh: true }));
    expect(sent).toHaveLength(2);
    expect(fresh.asOfMs).toBeGreaterThanOrEqual(old.asOfMs);
    expect(unwrap(await call('profile', {}))).toEqual(fresh);
  });

  test('with other input is another call', async () => {
    const { call, logIn, sent } = await openRequestService();
    await logIn(ACCOUNT);
    await call('coinConfig', { coin: 'BTC' });
    await call('coinConfig', { coin: 'ETH' });
    await call('coinConfig', { coin: 'BTC' });
    expect(sent.filter((path) => path.includes('coin-config'))).toHaveLength(2);
  });

  test('that failed is not kept', async () => {
    const { call, logIn, sandbox, sent } = await openRequestService();
    await logIn(ACCOUNT);
    sandbox.faults.add({ fault: 'answer/status', count: 1 });
    expect(await call('profile', {})).toMatchObject({ ok: false, error: { code: 'http/status' } });
    expect(await call('profile', {})).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });
});
