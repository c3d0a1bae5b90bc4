import { expect, test } from 'vitest';
import { findSelfMadeVerified } from './rules/verifiedRules.ts';
import { projectOf, readProject } from './source/readProject.ts';

test('nothing but the gateway’s verify/ says that data is verified', () => {
  expect(findSelfMadeVerified(readProject())).toEqual([]);
});

test.each([
  'b as Verified<C>',
  'b as unknown as Verified<C>',
  '(b as Verified<C>) as unknown',
  'b as Result<Verified<C>>',
  'b as { result: Verified<C> }',
  'b as Readonly<Verified<C>> | undefined',
  'b as contract.Verified<C>',
  '<Verified<C>>b',
  '<Result<Verified<C>>>b',
])('a module that says so itself is found once, and verify/ may: %s', (text) => {
  const module = `export const a = ${text};`;
  expect(findSelfMadeVerified(projectOf({ 'src/app/stores/a.ts': module }))).toEqual([
    'src/app/stores/a.ts:1 calls something verified',
  ]);
  expect(findSelfMadeVerified(projectOf({ 'src/workers/gateway/verify/a.ts': module }))).toEqual([]);
});

test.each(['b as Verification', 'read<Verified<C>>(b) as D', 'b satisfies Verified<C>'])(
  'a module that says no such thing itself is not: %s',
  (text) => {
    expect(findSelfMadeVerified(projectOf({ 'src/app/stores/a.ts': `export const a = ${text};` }))).toEqual(
      [],
    );
  },
);
