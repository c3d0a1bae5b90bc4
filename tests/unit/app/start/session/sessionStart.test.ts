import { describe, expect, test } from 'vitest';
import {
  GUEST_PAGE,
  NOT_LOGGED_IN,
  openSession,
  PRIVATE_PAGE,
  PROFILE,
  REGISTER,
  UNREACHABLE,
} from '#tests/support/browser/openSession.ts';

const LOGIN_AND_BACK = `/login?redirect_url=${encodeURIComponent(PRIVATE_PAGE)}`;

describe('a page that a signed-in user opens', () => {
  test('knows them, and everything else of them', async () => {
    const { start, status, global } = await openSession();
    expect(status()).toBe('loading');
    await start();
    expect(status()).toBe('signed-in');
    expect(global()).toMatchObject({
      user: PROFILE,
      rate: 0.92,
      profileUserTag: { withdraw_addr_level: '1' },
      memberInfo: { nickname: 'Ann' },
      permission: { loaded: true, permissions: ['asset.read'], register: REGISTER },
      webSiteComplianceConfig: {
        flags: { card: false, p2p: true },
        defaultConvertCoin: 'USDC',
        isSettled: true,
      },
    });
  });

  test('asks for all of it at once, as soon as the profile is there', async () => {
    const names = ['userTag', 'memberInfo', 'permission', 'registerPermission', 'exchangeRate', 'webConfig'];
    const { start, calls, last } = await openSession({ held: ['profile', ...names] });
    await start();
    expect(names.map(calls)).toEqual([0, 0, 0, 0, 0, 0]);
    await last('profile').answer({ result: PROFILE });
    expect(names.map(calls)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(last('userTag').input).toEqual({
      req_tags: ['voucher_money_user', 'withdraw_addr_level', 'tax_identity'],
    });
    expect(last('exchangeRate').input).toEqual({ name: 'EUR' });
  });

  test('counts in USD where they chose no currency', async () => {
    const { start, global, last } = await openSession({
      replies: { profile: { result: { ...PROFILE, currency_code: '' } } },
    });
    await start();
    expect(global().user?.currency_code).toBe('USD');
    expect(last('exchangeRate').input).toEqual({ name: 'USD' });
  });

  test('sends the exchange the site, its flags and whether the account is Islamic', async () => {
    const { start, last } = await openSession({
      site: 'ARE',
      replies: { profile: { result: { ...PROFILE, sub_attribute: 2 } } },
    });
    await start();
    expect(last('webConfig').input).toMatchObject({ siteId: 'ARE', subAttribute: 2 });
    expect((last('webConfig').input as { keys: string[] }).keys).toHaveLength(30);
  });

  test('sends the user’s id to analytics, once', async () => {
    const { start, uids } = await openSession();
    await start();
    expect(uids).toEqual([PROFILE.id]);
  });
});

describe('what fails beside the profile', () => {
  test.each([
    ['userTag', 'profileUserTag', {}],
    ['memberInfo', 'memberInfo', {}],
    ['permission', 'permission', { loaded: true, permissions: [], register: REGISTER }],
    ['registerPermission', 'permission', { loaded: true, permissions: ['asset.read'], register: null }],
    ['exchangeRate', 'rate', 1],
  ] as const)('leaves %s at its default, is reported, and costs nothing else', async (name, field, value) => {
    const { start, global, status, failed } = await openSession({
      replies: { [name]: { error: UNREACHABLE } },
    });
    await start();
    expect(status()).toBe('signed-in');
    expect(global()[field]).toEqual(value);
    expect(failed).toEqual([UNREACHABLE]);
    expect(global().webSiteComplianceConfig.isSettled).toBe(true);
  });

  test('leaves the flags as the deployment set them, and no screen waits for others', async () => {
    const { start, global } = await openSession({
      settings: { complianceConfig: { web3: { action: 'hide' } }, showUnregulatedTips: true },
      replies: { webConfig: { error: UNREACHABLE } },
    });
    await start();
    const { webSiteComplianceConfig, showUnregulatedTips } = global();
    expect(webSiteComplianceConfig).toMatchObject({ flags: { web3: false, card: true }, isSettled: true });
    expect(showUnregulatedTips).toBe(true);
  });

  test('keeps nothing waiting: what has come is there before the rest', async () => {
    const { start, global } = await openSession({ held: ['memberInfo', 'webConfig'] });
    await start();
    expect(global()).toMatchObject({ rate: 0.92, permission: { loaded: true } });
    expect(global().webSiteComplianceConfig.isSettled).toBe(false);
  });

  test.each(['0', '-1'])('is a rate of %s as well, which nothing can be divided by', async (rate) => {
    const { start, global } = await openSession({
      replies: { exchangeRate: { result: { name: 'EUR', rate } } },
    });
    await start();
    expect(global().rate).toBe(1);
  });

  test('is a flag that cannot be read, which the console says', async () => {
    const flags = new Map([['card', { action: 'custom', ext: '{' }]]);
    const { start, global, warnings } = await openSession({
      replies: { webConfig: { result: { flags, stablecoinTip: false, defaultConvertCoin: 'USDT' } } },
    });
    await start();
    expect(global().webSiteComplianceConfig.flags.card).toBe(true);
    expect(warnings).toEqual(['The site configuration is wrong at card: defaults serve there.']);
  });
});

describe('a page without a signed-in user', () => {
  test('goes to the login and back to its whole address', async () => {
    const { start, wentTo, status, failed } = await openSession({
      replies: { profile: { error: NOT_LOGGED_IN } },
    });
    await start();
    expect(wentTo).toEqual([LOGIN_AND_BACK]);
    expect([status(), failed]).toEqual(['loading', []]);
  });

  test('does not ask again when it is merely shown', async () => {
    const { start, loader, calls, wait } = await openSession({
      replies: { profile: { error: NOT_LOGGED_IN } },
      held: ['profile'],
    });
    await start();
    loader.resume();
    await wait(0);
    expect(calls('profile')).toBe(1);
  });

  test('asks again when it comes back from the login', async () => {
    const { start, loader, calls, wait } = await openSession({
      replies: { profile: { error: NOT_LOGGED_IN } },
    });
    await start();
    loader.resume();
    await wait(0);
    expect(calls('profile')).toBe(2);
  });

  test.each([
    ['a missing result', { result: undefined }],
    ['a profile without a user', { result: { ...PROFILE, id: 0 } }],
    ['a refusal that came after a way to this page', { error: NOT_LOGGED_IN }],
  ])('stays where guests may be: %s', async (_, profile) => {
    const { start, status, wentTo, uids } = await openSession({ href: GUEST_PAGE, replies: { profile } });
    await start();
    expect([status(), wentTo, uids]).toEqual(['guest', [], [null]]);
  });

  test('asks for the site’s configuration alone, and waits for no permissions', async () => {
    const { start, calls, last, global } = await openSession({
      href: GUEST_PAGE,
      replies: { profile: { result: undefined } },
    });
    await start();
    const names = ['userTag', 'memberInfo', 'permission', 'registerPermission', 'exchangeRate', 'webConfig'];
    expect(names.map(calls)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(last('webConfig').input).not.toHaveProperty('subAttribute');
    expect(global().permission).toEqual({ loaded: true, permissions: [], register: null });
    expect(global().webSiteComplianceConfig.isSettled).toBe(true);
  });

  test('is for guests where the profile is refused by another code', async () => {
    const { start, status, wentTo } = await openSession({
      replies: { profile: { error: { ...NOT_LOGGED_IN, code: '33003' } } },
    });
    await start();
    expect([status(), wentTo]).toEqual(['guest', []]);
  });

  test('goes to the login when a guest goes on to a page that is not for guests', async () => {
    const { start, visit, answers, calls, wentTo } = await openSession({
      href: GUEST_PAGE,
      replies: { profile: { result: undefined } },
    });
    await start();
    await visit('/user/assets/otc/index');
    expect([calls('profile'), wentTo]).toEqual([1, []]);
    answers.profile = { error: NOT_LOGGED_IN };
    await visit('/user/assets/deposit/');
    expect(wentTo).toEqual([
      `/login?redirect_url=${encodeURIComponent('https://www.sluice.example/user/assets/deposit/')}`,
    ]);
  });
});

describe('a profile that cannot be had', () => {
  test('is asked for again after 1 s, and reported once', async () => {
    const { start, wait, answers, calls, failed, status } = await openSession({
      replies: { profile: { error: UNREACHABLE } },
    });
    await start();
    await wait(999);
    expect([calls('profile'), status(), failed]).toEqual([1, 'loading', [UNREACHABLE]]);
    await wait(1);
    answers.profile = { result: PROFILE };
    await wait(1_000);
    expect([calls('profile'), status(), failed.length]).toEqual([3, 'signed-in', 1]);
  });

  test('is asked for no more once it is there', async () => {
    const { start, clock } = await openSession();
    await start();
    expect(clock.timerCount()).toBe(0);
  });
});
