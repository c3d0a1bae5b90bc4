import { describe, expect, test } from 'vitest';
import { type ChoosePairOptions, choosePair, type StartCoin } from '#app/features/ticketForm/choosePair.ts';
import { toPickerCoins } from '#app/features/ticketForm/pickerCoins.ts';
import { createRecentCoins } from '#app/storage/recentCoins.ts';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';
import { DENIED, openStorage } from '#tests/support/fakeStorage.ts';

const coin = (name: string, uBalance = '0', isClosed = false): StartCoin => ({
  coin: name,
  uBalance,
  disableFrom: isClosed,
  disableTo: isClosed,
});

describe('the pair to begin with', () => {
  /** The pair of a ticket whose address names none. */
  const start = (known: Pick<ChoosePairOptions, 'coins' | 'last' | 'target'>) =>
    choosePair({ ...known, asked: {}, begun: null }).start;
  const coins = [coin('BTC', '9.5'), coin('ETH', '100'), coin('USDT', '50'), coin('DASH', '900', true)];

  test('is the last one', () => {
    expect(start({ coins, last: { from: 'BTC', to: 'ETH' }, target: 'USDT' })).toEqual({
      from: 'BTC',
      to: 'ETH',
    });
  });

  test.each([
    { from: 'BTC', to: 'BTC' },
    { from: 'DASH', to: 'BTC' },
    { from: 'BTC', to: 'DASH' },
    { from: 'GONE', to: 'BTC' },
    undefined,
  ])('is the largest open coin into the default one where the last was %o', (last) => {
    expect(start({ coins, last, target: 'USDT' })).toEqual({ from: 'ETH', to: 'USDT' });
  });

  test('is the default coin into BTC where it is the largest', () => {
    const held = [coin('BTC', '1'), coin('USDT', '1000.5')];
    expect(start({ coins: held, last: undefined, target: 'USDT' })).toEqual({
      from: 'USDT',
      to: 'BTC',
    });
  });

  test('is the price of BTC for a user who has nothing', () => {
    expect(start({ coins: [coin('ETH')], last: undefined, target: 'USDT' })).toEqual({
      from: 'BTC',
      to: 'USDT',
    });
    expect(start({ coins: [coin('ETH')], last: undefined, target: 'USDC' })).toEqual({
      from: 'BTC',
      to: 'USDC',
    });
  });
});

describe('recent coins', () => {
  test('are the last six of each direction, the newest first, each once', () => {
    const recent = createRecentCoins(7, openStorage());
    for (const name of ['BTC', 'ETH', 'SOL', 'XRP', 'BTC', 'ADA', 'TON', 'DOT'])
      recent.remember('from', name);
    expect(recent.read('from')).toEqual(['DOT', 'TON', 'ADA', 'BTC', 'XRP', 'SOL']);
    expect(recent.read('to')).toEqual([]);
  });

  test('have the pair of the last conversion beside them, whatever was only chosen', () => {
    const storage = openStorage();
    const recent = createRecentCoins(7, storage);
    recent.remember('from', 'ETH');
    expect(recent.readConverted()).toBeUndefined();
    recent.rememberConverted({ from: 'BTC', to: 'USDT' });
    recent.remember('from', 'SOL');
    expect(createRecentCoins(7, storage).readConverted()).toEqual({ from: 'BTC', to: 'USDT' });
    expect(createRecentCoins(8, storage).readConverted()).toBeUndefined();
  });

  test('of one user are not another’s, nor a guest’s', () => {
    const storage = openStorage();
    createRecentCoins(7, storage).remember('to', 'BTC');
    expect(createRecentCoins(8, storage).read('to')).toEqual([]);
    expect(createRecentCoins(null, storage).read('to')).toEqual([]);
    expect(createRecentCoins(7, storage).read('to')).toEqual(['BTC']);
  });

  test('that another tab remembered meanwhile stay', () => {
    const storage = openStorage();
    const [one, other] = [createRecentCoins(7, storage), createRecentCoins(7, storage)];
    one.remember('from', 'BTC');
    other.remember('from', 'ETH');
    expect(one.remember('from', 'SOL')).toEqual(['SOL', 'ETH', 'BTC']);
  });

  test.each(['', 'x', '{}', '[1, "B TC", null, "ETH"]'])('survive “%s” in the storage', (text) => {
    const storage = openStorage();
    storage.setItem('sluice.recentCoins.7.from', text);
    expect(createRecentCoins(7, storage).remember('from', 'BTC')[0]).toBe('BTC');
  });

  test('are none where the storage is denied, and nothing fails', () => {
    const recent = createRecentCoins(7, DENIED);
    expect(recent.read('from')).toEqual([]);
    expect(recent.remember('from', 'BTC')).toEqual(['BTC']);
  });
});

describe('a coin of the exchange in the picker', () => {
  const info = buildCoinInfo('BTC', {
    fullName: 'Bitcoin',
    balance: '1.5',
    convertible: '1',
    uBalance: '97500',
    disableTo: true,
  });
  const options = {
    side: 'from',
    traits: { hot: new Set(['BTC']), new: new Set<string>(), contractsByCoin: new Map([['BTC', ['0xabc']]]) },
    isGuest: false,
    writeAmount: (plain: string) => `${plain}.`,
    writeValue: (usdt: string) => `≈ ${usdt}`,
    closedWords: 'Closed',
  } as const;

  test('has what can be given of it, and no value of the whole beside a part', () => {
    expect(toPickerCoins([info], options)[0]).toMatchObject({ balance: '1.', approx: undefined });
    expect(toPickerCoins([info], { ...options, side: 'to' })[0]).toMatchObject({ balance: '1.5.' });
  });

  test('has its balance, its value and what else is known of it', () => {
    expect(toPickerCoins([{ ...info, convertible: '1.5' }], options)).toEqual([
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        balance: '1.5.',
        approx: '≈ 97500',
        reason: undefined,
        isHot: true,
        isNew: false,
        isHeld: true,
        contracts: ['0xabc'],
      },
    ]);
  });

  test('is closed on one side only, with the exchange’s reason or with ours', () => {
    const closed = { ...info, disableFrom: true, reason: 'Network upgrade' };
    expect(toPickerCoins([info], { ...options, side: 'to' })[0]?.reason).toBe('Closed');
    expect(toPickerCoins([closed], options)[0]?.reason).toBe('Network upgrade');
  });

  test('has no balance, rather than 0, for a guest, and no value where there is nothing', () => {
    expect(toPickerCoins([info], { ...options, isGuest: true })[0]).toMatchObject({
      balance: undefined,
      approx: undefined,
      isHeld: false,
    });
    expect(toPickerCoins([{ ...info, balance: '0', convertible: '0' }], options)[0]).toMatchObject({
      balance: '0.',
      approx: undefined,
      isHeld: false,
    });
  });
});
