import { expect, test } from 'vitest';
import { cleanCode } from '#app/components/codeField/cleanCode.ts';

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['G-123456', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['Your code is 907001.', '907001'],
  ['１２３４５６', '123456'],
  ['٠١٢٣٤٥', '012345'],
  ['۶۷۸۹۰۱', '678901'],
  ['१२३४५६', '123456'],
  ['\u202e123\u200b456', '123456'],
  ['abc', ''],
  ['', ''],
])('The code in %j is %j', (text, code) => {
  expect(cleanCode(text)).toBe(code);
});
