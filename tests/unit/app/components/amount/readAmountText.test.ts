import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountSyntax, readAmountText } from '#app/components/amount/readAmountText.ts';
import { writeAmount } from '#app/components/amount/writeAmount.ts';
import { deviceMarks } from '#app/components/format/deviceMarks.ts';
import { figuresOf, marksOf } from '#app/components/format/figures.ts';
import { LANGUAGES } from '#shared/site/languages.ts';

const ENGLISH = marksOf('en');
const GERMAN = marksOf('de-DE');
const RUSSIAN = marksOf('ru-RU');

function read(text: string, syntax: Partial<AmountSyntax> = {}) {
  return readAmountText(text, { marks: ENGLISH, scale: 8, unit: 'BTC', origin: 'pasted', ...syntax });
}
const amount = (plain: string) => ({ kind: 'amount', amount: plain });
const asked = (...readings: string[]) => ({ kind: 'ambiguous', readings });

/** Amounts without zeros that no user would write, of at most so many decimals. */
const plainAmount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^\d{0,17}[1-9]$|^$/))
  .map(([whole, fraction]) => `${whole}${fraction && `.${fraction}`}`);

describe('a pasted amount', () => {
  test.each([
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['1\u202f234\u2009567,89', '1234567.89'],
    ["1'234.50", '1234.50'],
    ['1’234,5', '1234.5'],
    ['12,34,567.8', '1234567.8'],
    ['1,234,567', '1234567'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1234,567', '1234.567'],
    ['1,5', '1.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['１２．５', '12.5'],
    ['１，２３４．５', '1234.5'],
    ['١٢٬٣٤٥٫٦', '12345.6'],
    ['۱۲٫۵', '12.5'],
    ['๑๒.๕', '12.5'],
    ['\u200e\u20661.5\u2069', '1.5'],
  ])('%s reads %s in every language', (text, plain) => {
    for (const marks of [ENGLISH, GERMAN, RUSSIAN]) expect(read(text, { marks })).toEqual(amount(plain));
  });

  test.each([
    '1.5 BTC',
    'btc 1.5',
    '1.5btc',
    'BTC1.5',
    '$1.5',
    '1.5 €',
    'US$ 1.5',
    'HK$1.5',
    'R$ 1.5',
    '₿1.5',
    '1.5 USDT',
    '1.5 kr.',
    'kr 1.5',
    'Rs. 1.5',
    '1.5元',
    '1.5 円',
    '1.5 د.إ',
    'EUR 1.5 €',
    '  1.5\n',
  ])('%s loses its currency and nothing else', (text) => {
    expect(read(text)).toEqual(amount('1.5'));
  });

  test('of a coin with digits in its symbol keeps them out of the number', () => {
    expect(read('12 1INCH', { unit: '1INCH' })).toEqual(amount('12'));
    expect(read('1INCH 12', { unit: '1INCH' })).toEqual(amount('12'));
    for (const text of ['1INCH', '21INCH', '21 INCH']) {
      expect(read(text, { unit: '1INCH' })).toEqual({ kind: 'unreadable' });
    }
  });

  test.each([
    '1.5k',
    '1.5 M',
    '2 mio',
    '2 MIO',
    '2 TSD',
    '2 MLD',
    '2 LACS',
    '2 MILYON',
    '2 MILIAR',
    '2 MILION',
    '2 BILYON',
    '2 CRORES',
    ...['5 THOU', '5 DOZEN', '2 TRLN', '3 MAN', '3 KILO', '5 M$', '5 MM$', 'K$5'],
    '2 млн',
    '3万',
    '1e5',
    '1E-7',
    '-1',
    '−1',
    '+1',
    '(1)',
    '1²',
    '½',
    '10%',
    '0x10',
    '1 + 1',
    '1.2.3',
    '1,2,3',
    '1,23,45',
    '1.234.56',
    '12 34',
    '0,234,567',
    '.',
    ',',
    'BTC',
    '∞',
    '1.1234567890123456789',
    '9'.repeat(41),
    '1'.repeat(200),
  ])('%s is no amount', (text) => {
    expect(read(text)).toEqual({ kind: 'unreadable' });
  });

  test.each([
    ['1,234', ENGLISH, asked('1234', '1.234')],
    ['1.234', ENGLISH, asked('1.234', '1234')],
    ['1,234', GERMAN, asked('1.234', '1234')],
    ['1.234', GERMAN, asked('1234', '1.234')],
    ['12,500 USDT', ENGLISH, asked('12500', '12.500')],
  ])('%s is asked about, the way of the reader first', (text, marks, reading) => {
    expect(read(text, { marks })).toEqual(reading);
  });

  test('of a coin too coarse for the other reading is the one the reader writes', () => {
    expect(read('1,234', { scale: 2 })).toEqual(amount('1234'));
    expect(read('1.234', { scale: 0, marks: GERMAN })).toEqual(amount('1234'));
    expect(read('1,500', { scale: 1 })).toEqual(asked('1500', '1.500'));
  });

  test('is asked about where the scale says one thing and the language another', () => {
    expect(read('1.234', { scale: 0 })).toEqual(asked('1.234', '1234'));
  });

  test('of nothing is empty', () => {
    expect(read('')).toEqual({ kind: 'empty' });
    expect(read(' \u00a0\n')).toEqual({ kind: 'empty' });
  });

  test('never throws, and gives plain decimals or nothing', () => {
    const piece = fc.constantFrom(..."0123456789.,٫٬' \u00a0-+eE$BTC٣３");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const reading = read(text);
          const amounts =
            reading.kind === 'amount'
              ? [reading.amount]
              : reading.kind === 'ambiguous'
                ? reading.readings
                : [];
          for (const plain of amounts) expect(plain).toMatch(/^(?:0|[1-9]\d*)(?:\.\d{1,18})?$/);
          expect(new Set(amounts).size).toBe(amounts.length);
        },
      ),
    );
  });
});

describe('a typed amount', () => {
  const typed = (text: string, syntax: Partial<AmountSyntax> = {}) =>
    read(text, { origin: 'typed', ...syntax });

  test.each([
    ['1,234', ENGLISH, '1234'],
    ['1.234', ENGLISH, '1.234'],
    ['1,234.5', ENGLISH, '1234.5'],
    ['1.234', GERMAN, '1234'],
    ['1,234', GERMAN, '1.234'],
    ['1.', ENGLISH, '1'],
    ['1 234.5', ENGLISH, '1234.5'],
    ['1.5', RUSSIAN, '1.5'],
    ['1.234', RUSSIAN, '1.234'],
  ])('%s is in the reader’s own separators', (text, marks, plain) => {
    expect(typed(text, { marks })).toEqual(amount(plain));
  });

  test('with the reader’s thousands in the wrong place is not read at all, since one more digit would change it a thousandfold', () => {
    for (const text of ['1,', '1,5', '1,50']) expect(typed(text)).toEqual({ kind: 'unreadable' });
  });

  test('on a device that has only the other decimal mark may use that, and is asked about where it could be thousands', () => {
    const phone = { deviceMarks: deviceMarks('de') };
    expect(typed('0,5', phone)).toEqual(amount('0.5'));
    expect(typed('1,50', phone)).toEqual(amount('1.50'));
    expect(typed('1,500', phone)).toEqual(asked('1500', '1.500'));
    expect(typed('1.500', phone)).toEqual(amount('1.500'));
    expect(typed('1500', phone)).toEqual(amount('1500'));
  });

  test.each(['ar-EG', 'fa'])(
    'on a device in %s is read by its marks and the page’s, and by no others',
    (tag) => {
      const phone = { deviceMarks: deviceMarks(tag) };
      expect(typed('1,000', phone)).toEqual(amount('1000'));
      expect(typed('1,234.5', phone)).toEqual(amount('1234.5'));
      expect(typed('١٬٠٠٠', phone)).toEqual(amount('1000'));
      expect(typed('۱۲٬۳۴۵٫۶', phone)).toEqual(amount('12345.6'));
      expect(typed('1٫000', phone)).toEqual(amount('1.000'));
      for (const text of ['1,0', '1,00', '1،5', '0,5']) {
        expect(typed(text, phone)).toEqual({ kind: 'unreadable' });
      }
      expect(typed('1.000', { ...phone, marks: GERMAN })).toEqual(amount('1000'));
      expect(typed('1.0', { ...phone, marks: GERMAN })).toEqual({ kind: 'unreadable' });
      expect(typed('1,000', { ...phone, marks: GERMAN })).toEqual(amount('1.000'));
      expect(typed('1٫000', { ...phone, marks: RUSSIAN })).toEqual(amount('1.000'));
    },
  );

  test.each(LANGUAGES)('in %s comes back from its own writing, with thousands and without', (language) => {
    const marks = marksOf(language);
    fc.assert(
      fc.property(plainAmount, (plain) => {
        for (const text of [figuresOf(language).price(plain), writeAmount(plain, marks)]) {
          expect(typed(text, { marks, scale: 18 })).toEqual(amount(plain));
        }
      }),
    );
  });

  test.each(LANGUAGES)('in %s is, when pasted, the same or one of two that are asked about', (language) => {
    const marks = marksOf(language);
    fc.assert(
      fc.property(plainAmount, (plain) => {
        const reading = read(figuresOf(language).price(plain), { marks, scale: 18 });
        if (reading.kind === 'ambiguous') expect(reading.readings[0]).toBe(plain);
        else expect(reading).toEqual(amount(plain));
      }),
    );
  });
});

test.each([
  ['de', ','],
  ['de-CH', '.'],
  ['fi-FI', ','],
  ['en-GB', '.'],
  ['not a language', '.'],
  ['', '.'],
])('the number keys of a device in “%s” have %s', (tag, point) => {
  expect(deviceMarks(tag).point).toBe(point);
});

test.each([
  ['50000 SATS', 'BTC'],
  ['1 SAT', 'BTC'],
  ['5 MBTC', 'BTC'],
  ['25 GWEI', 'ETH'],
  ['1000000 DROPS', 'XRP'],
  ['1000000 SUN', 'TRX'],
  ['100 PLANCK', 'DOT'],
  ['5 UATOM', 'ATOM'],
])('%s is no amount of %s, of which its unit is a part', (text, unit) => {
  expect(read(text, { unit })).toEqual({ kind: 'unreadable' });
  expect(read(text.toLowerCase(), { unit })).toEqual({ kind: 'unreadable' });
});
