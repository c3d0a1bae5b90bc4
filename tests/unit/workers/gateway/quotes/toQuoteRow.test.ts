import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildQuote } from '#tests/support/buildFlush.ts';
import { isSameRow, toQuoteRow } from '#workers/gateway/quotes/toQuoteRow.ts';

describe('the turnover in a tab’s currency', () => {
  test.each([
    ['100.00', '1.25', '80.00'],
    ['100.00', '3', '33.33'],
    ['200.00', '0.0067', '29850.74'],
    ['0.00', '1.08', '0.00'],
    ['0.01', '1000', '0.00'],
    ['123456789012345678901234567890.12', '1', '123456789012345678901234567890.12'],
  ])('is %s USD by %s USD a unit: %s, cut and never rounded up', (usd, rate, fiat) => {
    expect(toQuoteRow(buildQuote('A', { turnoverUsd: usd }), rate)[8]).toBe(fiat);
  });

  test.each([
    ['the turnover in USD is not known', null, '1.08'],
    ['there is no rate', '100.00', undefined],
    ['the rate is zero', '100.00', '0'],
    ['the rate is negative', '100.00', '-1'],
  ])('is not known when %s', (_why, turnoverUsd, rate) => {
    expect(toQuoteRow(buildQuote('A', { turnoverUsd }), rate)[8]).toBeNull();
  });

  test('is never more than the turnover is worth', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const rate = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, rate, (turnover, thousandths) => {
        const usd = `${turnover / 100n}.${String(turnover % 100n).padStart(2, '0')}`;
        const fiat = toQuoteRow(buildQuote('A', { turnoverUsd: usd }), String(thousandths / 1_000))[8] ?? '';
        const fiatCents = BigInt(fiat.replace('.', ''));
        expect(fiatCents * BigInt(thousandths)).toBeLessThanOrEqual(turnover * 1_000n);
        expect((fiatCents + 1n) * BigInt(thousandths)).toBeGreaterThan(turnover * 1_000n);
      }),
    );
  });
});

test('a row carries the quote’s own figures untouched, in the order the page reads them', () => {
  expect(toQuoteRow(buildQuote('BTCUSDT', { lastPrice: '61126.30' }), '1')).toEqual([
    'BTCUSDT',
    '61126.30',
    '1.24',
    '110.00',
    '90.00',
    '1000.0000',
    '100000.12',
    '100000.12',
    '100000.12',
  ]);
});

test('rows are the same exactly when every figure is, as text', () => {
  const row = toQuoteRow(buildQuote('A'), '1.08');
  expect(isSameRow(row, toQuoteRow(buildQuote('A'), '1.08'))).toBe(true);
  expect(isSameRow(row, toQuoteRow(buildQuote('A'), undefined))).toBe(false);
  expect(isSameRow(row, toQuoteRow(buildQuote('A', { lastPrice: '100.0' }), '1.08'))).toBe(false);
});
