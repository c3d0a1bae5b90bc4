import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { taxPeriod } from '#shared/tax/periods.ts';
import { methodsOf, taxCountryOf, taxCurrencyOf } from '#shared/tax/taxCountries.ts';
import { taxQuarterRange, taxYearLabel, taxYearOf, taxYearRange, taxZoneOf } from '#shared/tax/taxYears.ts';

/** The countries whose tax rules are known. */
const KNOWN = COUNTRIES.map(({ code3 }) => code3).filter((country) => taxCountryOf(country) !== undefined);

/** The first moment of the tax year that begins in 2026 and of the next one, written out by hand from each country's clocks. */
const YEARS: readonly (readonly [country: string, label: string, start: string, end: string])[] = [
  ['AUS', '2026-27', '2026-06-30T14:00:00Z', '2027-06-30T14:00:00Z'],
  ['AUT', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['CAN', '2026', '2026-01-01T05:00:00Z', '2027-01-01T05:00:00Z'],
  ['CHE', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['DEU', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['ESP', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['FRA', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  // British summer time: the year begins at 23:00 UTC of 5 April.
  ['GBR', '2026-27', '2026-04-05T23:00:00Z', '2027-04-05T23:00:00Z'],
  ['HKG', '2026-27', '2026-03-31T16:00:00Z', '2027-03-31T16:00:00Z'],
  ['IND', '2026-27', '2026-03-31T18:30:00Z', '2027-03-31T18:30:00Z'],
  ['ITA', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['JPN', '2026', '2025-12-31T15:00:00Z', '2026-12-31T15:00:00Z'],
  ['KOR', '2026', '2025-12-31T15:00:00Z', '2026-12-31T15:00:00Z'],
  ['NLD', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  // Summer time in New Zealand ends on the first Sunday of April, after the year's first day.
  ['NZL', '2026-27', '2026-03-31T11:00:00Z', '2027-03-31T11:00:00Z'],
  ['POL', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['PRT', '2026', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['SGP', '2026', '2025-12-31T16:00:00Z', '2026-12-31T16:00:00Z'],
  ['SWE', '2026', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['TUR', '2026', '2025-12-31T21:00:00Z', '2026-12-31T21:00:00Z'],
  ['USA', '2026', '2026-01-01T05:00:00Z', '2027-01-01T05:00:00Z'],
  ['ZAF', '2026-27', '2026-02-28T22:00:00Z', '2027-02-28T22:00:00Z'],
  // Not known: the calendar year, UTC.
  ['BRA', '2026', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['', '2026', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['constructor', '2026', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
];

describe('The tax year of', () => {
  test.each(YEARS)('%s that begins in 2026 is %s, from %s to %s', (country, label, start, end) => {
    expect(taxYearRange(country, 2026)).toEqual({ startMs: Date.parse(start), endMs: Date.parse(end) });
    expect(taxYearLabel(country, 2026)).toBe(label);
  });

  test('every country of the table is written out above', () => {
    const written = YEARS.map(([country]) => country);
    expect(KNOWN.filter((country) => !written.includes(country))).toEqual([]);
    expect(KNOWN).toHaveLength(22);
  });

  test.each(KNOWN)('%s begins at midnight of its first day on its clocks, whatever the year', (country) => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: taxZoneOf(country), dateStyle: 'short', timeStyle: 'medium' },
    });
    const { month, day } = taxCountryOf(country)?.begins ?? { month: 0, day: 0 };
    const date = [month, day].map((part) => String(part).padStart(2, '0')).join('-');
    for (let year = 2009; year <= 2045; year += 1) {
      const { startMs, endMs } = taxYearRange(country, year);
      expect(format.format(startMs)).toBe(`${year}-${date} 00:00:00`);
      expect(format.format(endMs)).toBe(`${year + 1}-${date} 00:00:00`);
      // One second before, the clocks show the day before.
      expect(format.format(startMs - 1_000)).toMatch(/ 23:59:59$/);
      expect(taxYearRange(country, year + 1).startMs).toBe(endMs);
      expect([startMs - 1, startMs, endMs - 1, endMs].map((atMs) => taxYearOf(country, atMs))).toEqual([
        ...[year - 1, year, year, year + 1],
      ]);
    }
  });

  test('every moment is in one year and in one quarter of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KNOWN, 'BRA'),
        fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2045, 0) }),
        (country, atMs) => {
          const year = taxYearOf(country, atMs);
          const { startMs, endMs } = taxYearRange(country, year);
          expect(atMs >= startMs && atMs < endMs).toBe(true);
          const quarters = ([1, 2, 3, 4] as const).map((quarter) => taxQuarterRange(country, year, quarter));
          expect(quarters.filter((quarter) => atMs >= quarter.startMs && atMs < quarter.endMs)).toHaveLength(
            1,
          );
          expect([quarters[0]?.startMs, quarters[3]?.endMs]).toEqual([startMs, endMs]);
          expect(quarters.slice(1).map((quarter) => quarter.startMs)).toEqual(
            quarters.slice(0, 3).map((quarter) => quarter.endMs),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

test('A period has both ends, in the days of the country', () => {
  expect(taxPeriod('GBR', 2026)).toEqual({
    startMs: Date.parse('2026-04-05T23:00:00Z'),
    endMs: Date.parse('2027-04-05T22:59:59.999Z'),
  });
  expect(taxPeriod('GBR', 2026, 3).startMs).toBe(Date.parse('2026-10-05T23:00:00Z'));
});

test('Methods are those of the law, and the currency is the one of the returns', () => {
  expect(methodsOf('GBR')).toEqual(['SHARE_MATCHING']);
  expect(methodsOf('USA')).not.toContain('AVERAGE');
  expect(methodsOf('BRA')).toEqual(['FIFO', 'LIFO', 'HIFO', 'AVERAGE']);
  const others = KNOWN.filter((country) => country !== 'GBR');
  expect(others.filter((country) => methodsOf(country).includes('SHARE_MATCHING'))).toEqual([]);
  expect([taxCurrencyOf('GBR', 'EUR'), taxCurrencyOf('BRA', 'EUR'), taxCurrencyOf('BRA', '')]).toEqual([
    ...['GBP', 'EUR', 'USD'],
  ]);
});
