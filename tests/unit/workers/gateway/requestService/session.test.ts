import { describe, expect, test } from 'vitest';
import { GUEST_PAGE, openRequestService } from '#tests/support/node/openRequestService.ts';
import { unwrap } from '#tests/support/unwrap.ts';
import { createManualTime } from '#tests/unit/sandbox/support/createManualTime.ts';

const ANNA = 'demo@sluice.example';
const BEN = 'vip@sluice.example';

describe('a guest', () => {
  test('gets "user no permission" on a page that needs a login', async () => {
    const { call } = await openRequestService();
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject({
      ok: false,
      error: { kind: 'login', code: '10007', message: 'user no permission' },
    });
  });

  test('gets an answer without a result on a page for guests', async () => {
    const { call } = await openRequestService();
    const answer = unwrap(await call('coinConfig', { coin: 'BTC' }, { path: GUEST_PAGE }));
    expect(answer.result).toBeUndefined();
    expect(unwrap(await call('profile', {}, { path: `${GUEST_PAGE}/` })).result).toBeUndefined();
  });

  test('on one page and on another, asking at once, each get what their own page says', async () => {
    const { call, sent } = await openRequestService();
    const [guest, refused] = await Promise.all([
      call('profile', {}, { tab: 'one', path: GUEST_PAGE }),
      call('profile', {}, { tab: 'two' }),
    ]);
    expect([guest.ok, refused.ok]).toEqual([true, false]);
    expect(sent).toHaveLength(1);
  });

  test('has no session that could end', async () => {
    const { call, notices } = await openRequestService();
    await call('profile', {});
    await call('coinConfig', { coin: 'BTC' });
    expect(notices).toEqual([]);
  });
});

describe('a user who logs in after another one', () => {
  test('gets none of their answers, though there was no logout', async () => {
    const { call, logIn, notices } = await openRequestService();
    await logIn(ANNA);
    const anna = unwrap(await call('profile', {}));
    await logIn(BEN);
    const ben = unwrap(await call('profile', {}));
    expect(notices.map(({ reason }) => reason)).toEqual(['user-changed']);
    expect(ben.result).not.toMatchObject({ id: (anna.result as unknown as { id: number }).id });
    expect(ben.generation).toBe(anna.generation + 1);
  });

  test('is not shown an answer that was under way for the other one', async () => {
    const time = createManualTime(0);
    const { call, logIn, sandbox } = await openRequestService({}, { timers: time.timers });
    await logIn(ANNA);
    sandbox.faults.add({ fault: 'answer/delay', delayMs: 300, count: 1, path: 'profile' });
    const late = call('profile', {}, { tab: 'one' });
    await expect.poll(() => sandbox.faults.list()).toEqual([]);
    await logIn(BEN);
    const ben = unwrap(await call('profile', {}, { tab: 'two' }));
    time.advance(300);
    expect(await late).toMatchObject({ ok: false, error: { code: 'session/changed' } });
    expect(unwrap(await call('profile', {})).result).toEqual(ben.result);
  });
});

describe('a session', () => {
  test('ends for every tab with the logout, and nothing of the user stays', async () => {
    const { call, service, logIn, notices } = await openRequestService();
    await logIn(ANNA);
    await call('profile', {});
    expect(service.figures().cacheEntries).toBe(1);
    expect(await call('logout', {})).toMatchObject({ ok: true });
    expect(notices).toEqual([{ generation: 2, reason: 'logout' }]);
    expect(service.figures().cacheEntries).toBe(0);
    expect(await call('profile', {})).toMatchObject({ ok: false, error: { kind: 'login' } });
    expect(notices).toHaveLength(1);
  });

  test('goes on when the exchange refuses the logout', async () => {
    const { call, logIn, notices, sandbox } = await openRequestService();
    await logIn(ANNA);
    await call('profile', {});
    sandbox.faults.add({ fault: 'answer/code', path: 'logout', count: 1 });
    expect(await call('logout', {})).toMatchObject({ ok: false, error: { code: '790000' } });
    expect(await call('profile', {}, { fresh: true })).toMatchObject({ ok: true });
    expect(notices).toEqual([]);
  });

  test.each([
    // The cookies are still there, but their session has ended.
    ['answer/status', 'http/status', 'expired'],
    // The head of the answer cleared the cookies.
    ['answer/cut', 'http/network', 'logout'],
  ] as const)(
    'whose logout was heard ends with the next call, though its answer was lost: %s',
    async (fault, code, reason) => {
      const { call, logIn, notices, sandbox } = await openRequestService();
      await logIn(ANNA);
      await call('profile', {});
      sandbox.faults.add({ fault, path: 'logout', count: 1 });
      expect(await call('logout', {})).toMatchObject({ ok: false, error: { code } });
      expect(notices).toEqual([]);
      expect(await call('profile', {}, { fresh: true })).toMatchObject({
        ok: false,
        error: { kind: 'login' },
      });
      expect(notices.map((notice) => notice.reason)).toEqual([reason]);
    },
  );

  test('that expired at the exchange ends once any call learns of it', async () => {
    const { call, logIn, notices, sandbox } = await openRequestService();
    await logIn(ANNA);
    await call('profile', {});
    sandbox.faults.add({ fault: 'answer/expire-session', count: 1 });
    expect(await call('memberInfo', {})).toMatchObject({
      ok: false,
      error: { code: '10007' },
    });
    await expect.poll(() => notices.map(({ reason }) => reason)).toEqual(['expired']);
  });

  test('does not end by a refused call while the profile still answers: only the profile is loaded again', async () => {
    const { call, logIn, notices, sandbox, sent } = await openRequestService();
    await logIn(ANNA);
    await call('profile', {});
    sandbox.faults.add({ fault: 'answer/code', code: 33003, path: 'exchange-rate', count: 1 });
    expect(await call('exchangeRate', { name: 'EUR' })).toMatchObject({
      ok: false,
      error: { code: '33003' },
    });
    await expect.poll(() => sent.filter((path) => path.includes('profile'))).toHaveLength(2);
    expect(notices).toEqual([]);
    expect(await call('profile', {})).toMatchObject({ ok: true });
  });

  test.each(['answer/wrong-shape', 'answer/not-json', 'answer/empty', 'answer/status'] as const)(
    'goes on when the profile comes back broken: %s',
    async (fault) => {
      const { call, logIn, notices, sandbox } = await openRequestService();
      await logIn(ANNA);
      await call('profile', {});
      sandbox.faults.add({ fault, count: 1 });
      expect(await call('profile', {}, { fresh: true })).toMatchObject({ ok: false });
      expect(notices).toEqual([]);
    },
  );

  test('ends as a logout when the login cookie is gone', async () => {
    const { call, forgetCookies, logIn, notices } = await openRequestService();
    await logIn(ANNA);
    await call('profile', {});
    forgetCookies();
    await call('profile', {});
    expect(notices.map(({ reason }) => reason)).toEqual(['logout']);
  });
});

describe('a session that a gateway before this one had, and that has expired meanwhile', () => {
  /** Anna's page shows her; this gateway has not been asked for her profile. */
  const open = async () => {
    const opened = await openRequestService();
    await opened.logIn(ANNA);
    const profile = unwrap(await opened.call('profile', {})).result as unknown as { id: number };
    opened.restart();
    opened.sandbox.faults.add({ fault: 'answer/expire-session', count: 1 });
    return { ...opened, uid: profile.id };
  };

  test.each(['a page for guests', 'a page that needs a login'])(
    'ends with the first call, on %s',
    async (where) => {
      const { call, notices, uid } = await open();
      const path = where === 'a page for guests' ? { path: GUEST_PAGE } : {};
      await call('coinConfig', { coin: 'BTC' }, { uid, ...path });
      await expect.poll(() => notices.map(({ reason }) => reason)).toEqual(['expired']);
    },
  );

  test('gives no balances of a guest to a page that shows a user', async () => {
    const { call, notices, reports, uid } = await open();
    const asked = { accountType: 'funding', side: 0 } as const;
    expect(await call('convertCoins', asked, { uid, path: GUEST_PAGE })).toMatchObject({
      ok: false,
      error: { code: 'session/changed' },
    });
    expect(notices.map(({ reason }) => reason)).toEqual(['expired']);
    expect(reports).toEqual([]);
    const { result } = unwrap(await call('convertCoins', asked, { path: GUEST_PAGE }));
    expect(result).toHaveProperty('coins');
  });
});

test('an answer for a guest while the user is still signed in is refused, and ends nothing', async () => {
  const { call, logIn, notices, reports, sandbox } = await openRequestService();
  const asked = { accountType: 'funding', side: 0 } as const;
  unwrap(await call('convertCoins', asked, { path: GUEST_PAGE }));
  await logIn(ANNA);
  await call('profile', {});
  const before = notices.length;
  sandbox.faults.add({ fault: 'answer/swap', path: 'coinInfoListByBalance', count: 1 });
  expect(await call('convertCoins', asked, { path: GUEST_PAGE })).toMatchObject({
    ok: false,
    error: { code: '79992' },
  });
  expect(reports).toEqual([{ name: 'wrong-answer', path: '/exchangeNew/convert/coinInfoListByBalance' }]);
  expect(notices).toHaveLength(before);
});
