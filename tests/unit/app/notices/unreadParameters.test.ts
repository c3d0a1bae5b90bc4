import { expect, test } from 'vitest';
import { unreadParameters } from '#app/notices/unreadParameters.ts';
import { PROTOTYPE_KEYS } from '#tests/support/hostileTexts.ts';

const KNOWN = { step: (text: string) => /^\d$/.test(text) };

test('A name that the screen does not list is not read, whatever every object has by that name', () => {
  const search = new URLSearchParams([...PROTOTYPE_KEYS.map((name) => [name, 'x']), ['step', '2']]);
  expect(unreadParameters(search, KNOWN, false)).toEqual(PROTOTYPE_KEYS);
  expect(unreadParameters(search, KNOWN, true)).toEqual([]);
});

test('A text that makes no sense is not read, and the parameters of every page are', () => {
  const search = new URLSearchParams('lang=en&step=two&step=3&other=1&other=2');
  expect(unreadParameters(search, KNOWN, false)).toEqual(['step', 'other']);
  expect(unreadParameters(search, KNOWN, true)).toEqual(['step']);
});
