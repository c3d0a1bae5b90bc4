import { describe, expect, test } from 'vitest';
import { isAnswerTo } from '#workers/gateway/answer/agreement/isAnswerTo.ts';

describe('a withdrawal', () => {
  test.each([
    ['on top', 0, '1', true],
    ['on top', 0, '0.9', false],
    ['inside', 1, '0.90', true],
    ['inside', 1, '1', false],
    ['inside', 1, '0', false],
  ] as const)('with its fee %s (%i) lets %s arrive: %s', (_where, feeType, receive, isIt) => {
    expect(isAnswerTo('withdrawCreate', { amount: '1.0', feeType }, { fee: '0.1', receive })).toBe(isIt);
  });

  test('in a list has the coin, address, type and id that were asked for', () => {
    const rows = [{ withdrawId: 'w1', txID: 't1', coin: 'BTC', toAddress: 'a1', withdrawType: 0 }];
    const find = (asked: object): boolean => isAnswerTo('withdrawRecords', asked, { rows });
    const good = { coin: 'BTC', withdrawID: 'w1', txID: 't1', address: 'a1', withdrawType: 0 };
    const wrong = { coin: 'ETH', withdrawID: 'w2', txID: 't2', address: 'a2', withdrawType: 1 };
    expect(find({})).toBe(true);
    expect(find(good)).toBe(true);
    for (const [field, value] of Object.entries(wrong)) {
      expect(find({ ...good, [field]: value }), field).toBe(false);
    }
  });

  test('is limited, and travels, as its own coin is', () => {
    const wallets = { withdrawableAmount: { FUND: { coin: 'ETH' }, UTA: undefined } };
    expect(isAnswerTo('withdrawLimit', { coin: 'ETH' }, wallets)).toBe(true);
    expect(isAnswerTo('withdrawLimit', { coin: 'BTC' }, wallets)).toBe(false);
    const chains = { rows: [{ coin: 'ETH' }] };
    expect(isAnswerTo('withdrawChains', {}, chains)).toBe(true);
    expect(isAnswerTo('withdrawChains', { coin: 'BTC' }, chains)).toBe(false);
  });
});

describe('a deposit', () => {
  test('has addresses of the chain that was asked for', () => {
    const chains = [{ chain: 'TRX', addresses: [] }];
    expect(isAnswerTo('depositAddresses', { coin: 'USDT', chain: 'TRX' }, { chains })).toBe(true);
    expect(isAnswerTo('depositAddresses', { coin: 'USDT' }, { chains })).toBe(true);
    expect(isAnswerTo('depositAddresses', { coin: 'USDT', chain: 'ETH' }, { chains })).toBe(false);
  });

  test('is paid by a link that names the address that is shown', () => {
    const shown = (row: object): boolean =>
      isAnswerTo('depositAddresses', { coin: 'BTC' }, { chains: [{ chain: 'BTC', addresses: [row] }] });
    expect(shown({ addressDeposit: 'bc1qmine', uri: 'bitcoin:bc1qmine' })).toBe(true);
    expect(shown({ addressDeposit: 'bc1qmine', uri: 'bitcoin:bc1qtheirs' })).toBe(false);
    expect(shown({ addressDeposit: '', uri: '' })).toBe(true);
    expect(shown({ addressDeposit: '', uri: 'bitcoin:bc1qtheirs' })).toBe(false);
  });

  test('goes to the address that was ordered', () => {
    const address = { id: 'a1', addressDeposit: '', uri: '', state: 'creating', label: 'mine' };
    const order = (change: object, answer: object = {}): boolean =>
      isAnswerTo(
        'depositOrder',
        { coin: 'BTC', chain: 'BTC', newAddress: true, label: 'mine' },
        { orderId: 'a1', status: 'creating', address: { ...address, ...change }, ...answer },
      );
    expect(order({})).toBe(true);
    for (const change of [{ id: 'a2' }, { state: 'ready' }, { label: 'theirs' }, { uri: 'bitcoin:x' }]) {
      expect(order(change)).toBe(false);
    }
    expect(order({}, { address: undefined })).toBe(true);
  });

  test('in a list over all chains is of the chain and state that were asked for', () => {
    const rows = [{ chain: 'TRX', state: 'ready', addressDeposit: 'T1', uri: 'T1' }];
    const list = (asked: object): boolean => isAnswerTo('depositAddressList', asked, { rows });
    expect([list({}), list({ chain: 'TRX', state: 'ready' })]).toEqual([true, true]);
    expect([list({ chain: 'ETH' }), list({ state: 'retired' })]).toEqual([false, false]);
    const swapped = [{ ...rows[0], uri: 'T2' }];
    expect(isAnswerTo('depositAddressList', {}, { rows: swapped })).toBe(false);
  });

  test('is credited where it was ordered to be', () => {
    const now = { creditAccount: 'UNIFIED', lastCoin: 'BTC', lastChain: 'BTC' };
    const edit = (asked: object): boolean => isAnswerTo('userPreferencesEdit', asked, now);
    expect([edit({}), edit({ creditAccount: 'UNIFIED' }), edit({ lastCoin: 'BTC' })]).not.toContain(false);
    expect([edit({ creditAccount: 'FUND' }), edit({ lastCoin: 'ETH' }), edit({ lastChain: 'TRX' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('in a list is one that was asked for', () => {
    const rows = [
      { id: 'd1', txID: 't1', coin: 'BTC', chain: 'BTC', status: 3, kind: 'chain', createdAt: '2000' },
    ];
    const find = (asked: object): boolean =>
      isAnswerTo('depositRecords', { kind: 'all', ...asked }, { rows });
    for (const asked of [
      {},
      { id: 'd1', txId: 't1' },
      { coin: 'BTC', chain: 'BTC', status: 3, kind: 'chain' },
      { startTime: '2000', endTime: '2000' },
    ]) {
      expect(find(asked)).toBe(true);
    }
    for (const asked of [{ id: 'd2' }, { txId: 't2' }, { coin: 'ETH' }, { chain: 'ETH' }, { kind: 'fiat' }]) {
      expect(find(asked)).toBe(false);
    }
    expect([find({ startTime: '2001' }), find({ endTime: '1999' })]).toEqual([false, false]);
  });

  test('address that was changed is as it was ordered', () => {
    const row = { label: 'mine', isDefault: false, state: 'expiring', addressDeposit: 'a', uri: 'a' };
    const edit = (asked: object): boolean => isAnswerTo('depositAddressEdit', { id: 'a1', ...asked }, row);
    expect([edit({}), edit({ label: ' mine' }), edit({ state: 'retired' })]).toEqual([true, true, true]);
    expect([edit({ label: 'yours' }), edit({ isDefault: true })]).toEqual([false, false]);
    expect(isAnswerTo('depositAddressEdit', { state: 'retired' }, { ...row, state: 'ready' })).toBe(false);
  });
});

const ADDRESS = {
  coin: 'ETH',
  chain: 'ETH',
  address: '0x52908400098527886e0f7030069857d2e4169ee7',
  remark: 'mine',
  addressType: 0,
  walletType: 1,
  ownership: 'self',
  verified: 0,
};
const SAVED = { ...ADDRESS, tag: '', address: '0x52908400098527886E0F7030069857D2E4169EE7' };

describe('an address', () => {
  test('is saved as it was entered', () => {
    expect(isAnswerTo('addressCreate', ADDRESS, SAVED)).toBe(true);
    expect(isAnswerTo('addressCreate', { ...ADDRESS, tag: '7' }, { ...SAVED, tag: '7' })).toBe(true);
  });

  test.each([
    { coin: 'BTC' },
    { chain: 'ARBI' },
    { address: '0x52908400098527886E0F7030069857D2E4169EE8' },
    { remark: 'yours' },
    { addressType: 1 },
    { walletType: 0 },
    { ownership: 'other' },
    { verified: 1 },
  ])('saved with %j is another one', (change) => {
    expect(isAnswerTo('addressCreate', ADDRESS, { ...SAVED, ...change })).toBe(false);
    const results = [{ index: 0, row: { ...SAVED, ...change } }];
    expect(isAnswerTo('addressBatchCreate', { items: [ADDRESS] }, { results })).toBe(false);
  });

  test('whose letters have both cases is another one with other cases, as in base58', () => {
    const asked = { ...ADDRESS, address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' };
    expect(isAnswerTo('addressCreate', asked, { ...SAVED, address: asked.address })).toBe(true);
    expect(isAnswerTo('addressCreate', asked, { ...SAVED, address: asked.address.toLowerCase() })).toBe(
      false,
    );
  });

  test('with another tag than the one that was entered is another one', () => {
    expect(isAnswerTo('addressCreate', { ...ADDRESS, tag: '7' }, { ...SAVED, tag: '8' })).toBe(false);
    expect(isAnswerTo('addressCreate', { ...ADDRESS, tag: '7' }, SAVED)).toBe(false);
  });

  test('inside the exchange is an account, however its text is grouped', () => {
    const asked = { ...ADDRESS, chain: '', addressType: 1, address: 'Rita@mail.example' };
    const saved = { ...asked, tag: '', address: 'rita@mail.example' };
    expect(isAnswerTo('addressCreate', asked, saved)).toBe(true);
    expect(isAnswerTo('addressCreate', asked, { ...saved, address: 'rita@mail.examples' })).toBe(false);
  });

  test('that was checked is the one that gets saved', () => {
    const asked = { items: [{ coin: 'ETH', chain: 'ETH', address: ADDRESS.address }] };
    const check = (normalized: string, valid = true): boolean =>
      isAnswerTo('addressCheck', asked, { items: [{ valid, normalized }] });
    expect(check(SAVED.address)).toBe(true);
    expect(check('0x0000000000000000000000000000000000000001')).toBe(false);
    expect(isAnswerTo('addressCheck', asked, { items: [] })).toBe(false);
  });

  test('that was edited, verified or deleted is the one that was named', () => {
    const row = { id: 'a1', ...SAVED, verified: 1 };
    expect(isAnswerTo('addressEdit', { id: 'a1', remark: 'mine ' }, row)).toBe(true);
    expect(isAnswerTo('addressEdit', { id: 'a1', remark: 'other' }, row)).toBe(false);
    expect(isAnswerTo('addressVerification', { ids: ['a1'], verified: 1 }, { rows: [row] })).toBe(true);
    expect(isAnswerTo('addressVerification', { ids: ['a1'], verified: 0 }, { rows: [row] })).toBe(false);
    expect(isAnswerTo('addressVerification', { ids: ['a2'], verified: 1 }, { rows: [row] })).toBe(false);
    expect(isAnswerTo('addressDelete', { ids: ['a1'] }, { deleted: ['a1'], failed: [] })).toBe(true);
    expect(isAnswerTo('addressDelete', { ids: ['a1'] }, { deleted: [], failed: [] })).toBe(false);
    expect(isAnswerTo('addressDelete', { ids: ['a1'] }, { deleted: ['a2', 'a1'], failed: [] })).toBe(false);
  });

  test('book is listed by what was asked for, and its switches are where they were put', () => {
    const list = (asked: object): boolean => isAnswerTo('addressList', asked, { rows: [SAVED] });
    expect([list({}), list({ coin: 'ETH', chain: 'ETH', verified: 0 })]).toEqual([true, true]);
    expect([list({ coin: 'BTC' }), list({ chain: 'BSC' }), list({ verified: 1 })]).not.toContain(true);
    const settings = { whitelistOnly: true };
    expect(isAnswerTo('addressSwitch', { type: 'whitelistOnly', on: true }, { settings })).toBe(true);
    expect(isAnswerTo('addressSwitch', { type: 'whitelistOnly', on: false }, { settings })).toBe(false);
    expect(isAnswerTo('addressSuperVerification', { type: 'whitelistOnly', on: false }, { settings })).toBe(
      false,
    );
  });
});

test('a rate is of the currency that was asked for', () => {
  expect(isAnswerTo('exchangeRate', { name: 'EUR' }, { name: 'EUR' })).toBe(true);
  expect(isAnswerTo('exchangeRate', { name: 'EUR' }, { name: 'JPY' })).toBe(false);
});

test('a call that fixes nothing takes any answer of its shape', () => {
  expect(isAnswerTo('profile', {}, { id: 1 })).toBe(true);
});
