import { expect, test } from 'vitest';
import { findUnplainNames } from './rules/plainNames.ts';
import { projectOf, readProject } from './source/readProject.ts';

test('names of files and of what they declare are the words of the field', () => {
  expect(findUnplainNames(readProject())).toEqual([]);
});

test.each([
  ['src/app/a.ts', 'const orderDesk = 1;', 'orderDesk'],
  ['src/workers/a.ts', 'function createJoint() {}', 'createJoint'],
  ['sandbox/doorsOpened.ts', '', 'doorsOpened'],
  ['tests/a.ts', 'interface Low { readonly peopleSeen: number }', 'peopleSeen'],
  ['bench/a.ts', 'export const f = ({ at: toldAt }) => toldAt;', 'toldAt'],
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
