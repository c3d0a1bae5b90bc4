import { describe, expect, test } from 'vitest';
import { findForbiddenEnglish, findTwins } from './rules/englishRules.ts';
import { findLiteralWords } from './rules/wordRules.ts';
import { listFiles, projectOf, readProject, readText } from './source/readProject.ts';

const RELEASE = 'static/common-static/sluice/project/release';
const TEXT_FOLDERS = [`${RELEASE}/user-assets`, `${RELEASE}/inverse-error-code`, 'src/app/i18n/further'];
const texts = Object.fromEntries(
  TEXT_FOLDERS.flatMap(listFiles)
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, readText(path)]),
);

test('every word that a user reads comes from the translations', () => {
  expect(findLiteralWords(readProject())).toEqual([]);
});

describe('words in the code are found', () => {
  test.each([
    ['in markup', 'export const A = () => <p>Markets</p>;', 'Markets'],
    ['in braces', "export const A = () => <p>{'Markets'}</p>;", 'Markets'],
    ['in a template', 'export const A = () => <p>{`all pairs`}</p>;', 'all pairs'],
    ['in a label', 'export const A = () => <i aria-label="Favourite" />;', 'Favourite'],
    ['in a placeholder', "export const A = () => <input placeholder={'Search'} />;", 'Search'],
  ])('%s', (_where, text, words) => {
    expect(findLiteralWords(projectOf({ 'src/app/components/A.tsx': text }))).toEqual([
      `src/app/components/A.tsx:1 says "${words}" and not the translations`,
    ]);
  });

  test.each([
    ['a mark', 'export const A = () => <b aria-hidden="true">×</b>;'],
    ['a class', 'export const A = () => <b className="market-row" role="row" />;'],
    ['a translation', "export const A = () => <b>{t('market.title')}</b>;"],
  ])('but not %s', (_what, text) => {
    expect(findLiteralWords(projectOf({ 'src/app/components/A.tsx': text }))).toEqual([]);
  });
});

test('no file of texts is that of another language byte for byte', () => {
  expect(Object.keys(texts)).toHaveLength(3 * 16);
  expect(findTwins(texts)).toEqual([]);
});

test('a copied file of texts is found', () => {
  const copied = {
    'further/zh-TW.json': '{"a":"列"}',
    'further/en.json': '{}',
    'further/zh-HK.json': '{"a":"列"}',
  };
  expect(findTwins(copied)).toEqual(['further/zh-HK.json is further/zh-TW.json byte for byte']);
});

test('the English texts keep to docs/words.md', () => {
  expect(findForbiddenEnglish(texts)).toEqual([]);
});

describe('words against docs/words.md are found', () => {
  test.each([
    ['en', 'You need not wait.', 'need not'],
    ['en', 'See what became of it.', 'what became of'],
    ['en', 'It came to nothing.', 'came to nothing'],
    ['en', 'It cannot be sent.', 'cannot'],
    ['en-US', 'Enter your E-mail.', 'E-mail'],
    ['en-HK', 'Ask the receiver.', 'receiver'],
    ['en', 'The exchange is busy.', 'The exchange'],
    ['en', 'Trade id', 'id'],
    ['en', 'Tick a coin', 'Tick'],
    ['en', '18 % GST', '8 %'],
    ['en', 'You can’t', '’'],
    ['en', 'the column "Name"', '"'],
    ['en', 'Canceled', 'Canceled'],
    ['en-US', 'Tax centre', 'centre'],
    ['en-HK', 'Tax center', 'center'],
    ['en-HK', 'Deposit crypto', 'crypto'],
    ['en-HK', 'Your phone number', 'phone number'],
  ])('in %s: %s', (language, text, words) => {
    const source = JSON.stringify({ part: { name: text } });
    expect(findForbiddenEnglish({ [`further/${language}.json`]: source })).toEqual([
      expect.stringMatching(
        new RegExp(`^further/${language}\\.json says "${words}" in part\\.name, and not: `),
      ),
    ]);
  });

  test.each([
    ['en', "Order {{id}}: “filled”, 5%. The other exchange can't cancel a cancelled order."],
    ['en-US', 'Canceled'],
    ['en-HK', 'Crypto loans'],
    ['de-DE', 'Man cannot'],
  ])('but not in %s: %s', (language, text) => {
    expect(findForbiddenEnglish({ [`further/${language}.json`]: JSON.stringify({ name: text }) })).toEqual(
      [],
    );
  });
});
