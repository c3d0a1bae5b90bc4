import { describe, expect, test } from 'vitest';
import { findLiteralWords } from './rules/wordRules.ts';
import { projectOf, readProject } from './source/readProject.ts';

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
