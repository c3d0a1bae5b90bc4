import { expect, test } from 'vitest';
import { daysHeld, isHeldLong } from '#shared/tax/holding.ts';

/** Noon in UTC is the same day from Honolulu to Tokyo. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

test.each([
  // EStG § 23: a year has to lie between; BGB § 188(3) where the day is missing in the other year.
  ['DEU', '2025-03-10', '2026-03-10', false],
  ['DEU', '2025-03-10', '2026-03-11', true],
  ['DEU', '2024-02-29', '2025-02-28', false],
  ['DEU', '2024-02-29', '2025-03-01', true],
  ['DEU', '2023-02-28', '2024-02-29', true],
  // IRS Publication 550: bought on 5 February, more than a year from 6 February on.
  ['USA', '2025-02-05', '2026-02-05', false],
  ['USA', '2025-02-05', '2026-02-06', true],
  // Rev. Rul. 66-7: bought on the last day of a month, long from the first day of the month on.
  ['USA', '2023-02-28', '2024-02-29', false],
  ['USA', '2023-02-28', '2024-03-01', true],
  ['USA', '2024-02-29', '2025-03-01', true],
  // TD 2002/10: bought on 2 February, the discount from 3 February of the next year on.
  ['AUS', '2025-02-02', '2026-02-02', false],
  ['AUS', '2025-02-02', '2026-02-03', true],
  // CIRS art. 10(19): 365 days or more.
  ['PRT', '2025-01-01', '2025-12-31', false],
  ['PRT', '2025-01-01', '2026-01-01', true],
  ['PRT', '2023-12-31', '2024-12-30', true],
  ['GBR', '2020-01-01', '2026-01-01', undefined],
  ['BRA', '2020-01-01', '2026-01-01', undefined],
])(
  'in %s what was bought on %s and sold on %s was held long: %s',
  (country, acquired, disposed, expected) => {
    expect(isHeldLong(country, noon(acquired), noon(disposed))).toBe(expected);
  },
);

test('days are those of the country’s calendar, summer time included', () => {
  const [before, after] = [Date.parse('2026-03-28T23:30:00Z'), Date.parse('2026-03-29T22:30:00Z')];
  // In Berlin 00:30 of 29 March and 00:30 of 30 March, 23 hours apart.
  expect(daysHeld('DEU', before, after)).toBe(1);
  expect(daysHeld('DEU', before, before)).toBe(0);
  // In New York both are on 28 and 29 March.
  expect(daysHeld('USA', before, after)).toBe(1);
  expect(daysHeld('JPN', before, after)).toBe(1);
});
