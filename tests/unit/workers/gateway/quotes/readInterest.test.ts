import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TabInterest } from '#shared/contract/gatewayApi.ts';
import { readInterest } from '#workers/gateway/quotes/readInterest.ts';

const GOOD: TabInterest = {
  symbols: ['BTCUSDT'],
  klines: [{ symbol: 'BTCUSDT', interval: '1m', klineType: 'spot' }],
  view: {
    query: 'btc',
    favourites: ['BTCUSDT'],
    sort: { by: 'turnover', direction: 'descending' },
    window: { first: 0, count: 20 },
    held: false,
  },
  currency: 'EUR',
};

const withView = (changes: object) => ({ ...GOOD, view: { ...GOOD.view, ...changes } });

test('a good statement is taken as it is', () => {
  expect(readInterest(GOOD)).toEqual({ ok: true, value: GOOD });
  const named = withView({ names: [['BTC', 'Bitcoin']] });
  expect(readInterest(named)).toEqual({ ok: true, value: named });
  const bare = { symbols: [], klines: [], view: null, currency: 'USD' };
  expect(readInterest(bare)).toEqual({ ok: true, value: bare });
});

test('unknown fields are left out', () => {
  const read = readInterest({ ...GOOD, isAdmin: true, view: { ...GOOD.view, limit: 1e9 } });
  expect(read).toEqual({ ok: true, value: GOOD });
});

describe('a statement is refused, with the field named, for', () => {
  test.each<[string, unknown]>([
    ['symbols', { ...GOOD, symbols: 'BTCUSDT' }],
    ['symbols.0', { ...GOOD, symbols: [''] }],
    ['symbols.1', { ...GOOD, symbols: ['BTCUSDT', { toString: 'x' }] }],
    ['symbols.0', { ...GOOD, symbols: ['x'.repeat(25)] }],
    ['symbols.0', { ...GOOD, symbols: ['BTC USDT'] }],
    ['symbols.0', { ...GOOD, symbols: ['BTCUSDT\n'] }],
    ['symbols.0', { ...GOOD, symbols: ['€USDT'] }],
    ['symbols.0', { ...GOOD, symbols: ['A"USDT'] }],
    ['klines.0.symbol', { ...GOOD, klines: [{ symbol: '', interval: '1m', klineType: 'spot' }] }],
    ['klines.0.klineType', { ...GOOD, klines: [{ symbol: 'A', interval: '1m', klineType: 'spöt' }] }],
    ['view.favourites.0', withView({ favourites: ['BTC USDT'] })],
    ['symbols', { ...GOOD, symbols: Array.from({ length: 501 }, (_, at) => `P${at}`) }],
    ['klines', { ...GOOD, klines: Array(21).fill(GOOD.klines[0]) }],
    ['klines.0.interval', { ...GOOD, klines: [{ symbol: 'A', interval: '2m', klineType: 'spot' }] }],
    ['klines.0.klineType', { ...GOOD, klines: [{ symbol: 'A', interval: '1m', klineType: 'x'.repeat(21) }] }],
    ['view.query', withView({ query: 'x'.repeat(65) })],
    ['view.names.0.1', withView({ names: [['BTC', 'x'.repeat(65)]] })],
    ['view.names', withView({ names: Array(101).fill(['BTC', 'Bitcoin']) })],
    ['view.favourites', withView({ favourites: Array(2_001).fill('A') })],
    ['view.sort', withView({ sort: null })],
    ['view.sort.by', withView({ sort: { by: '__proto__', direction: 'ascending' } })],
    ['view.sort.direction', withView({ sort: { by: 'last', direction: 'up' } })],
    ['view.window.first', withView({ window: { first: -1, count: 20 } })],
    ['view.window.first', withView({ window: { first: 0.5, count: 20 } })],
    ['view.window.first', withView({ window: { first: Number.NaN, count: 20 } })],
    ['view.window.count', withView({ window: { first: 0, count: Number.POSITIVE_INFINITY } })],
    ['view.window.count', withView({ window: { first: 0, count: '20' } })],
    ['view.held', withView({ held: 'yes' })],
    ['view', { ...GOOD, view: undefined }],
    ['currency', { ...GOOD, currency: 'eur' }],
    ['currency', { ...GOOD, currency: 'EUR\n' }],
    ['currency', { ...GOOD, currency: 'constructor' }],
  ])('%s', (field, statement) => {
    const read = readInterest(statement);
    expect(read).toMatchObject({ ok: false, error: { code: 'input/bad-interest', retryable: false } });
    expect(!read.ok && read.error.message).toContain(`(${field})`);
  });

  test.each([null, undefined, 7, 'all', [], () => undefined])(
    'being no statement at all: %o',
    (statement) => {
      expect(readInterest(statement)).toMatchObject({ ok: false, error: { code: 'input/bad-interest' } });
    },
  );
});

test('a window larger than any screen is cut to 200 rows, since it may come from a large screen', () => {
  const read = readInterest(withView({ window: { first: 5, count: 100_000 } }));
  expect(read.ok && read.value.view?.window).toEqual({ first: 5, count: 200 });
});

test('the largest statement that is allowed is taken whole', () => {
  const symbols = Array.from({ length: 500 }, (_, at) => `P${at}`);
  const read = readInterest({ ...withView({ query: 'x'.repeat(64) }), symbols });
  expect(read.ok && read.value.symbols).toHaveLength(500);
});

test('anything at all is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (statement) => {
      expect(readInterest(statement).ok).toBe(false);
    }),
  );
});
