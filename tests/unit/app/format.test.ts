import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coinHue } from '../../../src/app/components/coinHue.ts';
import { directionOf, formatChange, formatPrice } from '../../../src/app/format/formatPrice.ts';
import { formatTime } from '../../../src/app/format/formatTime.ts';
import { homeCurrency } from '../../../src/app/format/homeCurrency.ts';

/** Decimal texts as the workers send them. */
const plain = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,12}$/))
  .map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`);

describe('a price', () => {
  test.each([
    ['61126.30', '61,126.30'],
    ['0.00001230', '0.00001230'],
    ['1000', '1,000'],
    ['999', '999'],
    ['-1234.5', '−1,234.5'],
    ['0', '0'],
  ])('%s reads %s', (text, formatted) => {
    expect(formatPrice(text)).toBe(formatted);
  });

  test('keeps every digit it was sent with', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(formatPrice(text).replaceAll(',', '').replace('−', '-')).toBe(text);
      }),
    );
  });
});

describe('a change', () => {
  test.each([
    ['1.24', '+1.24 %', 'up'],
    ['-1.24', '−1.24 %', 'down'],
    ['0', '0 %', undefined],
    ['0.00', '0.00 %', undefined],
    ['1234.50', '+1,234.50 %', 'up'],
  ])('of %s reads %s', (percent, formatted, direction) => {
    expect(formatChange(percent)).toBe(formatted);
    expect(directionOf(percent)).toBe(direction);
  });

  test('has the sign of its direction, always', () => {
    fc.assert(
      fc.property(plain, (percent) => {
        const direction = directionOf(percent);
        if (direction === undefined)
          expect([Number(percent) === 0, formatChange(percent)[0]]).toEqual([true, '0']);
        else expect(formatChange(percent)[0]).toBe(direction === 'up' ? '+' : '−');
      }),
    );
  });
});

test('a time of day has two digits everywhere and no half of the day', () => {
  expect(formatTime(new Date(2026, 10, 21, 9, 5, 7).getTime())).toBe('09:05:07');
  expect(formatTime(new Date(2026, 10, 21, 0, 0, 0).getTime())).toBe('00:00:00');
});

describe('the currency of a reader’s home', () => {
  test.each([
    ['de-CH', 'CHF'],
    ['en-GB', 'GBP'],
    ['pt-BR', 'BRL'],
    ['ja', 'JPY'],
    ['zh-Hant-HK', 'HKD'],
    ['kk', 'KZT'],
    ['de', 'EUR'],
  ])('of %s is %s', (language, currency) => {
    expect(homeCurrency(language)).toBe(currency);
  });

  test.each(['en-US', '', 'not a language', 'x', '-', 'constructor', 'en-u-rg-uszzzz'])(
    'is the euro where “%s” tells none, never the dollar, which has its own column',
    (language) => {
      expect(homeCurrency(language)).toBe('EUR');
    },
  );

  test('is three capitals for any text at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(homeCurrency(text)).toMatch(/^[A-Z]{3}$/);
      }),
    );
  });
});

test('a coin has one of twelve hues, the same every time', () => {
  fc.assert(
    fc.property(fc.string(), (coin) => {
      expect(coinHue(coin)).toBe(coinHue(coin));
      expect([...Array(12).keys()]).toContain(coinHue(coin));
    }),
  );
});
