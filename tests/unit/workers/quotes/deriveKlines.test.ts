import { expect, test } from 'vitest';
import { deriveKlines } from '#workers/quotes/derive/deriveKlines.ts';

test.each([60_000, '60000', '6e4', '60000.0'])('a candle of the time %j is taken', (t) => {
  expect(deriveKlines([{ t, o: '1', h: '2', l: '0.5', c: '1.5', v: 7 }])).toEqual([
    [60_000, '1', '2', '0.5', '1.5', '7'],
  ]);
});

test.each<unknown>([
  true,
  [7],
  '0x10',
  ' 12 ',
  '',
  '1_000',
  0,
  -60_000,
  60_000.5,
  Number.MAX_SAFE_INTEGER + 1,
  null,
  undefined,
  {},
  { valueOf: 1, toString: 1 },
])('a candle of the time %j is skipped, and the others stay', (t) => {
  const rows = [{ t, o: '1', h: '1', l: '1', c: '1', v: '1' }, { t: 60_000 }];
  expect(deriveKlines(rows)).toEqual([[60_000, '0', '0', '0', '0', '0']]);
});

test('what is no row at all is skipped', () => {
  expect(deriveKlines([null, 7, 'row', undefined, true, []])).toEqual([]);
});
