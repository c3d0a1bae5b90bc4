import { describe, expect, test } from 'vitest';
import { createLogOut } from '#app/start/session/createLogOut.ts';
import type { AppError } from '#shared/result/appError.ts';
import {
  GUEST_PAGE,
  NOT_LOGGED_IN,
  openSession,
  PROFILE,
  type Reply,
  UNREACHABLE,
} from '#tests/support/browser/openSession.ts';

const BOB = { ...PROFILE, id: 20_000_002, currency_code: 'TRY', username: 'Bob' };

describe('when the user has logged out', () => {
  test('a page for guests is a guest’s at once, and keeps nothing of them', async () => {
    const { start, end, status, global, wentTo, uids } = await openSession({
      href: GUEST_PAGE,
      held: ['profile'],
    });
    await start();
    await end('logout');
    expect([status(), wentTo]).toEqual(['guest', []]);
    expect(global()).toMatchObject({ user: null, rate: 1, captcha: '', profileUserTag: {}, memberInfo: {} });
    expect(uids.at(-1)).toBe(null);
  });

  test('any other page goes to the login, without asking for the profile', async () => {
    const { start, end, status, global, calls, wentTo } = await openSession();
    await start();
    await end('logout');
    expect([wentTo, calls('profile'), status()]).toEqual([['/login'], 1, 'loading']);
    expect(global().memberInfo).toEqual({});
  });
});

describe('when the session has ended otherwise', () => {
  test('the page goes to the login and back', async () => {
    const { start, end, answers, wentTo } = await openSession();
    await start();
    answers.profile = { error: NOT_LOGGED_IN };
    await end('expired');
    expect(wentTo).toHaveLength(1);
    expect(wentTo[0]).toMatch(/^\/login\?redirect_url=https%3A%2F%2F.*&ended=1$/);
  });

  test('a page for guests says so, once, and again of the next session', async () => {
    const { start, end, answers, ends, visit } = await openSession({ href: GUEST_PAGE });
    await start();
    expect(ends()).toBe(0);
    answers.profile = { result: undefined };
    await end('expired');
    expect(ends()).toBe(1);
    await visit('/user/assets/withdraw');
    expect(ends()).toBe(1);
    answers.profile = { result: PROFILE };
    await end('user-changed');
    answers.profile = { result: undefined };
    await end('expired');
    expect(ends()).toBe(2);
  });

  test('a page says so that was opened after it, with the token of before', async () => {
    const guests = await openSession({
      href: GUEST_PAGE,
      hasToken: true,
      replies: { profile: { result: undefined } },
    });
    await guests.start();
    expect(guests.ends()).toBe(1);
    const records = await openSession({ hasToken: true, replies: { profile: { error: NOT_LOGGED_IN } } });
    await records.start();
    expect([records.wentTo[0]?.endsWith('&ended=1'), records.ends()]).toEqual([true, 0]);
  });

  test('what the user typed goes when another one comes, and stays for the same one', async () => {
    const { start, end, answers, drops } = await openSession({ href: GUEST_PAGE });
    await start();
    await end('expired');
    expect(drops()).toBe(0);
    answers.profile = { result: BOB };
    await end('user-changed');
    expect(drops()).toBe(1);
    await end('logout');
    expect(drops()).toBe(2);
  });

  test.each([
    [String(PROFILE.id), 0],
    [String(BOB.id), 1],
    [null, 0],
  ])('by way of the login what %s typed is dropped %i times for Ann', async (typedBy, count) => {
    const { start, drops } = await openSession({ typedBy });
    await start();
    expect(drops()).toBe(count);
  });

  test('a page that the next user opens at an address of their own keeps it; the one that was left for the login does not', async () => {
    const href = 'http://localhost/user/assets/deposit/?coin=USDT&chain=TRX';
    const typedBy = String(BOB.id);
    const own = await openSession({ href, typedBy, typedAt: 'http://localhost/user/assets/exchange/index' });
    await own.start();
    expect(own.drops()).toBe(0);
    // From then on it is theirs, and goes with them.
    own.answers.profile = { result: BOB };
    await own.end('user-changed');
    expect(own.drops()).toBe(1);
    const left = await openSession({ href, typedBy, typedAt: href });
    await left.start();
    expect(left.drops()).toBe(1);
  });

  test('by a logout, nothing is said: the user knows', async () => {
    const { start, end, answers, ends } = await openSession({ href: GUEST_PAGE });
    await start();
    answers.profile = { result: undefined };
    await end('logout');
    expect(ends()).toBe(0);
  });

  test('by another user, everything is loaded again for them', async () => {
    const { start, end, answers, calls, global, status, uids } = await openSession({
      replies: { userTag: { result: { withdraw_addr_level: '3', voucher_money_user: '1' } } },
    });
    await start();
    answers.profile = { result: BOB };
    answers.userTag = { result: { withdraw_addr_level: '0' } };
    answers.exchangeRate = { error: UNREACHABLE };
    await end('user-changed');
    expect([status(), global().user?.username]).toEqual(['signed-in', 'Bob']);
    expect(global().profileUserTag).toEqual({ withdraw_addr_level: '0' });
    expect(global().rate).toBe(1);
    expect(['profile', 'memberInfo', 'permission', 'webConfig'].map(calls)).toEqual([2, 2, 2, 2]);
    expect(uids).toEqual([PROFILE.id, null, BOB.id]);
  });

  test('no user is known until the new profile is there', async () => {
    const { start, end, last, status, global } = await openSession({ held: ['profile'] });
    await start();
    await last('profile').answer({ result: PROFILE });
    await end('user-changed');
    expect([status(), global().permission]).toEqual([
      'loading',
      { loaded: false, permissions: [], register: null },
    ]);
  });
});

describe('an answer that comes after the session has changed', () => {
  test('is dropped, of the profile', async () => {
    const { start, end, last, global, calls } = await openSession({ held: ['profile'] });
    await start();
    const early = last('profile');
    await end('user-changed');
    await last('profile').answer({ result: BOB });
    await early.answer({ result: PROFILE });
    expect(global().user?.username).toBe('Bob');
    expect(calls('memberInfo')).toBe(1);
  });

  test.each([
    ['userTag', { result: { voucher_money_user: '1' } }],
    ['memberInfo', { result: { nickname: 'Ann' } }],
    ['permission', { result: { loaded: true, permissions: ['withdraw.create'] } }],
    ['registerPermission', { result: { items: new Map([['card', 1]]), reason: new Map() } }],
    ['exchangeRate', { result: { name: 'EUR', rate: '9' } }],
    ['webConfig', { result: { flags: new Map(), stablecoinTip: false, defaultConvertCoin: 'ANN' } }],
    ['memberInfo', { error: UNREACHABLE }],
  ] as const satisfies readonly (readonly [string, Reply])[])(
    'is dropped, of %s: %j',
    async (name, reply) => {
      const { start, end, last, answers, global, failed } = await openSession({ held: [name] });
      await start();
      const early = last(name);
      answers.profile = { result: undefined };
      await end('user-changed');
      const before = global();
      await early.answer(reply);
      expect([global(), failed]).toEqual([before, []]);
    },
  );

  test('is dropped where it would lead to the login', async () => {
    const { start, end, last, wentTo } = await openSession({ held: ['profile'] });
    await start();
    const early = last('profile');
    await end('user-changed');
    await early.answer({ error: NOT_LOGGED_IN });
    expect(wentTo).toEqual([]);
  });

  test('is not waited for to try again', async () => {
    const { start, end, last, clock, wait, calls } = await openSession({ held: ['profile'] });
    await start();
    await last('profile').answer({ error: UNREACHABLE });
    await end('user-changed');
    expect(clock.timerCount()).toBe(0);
    await wait(60_000);
    expect(calls('profile')).toBe(2);
  });
});

describe('logging out', () => {
  function openLogOut(reply: Reply) {
    const wentTo: string[] = [];
    const shown: AppError[] = [];
    const names: string[] = [];
    const request = async (name: string) => {
      names.push(name);
      return 'error' in reply ? { ok: false, error: reply.error } : { ok: true, value: reply };
    };
    const logOut = createLogOut({
      request: request as unknown as Parameters<typeof createLogOut>[0]['request'],
      present: (error) => void shown.push(error),
      goTo: (url) => void wentTo.push(url),
    });
    return { logOut, wentTo, shown, names };
  }

  test('asks the exchange and goes to the login', async () => {
    const { logOut, wentTo, names } = openLogOut({ result: {} });
    await logOut();
    expect([names, wentTo]).toEqual([['logout'], ['/login']]);
  });

  test('that was done elsewhere already goes to the login, too', async () => {
    for (const reply of [{ error: NOT_LOGGED_IN }, { result: undefined }]) {
      const { logOut, wentTo, shown } = openLogOut(reply);
      await logOut();
      expect([wentTo, shown]).toEqual([['/login'], []]);
    }
  });

  test('that failed is shown, and the page stays: the session may live on', async () => {
    const { logOut, wentTo, shown } = openLogOut({ error: UNREACHABLE });
    await logOut();
    expect([wentTo, shown]).toEqual([[], [UNREACHABLE]]);
  });

  test('is done once when asked for twice, and can be tried again', async () => {
    const { logOut, names } = openLogOut({ error: UNREACHABLE });
    await Promise.all([logOut(), logOut()]);
    expect(names).toHaveLength(1);
    await logOut();
    expect(names).toHaveLength(2);
  });
});
