import { describe, expect, test } from 'vitest';
import { deadlineOf } from '#app/screens/statements/taxCenter/guide/deadlines.ts';
import {
  currentFinancialYear,
  financialYearOf,
  readQuarters,
} from '#app/screens/statements/taxCenter/india/quarters.ts';
import { methodEffect } from '#app/screens/statements/taxCenter/methods/methodEffect.ts';
import { readBoughtDay, writeDay } from '#app/screens/statements/taxCenter/missing/boughtDay.ts';
import {
  groupReceipts,
  isTooLargeCost,
  priceOfOne,
  readReceipts,
} from '#app/screens/statements/taxCenter/missing/receipts.ts';
import {
  coinsOfYear,
  hasFigures,
  isTaxable,
  reconcile,
} from '#app/screens/statements/taxCenter/year/reconcile.ts';
import { buildCoin } from './buildYear.ts';

const NOW_MS = Date.UTC(2026, 10, 25, 12);

describe('a coin of a year', () => {
  test('adds up to the last digit, or says how far it is off', () => {
    const amounts = { opening: '0.1', in: '0.2', out: '0.05', closing: '0.25' };
    expect(reconcile(amounts)).toBe('0');
    expect(reconcile({ ...amounts, closing: '0.250000000000000001' })).toBe('-0.000000000000000001');
  });

  test('is left out where nothing was there and nothing happened', () => {
    const [held, sold, gone] = [
      buildCoin({ coin: 'BTC', opening: '1', closing: '1' }),
      buildCoin({ coin: 'ETH', in: '1', out: '1', disposals: 1 }),
      buildCoin({ coin: 'XRP' }),
    ];
    expect(coinsOfYear([held, sold, gone])).toEqual([held, sold]);
    expect([held, sold, gone].filter(hasFigures)).toEqual([sold]);
  });

  test.each([
    [{ disposals: 1 }, true],
    [{ income: '-0.01' }, true],
    [{ taxWithheld: '1' }, true],
    [{ fees: '1' }, false],
  ])('with %j is taxable: %s', (change, expected) => {
    expect(isTaxable(buildCoin({ coin: 'BTC', ...change }))).toBe(expected);
  });
});

describe('methods', () => {
  test('differ by what the change comes to, to the last digit', () => {
    const before = { cost: '100.00000001', gain: '50' };
    expect(methodEffect(before, { cost: '120', gain: '30.00000001' })).toEqual({
      cost: '19.99999999',
      gain: '-19.99999999',
    });
  });
});

describe('receipts', () => {
  test('without a price come first, of them those that change the gain, then those that were entered', () => {
    const receipt = (txId: string, at: number) => ({ txId, amount: '1', receivedAt: String(at), worth: '1' });
    const coins = [
      buildCoin({
        coin: 'BTC',
        missingCost: [receipt('late', 30)],
        enteredCost: [
          { ...receipt('entered', 1), cost: '0', written: '0', currency: 'EUR', acquiredAt: '1' },
        ],
      }),
      buildCoin({ coin: 'ETH', missingCost: [receipt('early', 10)] }),
      buildCoin({ coin: 'SOL', disposals: 1, missingCost: [receipt('sold', 40)] }),
    ];
    expect(groupReceipts(readReceipts(coins)).map(({ kind, own }) => [kind, own.length])).toEqual([
      ['sold', 1],
      ['unsold', 2],
      ['entered', 1],
    ]);
    expect(readReceipts(coins).map(({ txId, cost }) => [txId, cost])).toEqual([
      ['sold', undefined],
      ['early', undefined],
      ['late', undefined],
      ['entered', '0'],
    ]);
  });

  test.each([
    ['0', false],
    ['999999999999999.99', false],
    ['1000000000000000', true],
  ])('of %s USD are more than anything costs: %s', (cost, expected) => {
    expect(isTooLargeCost(cost)).toBe(expected);
  });

  test.each([
    // 23:30 UTC of 5 April is 6 April in London.
    ['2026-04-06', '2026-04-05T23:30:00Z'],
    ['2026-04-05', '2026-04-05T11:00:00Z'],
    ['2024-02-29', '2024-02-29T12:00:00Z'],
    ['2026-04-07', null],
    ['2026-02-30', null],
    ['', null],
    ['6.4.2026', null],
  ])('were bought on %s, on the calendar of their country: %s', (text, expected) => {
    const boughtMs = readBoughtDay(text, 'GBR', Date.parse('2026-04-05T23:30:00Z'));
    expect(boughtMs).toBe(expected === null ? null : Date.parse(expected));
    if (boughtMs !== null) expect(writeDay('GBR', boughtMs)).toBe(text);
  });

  test('show what one coin of them cost', () => {
    expect(priceOfOne('100', '3')).toBe('33.33333333');
  });
});

describe('the quarters of India', () => {
  test('are named from April to March', () => {
    expect(financialYearOf(2026)).toBe('2026-27');
    expect(financialYearOf(2099)).toBe('2099-00');
    // Midnight in India is 18:30 UTC.
    expect(currentFinancialYear(Date.UTC(2026, 2, 31, 18, 29, 59))).toBe(2025);
    expect(currentFinancialYear(Date.UTC(2026, 2, 31, 18, 30))).toBe(2026);
  });

  test('are all there: what is ahead, what had no deduction, what is paid and what is not', () => {
    const sums = { conversions: 1, gross: '100', tds: '1', gst: '0.18' };
    const quarters = readQuarters(
      2026,
      {
        quarters: [
          { quarter: 1, isDeposited: true, ...sums },
          { quarter: 3, isDeposited: false, ...sums },
        ],
        summary: sums,
      },
      NOW_MS,
    );
    expect(quarters.map(({ state, sums: own }) => [state, own?.tds])).toEqual([
      ['deposited', '1'],
      ['nothing', undefined],
      ['awaited', '1'],
      ['ahead', undefined],
    ]);
  });
});

describe('the deadline of a return', () => {
  test.each([
    ['DEU', 2026, '2027-07-31', '2026', 248],
    ['GBR', 2026, '2028-01-31', '2026-27', 432],
    ['IND', 2025, '2026-07-31', '2025-26', -117],
    ['USA', 2025, '2026-04-15', '2025', -224],
    ['NZL', 2025, '2026-07-07', '2025-26', -142],
    ['SWE', 2025, '2026-05-02', '2025', -207],
  ])('in %s for %i is on %s', (country, year, day, name, daysLeft) => {
    const deadline = deadlineOf(country, year, NOW_MS);
    expect(deadline).toMatchObject({ kind: 'date', name, daysLeft });
    if (deadline.kind === 'date') expect(new Date(deadline.atMs).toISOString().slice(0, 10)).toBe(day);
  });

  test.each([
    // Moved by the authority for one year, or another one before a year that is known.
    ['DEU', 2023, '2024-08-31'],
    ['DEU', 2022, '2023-09-30'],
    ['DEU', 2021, null],
    ['DEU', 2024, '2025-07-31'],
    ['IND', 2024, '2025-09-16'],
    ['IND', 2021, null],
    ['USA', 2020, null],
    ['USA', 2021, '2022-04-15'],
    ['JPN', 2021, null],
    ['CAN', 2019, null],
    ['GBR', 2019, '2021-01-31'],
  ])('of %s for %i is %s', (country, year, day) => {
    const deadline = deadlineOf(country, year, NOW_MS);
    const shown = deadline.kind === 'date' ? new Date(deadline.atMs).toISOString().slice(0, 10) : null;
    expect(shown).toBe(day);
  });

  test.each([
    ['USA', 2026, '2027-04-15T21:00:00-04:00', 0],
    ['USA', 2026, '2027-04-16T00:00:00-04:00', -1],
    ['AUS', 2025, '2026-11-01T08:00:00+11:00', -1],
    ['AUS', 2025, '2026-10-31T23:59:00+11:00', 0],
    ['JPN', 2026, '2027-03-15T23:00:00+09:00', 0],
  ])(
    'of %s for %i is counted in days of that country: at %s it is %i days ahead',
    (country, year, now, daysLeft) => {
      expect(deadlineOf(country, year, Date.parse(now))).toMatchObject({ kind: 'date', daysLeft });
    },
  );

  test('is today on the day itself, and there is none without a country, a tax or a known date', () => {
    expect(deadlineOf('DEU', 2025, Date.UTC(2026, 6, 31, 21))).toMatchObject({ daysLeft: 0 });
    expect(['', 'ARE', 'HKG', 'ZWE'].map((country) => deadlineOf(country, 2026, NOW_MS).kind)).toEqual([
      'noCountry',
      'none',
      'notice',
      'unknown',
    ]);
  });
});
