import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatCount, formatDate, formatTime, formatWhen, localeOf } from '#app/components/format/dates.ts';
import { directionOf, figuresOf } from '#app/components/format/figures.ts';
import { formatMore } from '#app/components/format/formatMore.ts';
import { formatOpening } from '#app/components/format/formatOpening.ts';
import { homeCurrency } from '#app/stores/homeCurrency.ts';
import { LANGUAGES } from '#shared/site/languages.ts';

const { price: formatPrice, change: formatChange } = figuresOf('en');

/** Decimal texts as the workers send them. */
const plain = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,12}$/))
  .map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`);

/** Without the marks that keep the order of an Arabic figure in a column. */
function bare(text: string): string {
  return text.replace(/[\u2067\u200e\u2069]/g, '');
}

/** What the browser writes, with the minus of this product. */
function inHouseMarks(text: string): string {
  return bare(text).replace('-', '−');
}

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
    ['1.24', '+1.24%', 'up'],
    ['-1.24', '−1.24%', 'down'],
    ['0', '0%', undefined],
    ['0.00', '0.00%', undefined],
    ['1234.50', '+1,234.50%', 'up'],
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

describe('a figure in another language', () => {
  test.each([
    ['de-DE', '−1.234.567,80', '−1,24\u00a0%', '98,76\u00a0Mrd.'],
    ['es-ES', '−1.234.567,80', '−1,24\u00a0%', '98,76\u00a0mil\u00a0M'],
    ['ru-RU', '−1\u00a0234\u00a0567,80', '−1,24\u00a0%', '98,76\u00a0млрд'],
    ['tr-TR', '−1.234.567,80', '−%1,24', '98,76\u00a0Mr'],
    ['id-ID', '−1.234.567,80', '−1,24%', '98,76\u00a0M'],
    ['vi-VN', '−1.234.567,80', '−1,24%', '98,76\u00a0T'],
    ['th-TH', '−1,234,567.80', '−1.24%', '98.76B'],
    ['zh-HK', '−1,234,567.80', '−1.24%', '98.76B'],
    ['ja-JP', '−1,234,567.80', '−1.24%', '987.65億'],
    ['ar-SA', '−1,234,567.80', '−1.24٪', '\u2067\u200e98.76\u00a0مليار\u2069'],
  ] as const)('of %s has its marks, and Latin digits', (language, whole, percent, short) => {
    const { price, change, short: shorten } = figuresOf(language);
    expect([price('-1234567.80'), change('-1.24'), shorten('98765432109.12')]).toEqual([
      whole,
      percent,
      short,
    ]);
  });

  test.each(LANGUAGES)('of %s has the marks that the browser would write', (language) => {
    const browser = new Intl.NumberFormat(localeOf(language), {
      useGrouping: 'always',
      minimumFractionDigits: 2,
    });
    expect(figuresOf(language).price('1234567.80')).toBe(browser.format(1_234_567.8));
  });

  test.each(LANGUAGES)('of %s has a percentage as the browser would write it', (language) => {
    const browser = new Intl.NumberFormat(localeOf(language), {
      style: 'percent',
      useGrouping: 'always',
      minimumFractionDigits: 2,
      signDisplay: 'exceptZero',
    });
    const { change, percent } = figuresOf(language);
    for (const share of [0.0124, -0.0124, 12.345, -12.345, 0]) {
      const plain = (100 * share).toFixed(2);
      const expected = inHouseMarks(browser.format(share));
      expect(change(plain)).toBe(expected);
      expect(percent(plain)).toBe(expected.replace('+', ''));
    }
  });

  const BIG = [
    '1000000',
    '1234567.89',
    '9999949.99',
    '9999950',
    '12345678.9',
    '99999999.99',
    '100000000',
    '999999999.99',
    '1000000000',
    '1234567890',
    '9999999999.9',
    '10000000000',
    '98765432109.12',
    '999999999999.999',
    '1000000000000',
    '12345678901234.5',
    '1234567890123456',
    '9999999999999999',
    '10000000000000000',
    '1234567890123456789',
  ];
  test.each(LANGUAGES)(
    'of %s is shortened as the browser would, rounded up to the next unit as well',
    (language) => {
      const browser = new Intl.NumberFormat(localeOf(language), {
        notation: 'compact',
        useGrouping: 'always',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        roundingMode: 'floor',
      });
      for (const plain of [...BIG, ...BIG.map((figure) => `-${figure}`), '-999999.991']) {
        // Intl reads a text exactly; the type of its argument has numbers as texts.
        expect(bare(figuresOf(language).short(plain))).toBe(
          inHouseMarks(browser.format(plain as `${number}`)),
        );
      }
    },
  );

  test.each(LANGUAGES)('of %s is written out below a million, and zero has no sign', (language) => {
    const { short, price } = figuresOf(language);
    expect(short('999999.999')).toBe(price('999999.99'));
    expect(short('-999999.99')).toBe(price('-999999.99'));
    expect([short('0'), short('-0.00')]).toEqual([price('0.00'), price('0.00')]);
  });

  test.each(LANGUAGES)('of %s keeps every digit it was sent with', (language) => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(figuresOf(language).price(text).replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      }),
    );
  });

  test('is a day of the Gregorian calendar, a count with separators', () => {
    const atMs = new Date(2026, 10, 21, 15, 5, 7).getTime();
    for (const language of LANGUAGES) {
      expect(formatDate(atMs, language)).toMatch(/2026/);
    }
    expect(formatCount(1234567, 'de-DE')).toBe('1.234.567');
  });
});

test('a time of day has two digits everywhere and no half of the day', () => {
  expect(formatTime(new Date(2026, 10, 21, 9, 5, 7).getTime())).toBe('09:05:07');
  expect(formatTime(new Date(2026, 10, 21, 0, 0, 0).getTime())).toBe('00:00:00');
});

describe('a moment that is mostly of today', () => {
  const at = (...parts: [number, number, number, number, number, number]): number =>
    new Date(...parts).getTime();
  const NOW = at(2026, 10, 21, 0, 0, 5);

  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['en', at(2026, 10, 21, 9, 5, 7), '09:05:07', '09:05'],
    ['en', at(2026, 10, 20, 23, 59, 50), '20 Nov, 23:59:50', '20 Nov, 23:59'],
    ['en-HK', at(2026, 10, 23, 8, 0, 0), '23 Nov, 08:00:00', '23 Nov, 08:00'],
    ['en', at(2027, 0, 4, 8, 0, 0), '4 Jan 2027, 08:00:00', '4 Jan 2027, 08:00'],
    ['de-DE', at(2026, 10, 23, 8, 0, 0), '23. Nov., 08:00:00', '23. Nov., 08:00'],
    ['ja-JP', at(2026, 10, 23, 8, 0, 0), '11月23日 08:00:00', '11月23日 08:00'],
  ] as const)('has in %s its day where that is another one', (language, atMs, whole, toMinute) => {
    vi.useFakeTimers({ now: NOW });
    const said = [formatWhen(atMs, language), formatOpening(atMs, language)];
    expect(said).toEqual([whole, toMinute]);
  });
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
    'is the euro where “%s” names none, never the dollar, which has its own column',
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

test.each(LANGUAGES)('How many more there are has the digits of all figures: %s', (language) => {
  expect(formatMore(1234, language)).toMatch(/^\p{Cf}?\+\p{Cf}?1[.,\u00a0]?234$/u);
});
