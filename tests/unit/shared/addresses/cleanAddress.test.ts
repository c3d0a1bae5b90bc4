import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAddress } from '#shared/addresses/cleanAddress.ts';

const ADDRESS = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';

describe('a pasted address', () => {
  test('stays as it is where nothing is wrong with it', () => {
    expect(cleanAddress(ADDRESS)).toEqual({ text: ADDRESS, isChanged: false });
  });

  test.each([
    ['spaces around it', ` ${ADDRESS}  `],
    ['line breaks and tabs', `\t${ADDRESS}\r\n`],
    ['the groups of four that we show', ADDRESS.replace(/(.{4})/g, '$1 ')],
    ['a no-break and an ideographic space', `\u00a0${ADDRESS}\u3000`],
    ['zero-width characters', `\u200b${ADDRESS.slice(0, 5)}\u200c\u200d\u2060${ADDRESS.slice(5)}\ufeff`],
    ['bidi marks and overrides', `\u200e\u200f\u061c\u202a\u202e${ADDRESS}\u202c\u2066\u2069`],
    ['soft hyphens and variation selectors', `${ADDRESS.slice(0, 9)}\u00ad${ADDRESS.slice(9)}\ufe0f`],
  ])('loses %s', (_what, text) => {
    expect(cleanAddress(text)).toEqual({ text: ADDRESS, isChanged: true });
  });

  test('keeps what can be seen, look-alikes and control characters for the check to refuse', () => {
    const text = 'аΑ０\0é\ud800🙂';
    expect(cleanAddress(text)).toEqual({ text, isChanged: false });
  });

  test('is clean after being cleaned once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: cleaned, isChanged } = cleanAddress(text);
        expect(cleanAddress(cleaned)).toEqual({ text: cleaned, isChanged: false });
        expect(isChanged).toBe(cleaned !== text);
      }),
    );
  });
});
