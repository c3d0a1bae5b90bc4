import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/site/languages.ts';
import { FORBIDDEN_VARIANTS } from './rules/forbiddenVariants.ts';
import { findCopies, findForbiddenVariants } from './rules/glossaryRules.ts';
import { findWrongParticles, findWrongSpeakers, type TextPair } from './rules/speakerRules.ts';
import { SPEAKERS } from './rules/speakers.ts';
import { listFiles, readText } from './source/readProject.ts';

/** Every file of texts that users read, "…/zh-HK.json". */
const paths = [
  'src/app/i18n/further',
  'static/common-static/sluice/project/release/user-assets',
  'static/common-static/sluice/project/release/inverse-error-code',
  'sandbox/server/pages/words',
].flatMap(listFiles);

describe('the texts say what docs/glossary says', () => {
  test.each(Object.entries(FORBIDDEN_VARIANTS))('in %s', (language, variants) => {
    const ofLanguage = paths.filter((path) => basename(path) === `${language}.json`);
    expect(ofLanguage.length).toBeGreaterThanOrEqual(3);
    expect(ofLanguage.flatMap((path) => findForbiddenVariants(path, readTexts(path), variants))).toEqual([]);
  });

  test('for languages that there are', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(Object.keys(FORBIDDEN_VARIANTS)));
  });

  test('and forbid no word that they use instead', () => {
    for (const [language, variants] of Object.entries(FORBIDDEN_VARIANTS)) {
      const terms = new Map(Object.entries(variants));
      expect(findForbiddenVariants(language, terms, variants)).toEqual([]);
    }
  });
});

describe('Sluice speaks for itself, and to one reader', () => {
  test.each(Object.entries(SPEAKERS))('in %s', (language, speakers) => {
    const ofLanguage = paths.filter((path) => basename(path) === `${language}.json`);
    expect(ofLanguage.length).toBeGreaterThanOrEqual(3);
    expect(ofLanguage.flatMap((path) => findWrongSpeakers(path, pairsOf(path), speakers))).toEqual([]);
  });

  test('in every language but English', () => {
    const others = LANGUAGES.filter((language) => !language.startsWith('en'));
    expect(Object.keys(SPEAKERS).sort()).toEqual([...others].sort());
  });

  test.each([
    ['the company as a stranger', 'Die Börse prüft es.', "We're checking it.", 'Börse'],
    ['the reader as a friend', 'Wähle ein Konto.', 'Choose an account.', 'Wähle'],
  ])('and a text with %s is found', (_what, text, english, word) => {
    const german = SPEAKERS['de-DE'] ?? { exchange: /$^/ };
    expect(findWrongSpeakers('de-DE.json', [{ key: 'a', text, english }], german)).toEqual([
      `de-DE.json: a says "${word}" where the English is: ${english}`,
    ]);
  });

  test('but not one about another company', () => {
    const german = SPEAKERS['de-DE'] ?? { exchange: /$^/ };
    const pair = { key: 'a', text: 'Eine andere Börse', english: 'Another exchange' };
    expect(findWrongSpeakers('de-DE.json', [pair], german)).toEqual([]);
  });
});

test('Korean particles agree with the noun before them', () => {
  const korean = paths.filter((path) => basename(path) === 'ko-KR.json');
  expect(korean.flatMap((path) => findWrongParticles(path, readTexts(path)))).toEqual([]);
});

test('a Korean particle that disagrees is found', () => {
  const texts = new Map([
    ['wrong', '취득가액를 입력하세요.'],
    ['right', '주소를 입력하세요.'],
  ]);
  expect(findWrongParticles('ko-KR.json', texts)).toEqual(['ko-KR.json: wrong says "액를" and not "액을"']);
});

test('no language is a copy of another, save among those of English', () => {
  const files = paths.filter((path) => !basename(path).startsWith('en'));
  expect(findCopies(new Map(files.map((path) => [path, readText(path)])))).toEqual([]);
});

describe('each of these is found', () => {
  const variants = { 提領: '提取', bursa: 'platform' };

  test.each([
    ['a word among characters', '您的提領已取消', '提領', '提取'],
    ['a word of letters, in any case', 'Bursa tidak menjawab.', 'bursa', 'platform'],
  ])('%s', (_what, text, word, instead) => {
    expect(findForbiddenVariants('a.json', new Map([['b.c', text]]), variants)).toEqual([
      `a.json: b.c says "${word}" and not "${instead}"`,
    ]);
  });

  test.each(['提取', 'Bursaries', 'platform'])('but not %s', (text) => {
    expect(findForbiddenVariants('a.json', new Map([['b.c', text]]), variants)).toEqual([]);
  });

  test('a language that is a copy of another', () => {
    const files = new Map([
      ['zh-HK.json', '{}'],
      ['th-TH.json', '{"a":"b"}'],
      ['zh-TW.json', '{}'],
    ]);
    expect(findCopies(files)).toEqual(['zh-TW.json is zh-HK.json']);
  });
});

function readTexts(path: string): Map<string, string> {
  return new Map(flatten(JSON.parse(readText(path)), []));
}

/** Each text beside the English of its key; a plural form that English has not, beside its general form. */
function pairsOf(path: string): TextPair[] {
  const english = readTexts(path.replace(/[^/]+$/, 'en.json'));
  return [...readTexts(path)].map(([key, text]) => ({
    key,
    text,
    english: english.get(key) ?? english.get(key.replace(/_\w+$/, '_other')) ?? '',
  }));
}

function flatten(value: unknown, keys: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, [...keys, key]));
}
