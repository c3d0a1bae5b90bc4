import { describe, expect, test } from 'vitest';
import { type ChoosePairOptions, choosePair, type ListedCoin } from '#app/features/ticketForm/choosePair.ts';

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
  return choosePair({ asked: {}, coins: COINS, begun: null, last: undefined, target: 'USDT', ...changes });
}

describe('the pair of the ticket', () => {
  test('is not known, and nothing is wrong, while the coins load', () => {
    const nothing = { start: null, wanted: null, sides: null, problems: [] };
    expect(choose({ coins: [], asked: { from: 'NOSUCH' } })).toEqual(nothing);
  });

  test('is what the address asks for', () => {
    const pair = { from: 'BTC', to: 'ETH' };
    expect(choose({ asked: pair })).toMatchObject({ wanted: pair, sides: pair, problems: [] });
  });

  test.each([
    [{ from: 'BTC' }, { from: 'BTC', to: 'USDT' }],
    [{ from: 'USDT' }, { from: 'USDT', to: 'ETH' }],
    [{ to: 'BTC' }, { from: 'ETH', to: 'BTC' }],
    [{ to: 'ETH' }, { from: 'USDT', to: 'ETH' }],
    [{ to: 'USDT' }, { from: 'ETH', to: 'USDT' }],
    [{}, { from: 'ETH', to: 'USDT' }],
  ])('for %o is filled up to %o, never with the same coin twice', (asked, pair) => {
    expect(choose({ asked }).sides).toEqual(pair);
  });

  test.each([
    [
      { from: 'NOSUCH', to: 'BTC' },
      { from: null, to: 'BTC' },
    ],
    [
      { from: 'BTC', to: 'NOSUCH' },
      { from: 'BTC', to: null },
    ],
    [{ to: 'NOSUCH' }, { from: 'ETH', to: null }],
    [
      { from: 'NOSUCH', to: 'NEITHER' },
      { from: null, to: null },
    ],
  ])(
    'of %o has an empty side for a coin that the site does not have, and never another coin in its place',
    (asked, sides) => {
      const chosen = choose({ asked });
      expect(chosen.sides).toEqual(sides);
      expect(chosen.wanted).toMatchObject(asked);
      expect(chosen.problems.every(({ kind }) => kind === 'unknown')).toBe(true);
      expect(chosen.problems.map(({ side, coin }) => [side, coin])).toEqual(
        Object.entries(asked).filter(([side]) => sides[side as 'from' | 'to'] === null),
      );
    },
  );

  test('has an empty side for a coin that is closed, and names it with the reason of the exchange', () => {
    expect(choose({ asked: { from: 'DASH', to: 'USDT' } })).toMatchObject({
      sides: { from: null, to: 'USDT' },
      problems: [{ side: 'from', coin: 'DASH', kind: 'closed', reason: 'Wallet upgrade' }],
    });
  });

  test('takes a coin that is closed for the other side only', () => {
    expect(choose({ asked: { from: 'INR', to: 'BTC' } }).problems).toEqual([]);
    expect(choose({ asked: { from: 'BTC', to: 'INR' } })).toMatchObject({
      sides: { from: 'BTC', to: null },
      problems: [{ side: 'to', coin: 'INR', kind: 'closed', reason: undefined }],
    });
  });

  test('stays what it began with when balances move, and when one of its coins closes', () => {
    const begun = { from: 'BTC', to: 'USDT' };
    expect(choose({ begun })).toMatchObject({ start: begun, sides: begun });
    const closed = choose({ begun: { from: 'DASH', to: 'USDT' } });
    expect(closed.sides).toEqual({ from: null, to: 'USDT' });
    expect(closed.problems).toMatchObject([{ side: 'from', coin: 'DASH', kind: 'closed' }]);
  });
});
