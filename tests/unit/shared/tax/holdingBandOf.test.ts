import { expect, test } from 'vitest';
import { holdingBandOf } from '#shared/tax/holdingBandOf.ts';

const at = (text: string): number => Date.parse(text);

test.each([
  // EStG § 23: the day after the year is the first on which a sale is free. Berlin’s days.
  ['DEU', '2025-03-10T11:00:00Z', '2026-03-10T22:59:59Z', 'short'],
  ['DEU', '2025-03-10T11:00:00Z', '2026-03-10T23:00:00Z', 'long'],
  // IRC § 1222, in New York’s days.
  ['USA', '2025-02-05T12:00:00Z', '2026-02-06T04:59:59Z', 'short'],
  ['USA', '2025-02-05T12:00:00Z', '2026-02-06T05:00:00Z', 'long'],
  // India makes no difference: bands of its days.
  ['IND', '2026-01-01T06:00:00Z', '2026-01-01T07:00:00Z', 'days30'],
  ['IND', '2026-01-01T06:00:00Z', '2026-01-31T18:29:59Z', 'days30'],
  ['IND', '2026-01-01T06:00:00Z', '2026-01-31T18:30:00Z', 'days90'],
  ['IND', '2025-01-01T06:00:00Z', '2025-04-02T06:00:00Z', 'days180'],
  ['IND', '2025-01-01T06:00:00Z', '2025-07-01T06:00:00Z', 'days365'],
  ['IND', '2025-01-01T06:00:00Z', '2026-01-01T06:00:00Z', 'days365'],
  ['IND', '2025-01-01T06:00:00Z', '2026-01-02T06:00:00Z', 'older'],
  ['', '2025-01-01T06:00:00Z', '2026-01-02T06:00:00Z', 'older'],
])('In %s what was bought at %s is at %s: %s', (country, acquired, now, band) => {
  expect(holdingBandOf(country, { acquiredMs: at(acquired), isUnknown: false }, at(now))).toBe(band);
});

test('Of coins without a cost, and of those of a pool, no age is said', () => {
  expect(holdingBandOf('DEU', { acquiredMs: 0, isUnknown: true }, at('2026-01-01'))).toBe('unknown');
  expect(holdingBandOf('GBR', { acquiredMs: null, isUnknown: false }, at('2026-01-01'))).toBe('pool');
});
