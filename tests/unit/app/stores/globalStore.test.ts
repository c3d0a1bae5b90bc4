import { beforeEach, describe, expect, test, vi } from 'vitest';
import { complianceOf } from '#shared/site/compliance.ts';
import { PROFILE } from '#tests/support/browser/openSession.ts';

type Store = typeof import('#app/stores/globalStore.ts');
type Coin = Parameters<Store['setRecordCoins']>[1][number];

const BTC = { coin: 'BTC', scale: 8 } as Coin;
const USD = { coin: 'USD', scale: 2 } as Coin;

let store: Store;
const global = () => store.globalStore.getState().global;

beforeEach(async () => {
  vi.resetModules();
  store = await import('#app/stores/globalStore.ts');
});

describe('the global state', () => {
  test('begins as the specification says', async () => {
    const { quoteStore } = await import('#app/stores/quoteStore.ts');
    expect(store.globalStore.getState()).toEqual({
      router: { path: '', search: '' },
      common: {},
      global: {
        user: undefined,
        rate: 1,
        recordCoinList: { spot: [], contract: [], fund: [] },
        globalSymbolConfig: {},
        captcha: '',
        profileUserTag: {},
        memberInfo: {},
        permission: { loaded: false, permissions: [], register: null },
        webSiteComplianceConfig: expect.objectContaining({ defaultConvertCoin: 'USDT', isSettled: false }),
        showUnregulatedTips: false,
        wsQuoteList: quoteStore,
      },
    });
  });

  test('has no list of quotes of its own: what the feed brought is read where the bridge put it', async () => {
    const { quoteStore } = await import('#app/stores/quoteStore.ts');
    const quoteBySymbol = new Map();
    quoteStore.setState({ quoteBySymbol });
    expect(global().wsQuoteList.getState().quoteBySymbol).toBe(quoteBySymbol);
  });
});

describe('a setter', () => {
  test('of user tags merges', () => {
    store.mergeProfileUserTag({ voucher_money_user: '1', withdraw_addr_level: '0' });
    store.mergeProfileUserTag({ withdraw_addr_level: '2' });
    expect(global().profileUserTag).toEqual({ voucher_money_user: '1', withdraw_addr_level: '2' });
  });

  test('of member info merges', () => {
    store.mergeMemberInfo({ nickname: 'Ann', member_id: 7 });
    store.mergeMemberInfo({ nickname: 'Bea' });
    expect(global().memberInfo).toEqual({ nickname: 'Bea', member_id: 7 });
  });

  test('of permissions replaces', () => {
    store.setPermission({ loaded: true, permissions: ['asset.read', 'withdraw.create'], register: null });
    store.setPermission({ loaded: true, permissions: ['address.write'], register: null });
    expect(global().permission).toEqual({ loaded: true, permissions: ['address.write'], register: null });
  });

  test('of the compliance config replaces', () => {
    const settings = { complianceConfig: { p2p: { action: 'hide' } } } as const;
    store.setComplianceConfig(complianceOf('EU', settings).compliance);
    const { compliance } = complianceOf('EU', { complianceConfig: {} });
    store.setComplianceConfig(compliance);
    expect(global().webSiteComplianceConfig).toBe(compliance);
  });

  test('of record coins sets those of one account', () => {
    store.setRecordCoins('spot', [BTC]);
    store.setRecordCoins('fund', [BTC, USD]);
    store.setRecordCoins('spot', []);
    expect(global().recordCoinList).toEqual({ spot: [], contract: [], fund: [BTC, USD] });
  });

  test('of anything else sets that and nothing else', () => {
    const before = global();
    store.setRate(7.1);
    store.setCaptcha('c');
    store.setShowUnregulatedTips(true);
    store.setGlobalSymbolConfig({ BTCUSDT: { scale: 2 } });
    expect(global()).toEqual({
      ...before,
      rate: 7.1,
      captcha: 'c',
      showUnregulatedTips: true,
      globalSymbolConfig: { BTCUSDT: { scale: 2 } },
    });
  });

  test('of the place leaves the global slice as it was, so that nothing that reads it renders again', () => {
    const before = global();
    store.setRouter({ path: '/user/assets/deposit/', search: '?coin=BTC' });
    expect(store.globalStore.getState().router).toEqual({
      path: '/user/assets/deposit/',
      search: '?coin=BTC',
    });
    expect(global()).toBe(before);
  });
});

describe('a user', () => {
  test('is known, a guest, or not known yet', () => {
    const status = () => store.statusOf(store.globalStore.getState());
    expect(status()).toBe('loading');
    store.setUser(null);
    expect(status()).toBe('guest');
    store.setUser({ ...PROFILE, kyc_level: 1, uta_status: '' });
    expect(status()).toBe('signed-in');
    store.forgetUser();
    expect(status()).toBe('loading');
  });

  test('has values in the currency of the profile; in USD where it names none, and as a guest', () => {
    const currency = () => store.valueCurrencyOf(store.globalStore.getState());
    expect(currency()).toBe('USD');
    store.setUser(null);
    expect(currency()).toBe('USD');
    store.setUser({ ...PROFILE, kyc_level: 1, uta_status: '', currency_code: '' });
    expect(currency()).toBe('USD');
    store.setUser({ ...PROFILE, kyc_level: 1, uta_status: '', currency_code: 'EUR' });
    expect(currency()).toBe('EUR');
  });

  test('that leaves takes its own values away, and leaves the site’s', () => {
    const { compliance } = complianceOf('EU', { complianceConfig: { p2p: { action: 'hide' } } });
    store.setComplianceConfig(compliance);
    store.setShowUnregulatedTips(true);
    store.setRecordCoins('spot', [BTC]);
    const ofTheSite = global();
    store.setUser({ ...PROFILE, kyc_level: 1, uta_status: '' });
    store.setRate(2);
    store.setCaptcha('c');
    store.mergeProfileUserTag({ voucher_money_user: '1' });
    store.mergeMemberInfo({ nickname: 'Ann' });
    store.setPermission({ loaded: true, permissions: ['asset.read'], register: null });
    store.forgetUser();
    expect(global()).toEqual(ofTheSite);
  });
});
