import { expect, test } from 'vitest';
import { findSelfMadeVerified } from './rules/verifiedRules.ts';
import { projectOf, readProject } from './source/readProject.ts';

test('nothing but the gateway’s verify/ says that data is verified', () => {
  expect(findSelfMadeVerified(readProject())).toEqual([]);
});

test('a screen that says so itself is found, and verify/ may', () => {
  const text = 'export const a = b as Verified<C>;\nexport const d = e as unknown as Verified<F>;';
  expect(findSelfMadeVerified(projectOf({ 'src/app/screens/a/A.tsx': text }))).toEqual([
    'src/app/screens/a/A.tsx:1 calls something verified',
    'src/app/screens/a/A.tsx:2 calls something verified',
  ]);
  expect(findSelfMadeVerified(projectOf({ 'src/workers/gateway/verify/a.ts': text }))).toEqual([]);
});
