import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DateRange } from '#app/records/dateRange.ts';
import { filtersFromUrl, filtersToUrl } from '#app/records/filtersFromUrl.ts';
import { type FilterSchema, oneOf, readCoin, readNotional, readOrderId } from '#app/records/recordFilters.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 9, 41, 7);
const INITIAL: DateRange = { kind: 'preset', preset: '30d' };
const SCHEMA: FilterSchema = {
  words: {
    fromCoin: readCoin,
    status: oneOf(['success', 'failure']),
    id: readOrderId,
    minNotional: readNotional,
  },
  maxDays: 180,
  initialRange: INITIAL,
  others: ['tab'],
};
const read = (search: string) => filtersFromUrl(SCHEMA, new URLSearchParams(search), NOW_MS);

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

describe('the filters of an address', () => {
  test('are everything of the first range where it says nothing', () => {
    expect(read('')).toEqual({ filters: { words: {}, range: INITIAL, page: 1 }, dropped: [] });
  });

  test('are what it says', () => {
    expect(read('fromCoin=btc&status=success&start=2026-11-01&end=2026-11-20&page=3&id=abc_123')).toEqual({
      filters: {
        words: { fromCoin: 'BTC', status: 'success', id: 'abc_123' },
        range: { kind: 'days', start: '2026-11-01', end: '2026-11-20' },
        page: 3,
      },
      dropped: [],
    });
  });

  test('may be a preset, which goes on with the clock, or go from a day up to today', () => {
    expect(read('start=7d').filters.range).toEqual({ kind: 'preset', preset: '7d' });
    expect(read('start=2026-11-01').filters.range).toEqual({
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
        const { filters } = filtersFromUrl(SCHEMA, search, NOW_MS);
        // What was understood is written in a way that is understood.
        const written = filtersToUrl(SCHEMA, filters, search);
        expect(filtersFromUrl(SCHEMA, written, NOW_MS)).toMatchObject({ filters, dropped: [] });
      }),
    );
  });
});

describe('the address of filters', () => {
  const write = (search: string, current = ''): string =>
    filtersToUrl(SCHEMA, read(search).filters, new URLSearchParams(current)).toString();

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
