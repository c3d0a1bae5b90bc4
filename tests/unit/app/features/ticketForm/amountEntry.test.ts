import { describe, expect, test } from 'vitest';
import {
  amountOf,
  type EntryBounds,
  entryOf,
  faultOf,
  NO_ENTRY,
  type PairLimit,
  scaleOf,
} from '#app/features/ticketForm/amountEntry.ts';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';

const LIMIT: PairLimit = {
  ...{ fromMin: '0.01', fromMax: '5', toMin: '100', toMax: '50000', dailyRemaining: '3', priceScale: 2 },
  ...{ feeRate: '0.0005', taxRate: '0' },
  limitOrder: { enabled: true, minPriceRatio: '0.5', maxPriceRatio: '2', expireDays: [1], maxOpen: 20 },
};

const BOUNDS: EntryBounds = {
  from: buildCoinInfo('BTC', { accuracyLength: 4 }),
  to: buildCoinInfo('USDT', { accuracyLength: 2 }),
  limit: LIMIT,
  convertible: '4',
};

const codeOf = (side: 'from' | 'to', amount: string, bounds = BOUNDS): string | undefined =>
  faultOf(entryOf(side, amount), bounds)?.code;

describe('an amount that is entered', () => {
  test('is nothing while nothing can be read, or is asked about', () => {
    expect(amountOf(NO_ENTRY)).toBe('');
    expect(amountOf(entryOf('to', ''))).toBe('');
    expect(amountOf({ side: 'from', reading: { kind: 'unreadable' } })).toBe('');
    expect(faultOf(NO_ENTRY, BOUNDS)).toBeUndefined();
  });

  test('is kept digit by digit', () => {
    expect(amountOf(entryOf('from', '0.100000000000000001'))).toBe('0.100000000000000001');
  });

  test.each([
    ['0', 'zero'],
    ['0.00001', 'precision'],
    ['0.0099', 'belowMin'],
    ['5.0001', 'aboveMax'],
    ['4.0001', 'aboveBalance'],
    ['3.0001', 'aboveLimit'],
    ['3', undefined],
    ['0.01', undefined],
  ])('of %s to give away has the first fault of C1 that it has: %s', (amount, code) => {
    expect(codeOf('from', amount)).toBe(code);
  });

  test.each([
    ['0.001', 'precision'],
    ['99.99', 'belowMin'],
    ['50000.01', 'aboveMax'],
    ['50000', undefined],
  ])('of %s to receive keeps to the bounds of that coin: %s', (amount, code) => {
    expect(codeOf('to', amount)).toBe(code);
  });

  test('is left to the exchange where nothing is known', () => {
    const nothing = { from: undefined, to: undefined, limit: undefined, convertible: undefined };
    expect(codeOf('from', '123456789.000000000000000001', nothing)).toBeUndefined();
    expect(scaleOf(undefined)).toBe(18);
  });
});
