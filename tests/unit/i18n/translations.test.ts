import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/site/languages.ts';
import { ALLOWED_ENGLISH } from './allowedEnglish.ts';
import { baseOf, listFiles, NAMESPACES, placeholdersOf, readTexts, TRANSLATED } from './texts.ts';

/** Words that only English has, of the languages here that are written with Latin letters. */
const ENGLISH_WORDS = /\b(?:the|your|this|with|cannot|nothing|from|been|have|which|before|after)\b/i;
/** Alphabets whose readers see at a glance what was not translated. */
const OTHER_SCRIPT = /^(?:zh|ja|ko|ru|th|ar)-/;

describe('words that are wrong for what they stand for', () => {
  test.each([
    ['ru-RU', 'a piece of furniture for the OTC desk', /деск/i],
    ['tr-TR', 'a table for the OTC desk', /(?<!OTC )(?<![\p{L}])masa/iu],
    ['de-DE', 'a verb for the product Earn', /Verdienen/],
    ['ko-KR', 'to send for to sell in a block', /블록 거래로 보낼/],
  ])('%s has none: %s', (language, _what, wrong) => {
    for (const namespace of NAMESPACES) {
      const found = [...readTexts(namespace, language)].filter(([, text]) => wrong.test(text));
      expect(found).toEqual([]);
    }
  });

  test('a date of Arabic is not put from left to right: its own marks would turn it over', () => {
    const texts = [...readTexts('user-assets', 'ar-SA').values()];
    expect(texts.filter((text) => /\u2066[^\u2069]*\{\{(?:time|date)\}\}/.test(text))).toEqual([]);
  });
});

describe.each(NAMESPACES)('the texts of %s', (namespace) => {
  const english = readTexts(namespace, 'en');
  const bases = new Set([...english.keys()].map(baseOf));
  const plurals = new Set(
    [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => baseOf(key)),
  );

  test('are there for every language of the product, and for no other', () => {
    expect(listFiles(namespace)).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
  });

  describe.each(TRANSLATED)('in %s', (language) => {
    const texts = readTexts(namespace, language);

    test('lack no key of the English ones and have no other', () => {
      expect(new Set([...texts.keys()].map(baseOf))).toEqual(bases);
    });

    test('have a form for every plural category of the language, and only for those', () => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const base of plurals) {
        const forms = [...texts.keys()].filter((key) => baseOf(key) === base);
        expect(forms.sort(), base).toEqual(pluralCategories.map((category) => `${base}_${category}`).sort());
      }
    });

    test('fill in what the English ones fill in', () => {
      for (const [key, text] of texts) {
        const expected = placeholdersOf(english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '');
        const found = placeholdersOf(text);
        // "One day left" may do without the number; nothing else may.
        const isNumberless = plurals.has(baseOf(key)) && !/_other$/.test(key);
        const missing = expected.filter(
          (name) => !found.includes(name) && !(isNumberless && name === 'count'),
        );
        expect({ key, missing, extra: found.filter((name) => !expected.includes(name)) }).toEqual({
          key,
          missing: [],
          extra: [],
        });
      }
    });

    test('are texts, with nothing around them', () => {
      for (const [key, text] of texts) {
        expect(text, key).not.toBe('');
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toMatch(/<[a-z/]/i);
      }
    });

    if (!language.startsWith('en')) {
      test('have no English left in them', () => {
        for (const [key, text] of texts) {
          const bare = ALLOWED_ENGLISH.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(
            /\{\{[^}]*\}\}/g,
            '',
          );
          if (OTHER_SCRIPT.test(language))
            expect({ key, left: /[a-z]{3,}/i.exec(bare)?.[0] }).toEqual({ key });
          else expect({ key, left: ENGLISH_WORDS.exec(bare)?.[0] }).toEqual({ key });
          if (/[a-z]{2,} [a-z]{2,}/i.test(english.get(key) ?? ''))
            expect(text, key).not.toBe(english.get(key));
        }
      });
    }
  });
});
