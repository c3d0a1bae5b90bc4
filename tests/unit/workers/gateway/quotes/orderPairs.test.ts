import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketView } from '#shared/contract/gatewayApi.ts';
import { orderPairs } from '#workers/gateway/quotes/orderPairs.ts';

type Ordering = Pick<MarketView, 'query' | 'names' | 'favourites' | 'sort'>;

const byTurnover = (changes: Partial<Ordering> = {}): Ordering => ({
  query: '',
  favourites: null,
  sort: { by: 'turnover', direction: 'descending' },
  ...changes,
});

const bySymbol = (changes: Partial<Ordering> = {}): Ordering =>
  byTurnover({ sort: { by: 'symbol', direction: 'ascending' }, ...changes });

describe('sorting', () => {
  const pairs = ['B', 'A', 'D', 'C'];
  const numbers = Float64Array.of(2, 30, -4, 2);

  test.each(['last', 'change', 'high', 'low', 'turnover'] as const)(
    'by %s goes by the numbers, in both directions, negative ones too',
    (by) => {
      const order = (direction: 'ascending' | 'descending') =>
        orderPairs(pairs, numbers, byTurnover({ sort: { by, direction } }));
      expect(order('descending')).toEqual(['A', 'B', 'C', 'D']);
      expect(order('ascending')).toEqual(['D', 'B', 'C', 'A']);
    },
  );

  test('by symbol needs no numbers', () => {
    expect(orderPairs(pairs, undefined, bySymbol())).toEqual(['A', 'B', 'C', 'D']);
    const sort = { by: 'symbol', direction: 'descending' } as const;
    expect(orderPairs(pairs, undefined, bySymbol({ sort }))).toEqual(['D', 'C', 'B', 'A']);
  });

  test('equal numbers stand by symbol from A, whichever way the numbers go', () => {
    const equal = Float64Array.of(1, 1, 1, 1);
    for (const direction of ['ascending', 'descending'] as const)
      expect(orderPairs(pairs, equal, byTurnover({ sort: { by: 'last', direction } }))).toEqual([
        'A',
        'B',
        'C',
        'D',
      ]);
  });

  test('a pair whose number has not come counts as zero, and is last among those that were traded', () => {
    const short = Float64Array.of(5, 7);
    expect(orderPairs(['X', 'Y', 'NEW'], short, byTurnover())).toEqual(['Y', 'X', 'NEW']);
  });

  test('leaves the list of pairs as it was', () => {
    const list = Object.freeze([...pairs]);
    orderPairs(list, numbers, byTurnover());
    expect(list).toEqual(pairs);
  });
});

describe('searching', () => {
  const pairs = ['BTCUSDT', 'BTCUSDC', 'ETHBTC', 'WBTCUSDT', 'DOGEUSDT', '1INCHUSDT'];
  const search = (query: string) => orderPairs(pairs, undefined, bySymbol({ query }));

  test.each(['btcusdt', 'BTC/USDT', 'btc usdt', 'usdt btc', ' btc-usdt ', 'BTC_USDT', 'btc,usdt'])(
    '“%s” finds the pair and those that hold its name',
    (query) => {
      expect(search(query)).toEqual(['BTCUSDT', 'WBTCUSDT']);
    },
  );

  test.each(['', ' ', '/', ' - '])('“%s” asks for nothing in particular, and finds all', (query) => {
    expect(search(query)).toEqual([...pairs].sort());
  });

  test.each(['ＢＴＣ／ＵＳＤＴ', 'b\u200btc usdt', 'BITCOİN usdt', 'bıtcoin tether', 'Bïtcoin, Tether'])(
    '“%s” is folded like what it is compared with',
    (query) => {
      const names = [
        ['BTC', 'Bitcoin'],
        ['USDT', 'Tethér'],
      ] as const;
      expect(orderPairs(pairs, undefined, bySymbol({ query, names }))).toContain('BTCUSDT');
    },
  );

  test('every word has to occur', () => {
    expect(search('btc doge')).toEqual([]);
    expect(search('1inch')).toEqual(['1INCHUSDT']);
  });

  test.each(['.*', '[A-Z]', '(', '\\', '^BTC$'])('“%s” is no pattern', (query) => {
    const words = query.replace(/[^A-Za-z]+/g, ' ').trim();
    expect(search(query)).toEqual(search(words));
  });
});

describe('favourites', () => {
  const pairs = ['A', 'B', 'C'];

  test('are the only pairs shown, in the order of the table and not of the marking', () => {
    expect(orderPairs(pairs, undefined, bySymbol({ favourites: ['C', 'A'] }))).toEqual(['A', 'C']);
  });

  test('that the exchange does not list are left out, and no favourites are no rows', () => {
    expect(orderPairs(pairs, undefined, bySymbol({ favourites: ['GONE', 'B'] }))).toEqual(['B']);
    expect(orderPairs(pairs, undefined, bySymbol({ favourites: [] }))).toEqual([]);
  });

  test('are searched like all others', () => {
    expect(orderPairs(pairs, undefined, bySymbol({ favourites: ['A', 'B'], query: 'b' }))).toEqual(['B']);
  });
});

test('any view shows each matching pair once, in an order that its numbers allow', () => {
  const market = fc.uniqueArray(
    fc.record({ symbol: fc.stringMatching(/^[A-C]{1,4}$/), number: fc.integer({ min: -3, max: 3 }) }),
    { selector: ({ symbol }) => symbol },
  );
  const direction = fc.constantFrom('ascending' as const, 'descending' as const);
  fc.assert(
    fc.property(market, direction, fc.stringMatching(/^[a-c]{0,2}$/), (rows, way, query) => {
      const numberBySymbol = new Map(rows.map(({ symbol, number }) => [symbol, number]));
      const shown = orderPairs(
        [...numberBySymbol.keys()],
        Float64Array.from(numberBySymbol.values()),
        byTurnover({ query, sort: { by: 'turnover', direction: way } }),
      );
      const matching = [...numberBySymbol.keys()].filter((symbol) => symbol.includes(query.toUpperCase()));
      expect([...shown].sort()).toEqual(matching.sort());
      const sign = way === 'ascending' ? 1 : -1;
      shown.slice(1).forEach((symbol, at) => {
        const before = shown[at] ?? '';
        const step = sign * ((numberBySymbol.get(symbol) ?? 0) - (numberBySymbol.get(before) ?? 0));
        expect(step > 0 || (step === 0 && symbol > before)).toBe(true);
      });
    }),
  );
});

describe('names of coins', () => {
  const pairs = ['BTCUSDT', 'BCHUSDT', 'ETHBTC', 'SOLUSDC'];
  const names = [
    ['BTC', 'Bitcoin'],
    ['BCH', 'Bitcoin Cash'],
  ] as const;
  const found = (query: string) => orderPairs(pairs, undefined, bySymbol({ query, names }));

  test('are found by their words, in any case, together with words of the symbol', () => {
    expect(found('bitcoin')).toEqual(['BCHUSDT', 'BTCUSDT', 'ETHBTC']);
    expect(found('Bitcoin usdt')).toEqual(['BCHUSDT', 'BTCUSDT']);
    expect(found('bitcoin cash')).toEqual(['BCHUSDT']);
    expect(found('eth bitcoin')).toEqual(['ETHBTC']);
    expect(found('bitcoin solana')).toEqual([]);
  });
});
