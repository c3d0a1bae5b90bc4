import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDecimals } from '#shared/money/compareDecimals.ts';
import { cutDecimal } from '#shared/money/cutDecimal.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { groupThousands } from '#shared/money/groupThousands.ts';
import { parseNumeric } from '#shared/money/parseNumeric.ts';
import { shortenAmount } from '#shared/money/shortenAmount.ts';
import { toPlainDecimal } from '#shared/money/toPlainDecimal.ts';

const plainDecimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,12}$/))
  .map(
    ([isNegative, whole, fraction]) =>
      `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`,
  );

describe('numbers from the wire', () => {
  test.each([
    ['64982.10', '64982.10'],
    ['0.000012', '0.000012'],
    [0.0000012, '0.0000012'],
    [1e-7, '0.0000001'],
    ['1.8e-5', '0.000018'],
    ['1E3', '1000'],
    ['+5.0', '5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    [-0, '0'],
    ['12345678901234567890.123456789', '12345678901234567890.123456789'],
  ])('%j is written out as %s', (value, plain) => {
    expect(toPlainDecimal(value)).toBe(plain);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '1,000',
    '0x10',
    '1_000',
    'NaN',
    'Infinity',
    '-Infinity',
    'abc',
    '1.2.3',
    '--1',
    '1e999999999',
    '1e-9999',
    '9'.repeat(200),
    null,
    undefined,
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    {},
    [],
    ['1'],
  ])('%j is no number and counts as 0', (value) => {
    expect(parseNumeric(value)).toBeUndefined();
    expect(toPlainDecimal(value)).toBe('0');
  });

  test('any text at all becomes a plain decimal without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), plainDecimal, fc.anything()), (value) => {
        expect(toPlainDecimal(value)).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('cutting', () => {
  test.each([
    ['1.239', '1.23'],
    ['-1.239', '-1.23'],
    ['-0.001', '0.00'],
    ['0', '0.00'],
    ['99999999999999999999.999', '99999999999999999999.99'],
  ])('%s cut to two decimals is %s', (value, cut) => {
    expect(cutDecimal(new Decimal(value), 2)).toBe(cut);
  });

  test('a change ratio times 100 has no float noise', () => {
    expect(cutDecimal(new Decimal('0.0289').mul(100), 2)).toBe('2.89');
    expect(cutDecimal(new Decimal('0.29').mul(100), 2)).toBe('29.00');
  });
});

describe('formatting without arithmetic', () => {
  test.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-1234567.8900', '-1,234,567.8900'],
    ['12345678901234567890', '12,345,678,901,234,567,890'],
  ])('%s is grouped as %s', (plain, grouped) => {
    expect(groupThousands(plain)).toBe(grouped);
  });

  test('grouping changes no digit', () => {
    fc.assert(fc.property(plainDecimal, (plain) => groupThousands(plain).replaceAll(',', '') === plain));
  });

  test.each([
    ['0', '0.00'],
    ['12.3', '12.30'],
    ['999999.999', '999,999.99'],
    ['1000000', '1.00 M'],
    ['1189999999.5', '1.18 B'],
    ['-2500000', '-2.50 M'],
    ['1234567890123456', '1,234.56 T'],
  ])('%s is shortened to %s, never rounded up', (plain, short) => {
    expect(shortenAmount(plain)).toBe(short);
  });
});

test('decimal strings compare as their values do', () => {
  fc.assert(
    fc.property(plainDecimal, plainDecimal, (a, b) => compareDecimals(a, b) === new Decimal(a).comparedTo(b)),
    {
      examples: [
        ['1.50', '1.5'],
        ['-0', '0'],
        ['0.1', '0.09'],
        ['-2', '-10'],
      ],
    },
  );
});
