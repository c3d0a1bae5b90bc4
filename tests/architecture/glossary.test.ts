import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/site/languages.ts';
import { FORBIDDEN_VARIANTS } from './rules/forbiddenVariants.ts';
import { findCopies, findForbiddenVariants } from './rules/glossaryRules.ts';
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

function flatten(value: unknown, keys: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, [...keys, key]));
}
