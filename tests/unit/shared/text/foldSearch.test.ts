import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldSearch, hasText } from '#shared/text/foldSearch.ts';

describe('A search', () => {
  test.each([
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['Kasım', 'KASIM'],
    ['Café', 'cafe'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['ᾳ', 'ΑΙ'],
    ['ＵＳＤＴ', 'usdt'],
    ['Led\u200bger\u00ad', 'ledger'],
    ['\u202eLedger\u202c', 'ledger'],
    ['ΟΔΟΣ', 'οδός'],
    ['Việt Nam', 'viet nam'],
    ['My\u00a0\u3000wallet', 'my wallet'],
    ['ﬁat', 'FIAT'],
    ['ｶﾞ', 'ガ'],
    ['서\u1112\u1161', '서하'],
  ])('takes %j and %j for the same', (one, other) => {
    expect(foldSearch(one)).toBe(foldSearch(other));
  });

  test('finds a text in any spelling of it, and keeps apart what differs in letters', () => {
    expect(hasText('Meine Börse, İzmir', 'borse, izmır')).toBe(true);
    expect(hasText('Ledger', 'ledgers')).toBe(false);
    expect(foldSearch('ʘ')).not.toBe(foldSearch('o'));
  });

  test('changes nothing more in what it has folded once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldSearch(foldSearch(text))).toBe(foldSearch(text));
        expect(foldSearch(text.toUpperCase())).toBe(foldSearch(text.toLowerCase()));
      }),
    );
  });
});
