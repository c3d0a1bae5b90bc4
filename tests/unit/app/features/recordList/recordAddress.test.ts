import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DateRange } from '#app/features/recordList/dateRange.ts';
import { type AddressSchema, readAddress, writeAddress } from '#app/features/recordList/recordAddress.ts';
import {
  choiceFilter,
  type FilterTable,
  readCoin,
  readNotional,
  readOrderId,
} from '#app/features/recordList/recordFilters.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 9, 41, 7);
const INITIAL: DateRange = { kind: 'preset', preset: '30d' };
const FILTERS = {
  fromCoin: { kind: 'text', label: () => 'Coin', read: readCoin, fault: () => '' },
  status: choiceFilter(
    () => 'Status',
    ['success', 'failure'],
    (status) => status,
  ),
  minNotional: { kind: 'text', label: () => 'Notional', read: readNotional, fault: () => '' },
} as const satisfies FilterTable;
const SCHEMA: AddressSchema<typeof FILTERS> = {
  filters: FILTERS,
  period: { maxDays: 180, initial: INITIAL },
  readId: readOrderId,
  others: ['tab'],
};
const read = (search: string) => readAddress(SCHEMA, new URLSearchParams(search), NOW_MS);

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

describe('the filters of an address', () => {
  test('are everything of the first range where it says nothing', () => {
    expect(read('')).toEqual({
      address: { words: {}, range: INITIAL, id: null, page: 1 },
      dropped: [],
      isTooLong: false,
    });
  });

  test('are what it says', () => {
    expect(read('fromCoin=btc&status=success&start=2026-11-01&end=2026-11-20&page=3&id=abc_123')).toEqual({
      address: {
        words: { fromCoin: 'BTC', status: 'success' },
        range: { kind: 'days', start: '2026-11-01', end: '2026-11-20' },
        id: 'abc_123',
        page: 3,
      },
      dropped: [],
      isTooLong: false,
    });
  });

  test('may be a preset, which goes on with the clock, or go from a day up to today', () => {
    expect(read('start=7d').address.range).toEqual({ kind: 'preset', preset: '7d' });
    expect(read('start=2026-11-01').address.range).toEqual({
      kind: 'days',
      start: '2026-11-01',
      end: '2026-11-21',
    });
  });

  test.each([
    ['a status that there is none of', 'status=sold', ['status']],
    ['a filter that this screen has not', 'toCoin=BTC', ['toCoin']],
    ['an id that can be none', 'id=abc', ['id']],
    ['an amount below zero', 'minNotional=-1', ['minNotional']],
    ['a page of no number', 'page=0', ['page']],
    ['a page that is too far', 'page=9999999', ['page']],
    ['a day that there is none of', 'start=2026-02-30', ['start']],
    ['days in the wrong order', 'start=2026-11-20&end=2026-11-01', ['start', 'end']],
    ['too many days', 'start=2026-01-01', ['start']],
    ['an end without a beginning', 'end=2026-11-01', ['end']],
    ['a preset with an end', 'start=7d&end=2026-11-01', ['end']],
    ['something unknown', 'colour=red', ['colour']],
    ['a filter said twice', 'fromCoin=BTC&fromCoin=ETH', ['fromCoin']],
    ['markup', 'fromCoin=%3Cb%20onclick%3E', ['fromCoin']],
  ])('leave out %s, and say so', (_what, search, dropped) => {
    expect(read(search).dropped).toEqual(dropped);
  });

  test('leave what belongs to the page or to the screen to them', () => {
    expect(read('lang=de-DE&perf=1&tab=limit').dropped).toEqual([]);
  });

  test('are never a reason to fail, whatever stands there', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (entries) => {
        const search = new URLSearchParams(entries);
        const { address } = readAddress(SCHEMA, search, NOW_MS);
        // What was understood is written in a way that is understood.
        const written = writeAddress(SCHEMA, address, search);
        expect(readAddress(SCHEMA, written, NOW_MS)).toMatchObject({ address, dropped: [] });
      }),
    );
  });
});

test('A list without a period has none in its address', () => {
  const schema = { ...SCHEMA, period: null };
  const { address, dropped } = readAddress(schema, new URLSearchParams('start=7d&id=abc_123'), NOW_MS);
  expect([address.range, address.id, dropped]).toEqual([null, 'abc_123', ['start']]);
});

describe('the address of filters', () => {
  const write = (search: string, current = ''): string =>
    writeAddress(SCHEMA, read(search).address, new URLSearchParams(current)).toString();

  test('leaves out what is as it begins', () => {
    expect(write('start=30d&page=1')).toBe('');
  });

  test('is the same however it was written before', () => {
    expect(write('page=2&status=success&fromCoin=BTC')).toBe('fromCoin=BTC&status=success&page=2');
  });

  test('keeps what belongs to page and screen, and nothing else', () => {
    expect(write('fromCoin=BTC', 'tab=limit&lang=de-DE&colour=red')).toBe(
      'tab=limit&lang=de-DE&fromCoin=BTC',
    );
  });
});
