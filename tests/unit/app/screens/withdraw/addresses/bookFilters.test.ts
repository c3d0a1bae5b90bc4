import { expect, test } from 'vitest';
import { isLeftOut } from '#app/screens/withdraw/addresses/bookFilters.ts';
import { bookEntry } from '#tests/support/browser/batchContext.ts';

test.each(['izmir', 'IZMIR', 'ızmır', 'İZMİR', 'İzmir\u00a0börse', 'iz\u200bmir borse', '0xABC', 'ＭＥＭＯ'])(
  'An entry of the book is found by %j, in whatever spelling',
  (q) => {
    const entry = bookEntry({ remark: 'İzmir Börse', address: '0xabc', tag: 'memo' });
    expect(isLeftOut(entry, { q })).toBe(false);
    expect(isLeftOut(entry, { q: `${q}x` })).toBe(true);
  },
);
