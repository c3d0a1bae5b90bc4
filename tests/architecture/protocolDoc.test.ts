import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SORT_KEYS } from '#shared/market/quote.ts';

test('docs/protocol.md names the columns that the gateway sorts by, and no other', () => {
  const [, words = ''] =
    /`\.sort`\s*\|[^|]*; by ([^|]*)\|/.exec(readFileSync('docs/protocol.md', 'utf8')) ?? [];
  expect(words.trim().split(/, | or /)).toEqual([...SORT_KEYS]);
});
