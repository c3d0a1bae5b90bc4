import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '#app/components/format/figures.ts';
import {
  exactFigures,
  MARKET_COLUMNS,
  sortKeyOf,
} from '#app/screens/convert/exchange/market/marketColumns.ts';
import { rowContent, rowPair } from '#app/screens/convert/exchange/market/rowContent.ts';
import type { MarketQuote } from '#app/stores/quoteStore.ts';
import { SORT_KEYS } from '#shared/market/quote.ts';

const FIGURES = figuresOf('en');
const OPTIONS = {
  base: 'BTC',
  currency: 'EUR',
  price: FIGURES.price,
  noRate: (currency: string) => `No ${currency} rate for this pair`,
};
const NO_MARKS = { name: '', isFavourite: false, isSelected: false, isActive: false, isPriceOnly: false };

const QUOTE: MarketQuote = {
  symbol: 'BTCUSDC',
  lastPrice: '61126.30',
  changeRate24H: '-1.24',
  highPrice24h: '62000.00',
  lowPrice24h: '60000.00',
  volume24h: '1234.5',
  turnover24hUSD: '1',
  turnoverUsd: '98765432109.12',
  turnoverFiat: null,
  tick: 'down',
};

describe('a row', () => {
  test('is its figures in the order of the columns, and its marks', () => {
    expect(rowContent('BTCUSDC', QUOTE, { ...NO_MARKS, isFavourite: true }, FIGURES)).toMatchObject({
      symbol: 'BTCUSDC',
      figures: ['61,126.30', '−1.24%', '62,000.00', '60,000.00', '98.76B', '–'],
      tick: 'down',
      direction: 'down',
      isFavourite: true,
    });
  });

  test('has one figure for each column after the pair and a second turnover, with and without figures', () => {
    for (const quote of [QUOTE, undefined])
      expect(rowContent('BTCUSDC', quote, NO_MARKS, FIGURES).figures).toHaveLength(MARKET_COLUMNS.length);
  });

  test('without figures yet has no direction and no tick', () => {
    expect(rowContent('BTCUSDC', undefined, NO_MARKS, FIGURES)).toMatchObject({
      figures: ['', '', '', '', '', ''],
      direction: 'flat',
      tick: 'none',
    });
  });

  test('is equal for equal figures, so that nothing has to be written again', () => {
    fc.assert(
      fc.property(fc.string(), (symbol) => {
        expect(rowContent(symbol, QUOTE, NO_MARKS, FIGURES)).toEqual(
          rowContent(symbol, { ...QUOTE }, NO_MARKS, FIGURES),
        );
      }),
    );
  });
});

describe('a pair', () => {
  test('is its two coins', () => {
    expect(rowPair('BTCUSDC')).toMatchObject({ base: 'BTC', quoteCoin: ' / USDC' });
  });

  test('in no known coin is its symbol as it is', () => {
    expect(rowPair('WEIRD')).toMatchObject({ base: 'WEIRD', quoteCoin: '' });
  });

  test('of nothing is empty', () => {
    expect(rowPair('')).toMatchObject({ base: '', quoteCoin: '' });
  });
});

describe('the figure behind a shortened one', () => {
  test.each([
    ['turnover', '98,765,432,109.12 USD\nNo EUR rate for this pair\n1,234.5 BTC'],
    ['last', undefined],
    [undefined, undefined],
  ])('in the column %s is %s', (column, figure) => {
    expect(exactFigures(column, QUOTE, OPTIONS)).toBe(figure);
  });
});

describe('the columns', () => {
  test('can all be sorted by, and every order there is has a column', () => {
    expect(new Set(MARKET_COLUMNS.map(sortKeyOf))).toEqual(new Set(SORT_KEYS));
  });
});
