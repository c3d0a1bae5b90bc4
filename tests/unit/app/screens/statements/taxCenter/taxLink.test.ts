import { describe, expect, test } from 'vitest';
import { readTaxLink, writeTaxLink } from '#app/screens/statements/taxCenter/taxLink.ts';
import { uidsOf } from '#app/screens/statements/taxCenter/whose.ts';
import { yearsOf } from '#app/screens/statements/taxCenter/year/yearsOf.ts';

const NOW_MS = Date.UTC(2026, 10, 25);

describe('the address of the tax centre', () => {
  test.each([
    ['', { year: 2026, quarter: undefined }, []],
    ['year=2025&quarter=3', { year: 2025, quarter: 3 }, []],
    ['lang=de-DE&site=EU&year=2025', { year: 2025, quarter: undefined }, []],
    // None of the future, none before there were coins, nothing that is no number.
    ['year=2027', { year: 2026, quarter: undefined }, ['year']],
    ['year=1999&quarter=5', { year: 2026, quarter: undefined }, ['year', 'quarter']],
    ['year=2025&year=2024', { year: 2025, quarter: undefined }, ['year']],
    [
      'year=2025.0&quarter=01&taxId=ABCDE1234F',
      { year: 2026, quarter: undefined },
      ['year', 'quarter', 'taxId'],
    ],
  ])('"%s" is read, and what says nothing is named', (search, choice, dropped) => {
    expect(readTaxLink(search, NOW_MS, 'DEU')).toEqual({ choice, dropped });
  });

  test('has the running year of the country: in February the British one is the one of last year', () => {
    const february = Date.UTC(2027, 1, 1);
    expect(readTaxLink('', february, 'GBR').choice.year).toBe(2026);
    expect(readTaxLink('year=2027', february, 'GBR').dropped).toEqual(['year']);
    expect(readTaxLink('', february, 'DEU').choice.year).toBe(2027);
  });

  test('is written without what says nothing, and keeps what every page takes', () => {
    const write = (choice: Parameters<typeof writeTaxLink>[0]): string =>
      writeTaxLink(choice, 'lang=de-DE&taxId=ABCDE1234F&year=2024', {
        ...{ nowMs: NOW_MS, country: 'DEU' },
      }).toString();
    expect(write({ year: 2025, quarter: 2 })).toBe('lang=de-DE&year=2025&quarter=2');
    expect(write({ year: 2026, quarter: undefined })).toBe('lang=de-DE');
  });

  test('leads to years since the account was opened, and to its own', () => {
    const own = { createdMs: Date.UTC(2024, 5), nowMs: NOW_MS, country: 'DEU' };
    expect(yearsOf({ ...own, chosen: 2026 })).toEqual([2026, 2025, 2024]);
    expect(yearsOf({ ...own, chosen: 2020 })).toEqual([2026, 2025, 2024, 2020]);
    // In June 2024 the Australian year that began in July 2023 was running.
    expect(yearsOf({ ...own, country: 'AUS', chosen: 2026 })).toEqual([2026, 2025, 2024, 2023]);
  });
});

test('the figures are asked for of the user, of one sub-account, or of all together', () => {
  const subs = [
    { uid: 5, name: 'a', status: 'normal', type: 1 },
    { uid: 6, name: 'b', status: 'normal', type: 1 },
  ];
  expect(uidsOf('own', 1, subs)).toBe(undefined);
  expect(uidsOf(6, 1, subs)).toEqual([6]);
  expect(uidsOf('together', 1, subs)).toEqual([1, 5, 6]);
});
