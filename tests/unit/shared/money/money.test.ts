import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutDecimal, Decimal, toPlainDecimal } from '#shared/money/decimal.ts';
import {
  compareDecimals,
  DECIMAL_STEPS,
  groupThousands,
  parseNumeric,
  roundPlain,
  shortenAmount,
} from '#shared/money/plainDecimals.ts';

function shortened(...given: [plain: string, mode?: 'half-up']): string {
  const { figure, unit } = shortenAmount(given[0], DECIMAL_STEPS, given[1]);
  return figure + unit;
}

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
    ['0000000123.45', '123.45'],
    ['007.10', '7.10'],
    ['-007', '-7'],
    ['00', '0'],
    ['00.50', '0.50'],
    [1e59, `1${'0'.repeat(59)}`],
    ['1e-59', `0.${'0'.repeat(58)}1`],
    ['1e308', `1${'0'.repeat(308)}`],
    ['1e-308', `0.${'0'.repeat(307)}1`],
    ['1.7976931348623157e308', `17976931348623157${'0'.repeat(292)}`],
    ['9'.repeat(200), '9'.repeat(200)],
    [`0.${'1'.repeat(300)}`, `0.${'1'.repeat(300)}`],
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
    '1e309',
    '1.8e308',
    '123e307',
    '1e-309',
    '9'.repeat(309),
    `0.${'1'.repeat(399)}`,
    '9'.repeat(1_000_000),
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
    ['1000000', '1.00M'],
    ['1189999999.5', '1.18B'],
    ['-2500000', '-2.50M'],
    ['1234567890123456', '1,234.56T'],
    ['999999999', '999.99M'],
    ['0.009', '0.00'],
  ])('%s is shortened to %s, never rounded up', (plain, short) => {
    expect(shortened(plain)).toBe(short);
  });

  test.each([
    ['-0', '0.00'],
    ['-0.00', '0.00'],
    ['-0.009', '-0.01'],
    ['-1239999.9', '-1.24M'],
    ['-1230000', '-1.23M'],
    ['-999999.99', '-999,999.99'],
    ['-999999.999', '-1.00M'],
    ['-999999999.5', '-1.00B'],
    ['-999999999999.5', '-1.00T'],
  ])('%s is shortened to %s: negatives away from zero, and zero without a sign', (plain, short) => {
    expect(shortened(plain)).toBe(short);
  });

  test.each([
    ['1.239', 2, '1.23'],
    ['-1.239', 2, '-1.24'],
    ['-1.2300', 2, '-1.23'],
    ['-1.999', 2, '-2.00'],
    ['-99.5', 0, '-100'],
    ['5', 3, '5.000'],
    ['-0.0001', 2, '-0.01'],
    ['0.0001', 2, '0.00'],
  ])('%s at %i decimals is displayed as %s', (plain, decimals, rounded) => {
    expect(roundPlain(plain, decimals)).toBe(rounded);
  });

  test.each([
    ['up', Decimal.ROUND_UP],
    ['down', Decimal.ROUND_DOWN],
    ['half-up', Decimal.ROUND_HALF_UP],
  ] as const)('a mode of %s is that of decimal.js, whatever the sign', (mode, rounding) => {
    fc.assert(
      fc.property(plainDecimal, fc.nat(8), (plain, decimals) => {
        const expected = new Decimal(plain).toFixed(decimals, rounding).replace(/^-(?=[0.]+$)/, '');
        expect(roundPlain(plain, decimals, mode)).toBe(expected);
      }),
    );
  });

  test('a big figure takes a mode as well', () => {
    expect(shortened('1189999999')).toBe('1.18B');
    expect(shortened('1189999999', 'half-up')).toBe('1.19B');
    expect(shortened('999995000', 'half-up')).toBe('1.00B');
    expect(shortened('999994999', 'half-up')).toBe('999.99M');
  });

  test('displayed numbers are rounded as decimal.js rounds up for negatives and down for positives', () => {
    fc.assert(
      fc.property(plainDecimal, fc.nat(8), (plain, decimals) => {
        const value = new Decimal(plain);
        const rounding = value.isNegative() ? Decimal.ROUND_UP : Decimal.ROUND_DOWN;
        expect(roundPlain(plain, decimals)).toBe(
          value.toFixed(decimals, rounding).replace(/^-(?=[0.]+$)/, ''),
        );
      }),
    );
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
