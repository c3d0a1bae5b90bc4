import { describe, expect, test } from 'vitest';
import {
  type ChoosePairOptions,
  choosePair,
  type ListedCoin,
} from '#app/screens/exchange/ticketForm/choosePair.ts';

const coin = (name: string, changes: Partial<ListedCoin> = {}): ListedCoin => ({
  coin: name,
  uBalance: '0',
  disableFrom: false,
  disableTo: false,
  ...changes,
});

const COINS = [
  coin('BTC', { uBalance: '100' }),
  coin('ETH', { uBalance: '900' }),
  coin('USDT'),
  coin('DASH', { disableFrom: true, disableTo: true, reason: 'Wallet upgrade' }),
  coin('INR', { disableTo: true }),
];

function choose(changes: Partial<ChoosePairOptions> = {}) {
  const last = { from: undefined, to: undefined };
  return choosePair({ asked: {}, coins: COINS, last, target: 'USDT', ...changes });
}

describe('the pair of the ticket', () => {
  test('is not known, and nothing is wrong, while the coins load', () => {
    expect(choose({ coins: [], asked: { from: 'NOSUCH' } })).toEqual({ pair: null, problems: [] });
  });

  test('is what the address asks for', () => {
    expect(choose({ asked: { from: 'BTC', to: 'ETH' } })).toEqual({
      pair: { from: 'BTC', to: 'ETH' },
      problems: [],
    });
  });

  test.each([
    [{ from: 'BTC' }, { from: 'BTC', to: 'USDT' }],
    [{ from: 'USDT' }, { from: 'USDT', to: 'ETH' }],
    [{ to: 'BTC' }, { from: 'ETH', to: 'BTC' }],
    [{ to: 'ETH' }, { from: 'USDT', to: 'ETH' }],
    [{ to: 'USDT' }, { from: 'ETH', to: 'USDT' }],
    [{}, { from: 'ETH', to: 'USDT' }],
  ])('for %o is filled up to %o, never with the same coin twice', (asked, pair) => {
    expect(choose({ asked }).pair).toEqual(pair);
  });

  test('keeps a coin that is closed, and tells of it with the reason of the exchange', () => {
    expect(choose({ asked: { from: 'DASH', to: 'USDT' } })).toEqual({
      pair: { from: 'DASH', to: 'USDT' },
      problems: [{ side: 'from', coin: 'DASH', kind: 'closed', reason: 'Wallet upgrade' }],
    });
  });

  test('takes a coin that is closed for the other side only', () => {
    expect(choose({ asked: { from: 'INR', to: 'BTC' } }).problems).toEqual([]);
    expect(choose({ asked: { from: 'BTC', to: 'INR' } }).problems).toEqual([
      { side: 'to', coin: 'INR', kind: 'closed', reason: undefined },
    ]);
  });

  test('replaces a coin that the site does not have, and tells of it', () => {
    expect(choose({ asked: { from: 'NOSUCH', to: 'BTC' } })).toEqual({
      pair: { from: 'ETH', to: 'BTC' },
      problems: [{ side: 'from', coin: 'NOSUCH', kind: 'unknown' }],
    });
  });

  test('tells of both coins where both are wrong, and begins as without them', () => {
    const { pair, problems } = choose({ asked: { from: 'NOSUCH', to: 'NEITHER' } });
    expect(pair).toEqual({ from: 'ETH', to: 'USDT' });
    expect(problems.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['from unknown', 'to unknown']);
  });

  test('stays the last one when balances move', () => {
    const last = { from: 'BTC', to: 'USDT' };
    expect(choose({ last }).pair).toEqual(last);
  });
});
