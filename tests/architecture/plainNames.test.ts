import { expect, test } from 'vitest';
import { findUnplainClasses, findUnplainNames } from './rules/plainNames.ts';
import { listFiles, projectOf, readProject, readText } from './source/readProject.ts';

test('names of files, of what they declare and of keys are the words of the field', () => {
  expect(findUnplainNames(readProject())).toEqual([]);
});

test('classes of style sheets are the words of the field', () => {
  const paths = ['src', 'gallery', 'sandbox', 'static']
    .flatMap(listFiles)
    .filter((path) => path.endsWith('.css'));
  expect(paths.flatMap((path) => findUnplainClasses(path, readText(path)))).toEqual([]);
});

test.each([
  ['src/app/a.ts', 'const orderDesk = 1;', 'orderDesk'],
  ['src/workers/a.ts', 'function createJoint() {}', 'createJoint'],
  ['sandbox/doorsOpened.ts', '', 'doorsOpened'],
  ['tests/a.ts', 'interface Low { readonly peopleSeen: number }', 'peopleSeen'],
  ['bench/a.ts', 'export const f = ({ at: toldAt }) => toldAt;', 'toldAt'],
  ['gallery/a.ts', 'call({ orderDesk: 1 });', 'orderDesk'],
  ['scripts/a.ts', 'type LowRow = 1;', 'LowRow'],
])('%s: %s is found', (path, text, name) => {
  expect(findUnplainNames(projectOf({ [path]: text }))).toEqual([`${path}: ${name}`]);
});

test.each([
  'const low24h = low;',
  'const lowBalanceRows = 1;',
  'page.keyboard.press(x);',
  'const doorway = tieless;',
])('%s is not', (text) => {
  expect(findUnplainNames(projectOf({ 'src/app/a.ts': text }))).toEqual([]);
});

test('a class with one of the words is found, and no other', () => {
  const css = '.page .order-desk:hover { margin: 0.5px }\n.low-balance-row { inset: auto }';
  expect(findUnplainClasses('src/app/a.css', css)).toEqual(['src/app/a.css: .order-desk']);
});
