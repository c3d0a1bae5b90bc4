import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isVisibleText, readEnteredText, tidyEnteredText } from '#shared/text/enteredText.ts';

const HIDDEN: readonly (readonly [what: string, characters: string])[] = [
  ['control', '\u0000\u0007\u001b\u007f\u0085\u009f'],
  ['bidi', '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
  ['zero-width', '\u200b\u200c\u200d\u2060\u2061\u2064\ufeff\u180e'],
  ['format', '\u00ad\u06dd\u070f\ufff9\ufffb\u{e0041}\u{110bd}\u{1d173}'],
  ['unassigned', '\u0378\u0a00\ufdd0\uffff\u{e0fff}\u{10ffff}'],
  ['private', '\ue000\uf8ff\u{f0000}'],
  ['line', '\u2028\u2029'],
  ['leave-out', '\u034f\u115f\u1160\u17b4\u180b\u2065\u3164\ufe00\ufe0e\ufe0f\uffa0\u{e0100}'],
  ['drawn as nothing', '\u2800\u{1d159}\u{16fe4}'],
];

describe('Text that a user enters', () => {
  test.each(HIDDEN)('is refused with a %s character anywhere in it', (_what, characters) => {
    for (const character of characters) {
      for (const text of [`a${character}b`, `${character}ab`, `ab${character}`, character]) {
        expect(readEnteredText(text), JSON.stringify(text)).toBeNull();
        expect(tidyEnteredText(text)).toBe(text);
      }
    }
  });

  test('is refused with half of a character', () => {
    for (const text of ['a\ud800', '\udc00a', 'a\ud83db']) expect(readEnteredText(text)).toBeNull();
  });

  test('is kept in its composed form', () => {
    expect(readEnteredText('Cafe\u0301')).toBe('Caf\u00e9');
    expect(readEnteredText('\u1112\u1161\u11ab')).toBe('\ud55c');
  });

  test('has plain blanks inside, and none at its ends', () => {
    expect(readEnteredText('\u3000a\u00a0b\u2009c\u202fd\n')).toBe('a b c d');
    expect(readEnteredText(' \t ')).toBe('');
    for (const inside of ['a\tb', 'a\nb', 'a\rb']) expect(readEnteredText(inside)).toBeNull();
  });

  test.each([
    ...['Семья', 'بيتكوين', '比特币', 'บัญชี', 'हिन्दी', 'Straße 5', '12345', "O'Neill & Co. #1"],
    ...['👩‍👩‍👧 family', '❤️ savings', '🏳️‍🌈', '👍🏽', '1️⃣', '🇩🇪', '👩🏽‍⚕️'],
  ])('may be %s', (text) => {
    expect(readEnteredText(text)).toBe(text);
    expect(isVisibleText(text)).toBe(true);
  });

  test.each(['12\ufe0f', 'a\u200d👧', '👧\u200da', '👧\u200d', '👧\u200d\u200d👧', '❤\ufe0f\ufe0f'])(
    'has no joints but those of a picture: %j',
    (text) => {
      expect(readEnteredText(text)).toBeNull();
    },
  );

  test('is read again as the same, and all of it is seen', () => {
    const character = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      fc.constantFrom(...HIDDEN.flatMap(([, characters]) => [...characters]), ...' \u00a0\u3000\n\u0301é'),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
        const text = readEnteredText(characters.join(''));
        if (text === null) return;
        expect(readEnteredText(text)).toBe(text);
        expect(isVisibleText(text)).toBe(true);
        expect(text).not.toMatch(/[^\S ]/);
      }),
      { numRuns: 2_000 },
    );
  });
});
