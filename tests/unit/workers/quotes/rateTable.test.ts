import { expect, test } from 'vitest';
import { createRateTable } from '#workers/quotes/fiat/createRateTable.ts';

const rate = (sr: string, rt: unknown = '1.5') => ({ sr, tg: 'USD', rt });
const foreign = (count: number) => Array.from({ length: count }, (_, at) => rate(`A${at}`));

test('a frame with one currency too many still brings the rates of those that are known', () => {
  const table = createRateTable();
  table.apply([rate('EUR', '1.08'), ...foreign(498)], false);
  expect(table.rates().size).toBe(500);
  table.apply([rate('NEW'), rate('EUR', '1.09')], false);
  expect(table.rates().get('EUR')).toBe('1.09');
  expect(table.rates().has('NEW')).toBe(false);
  expect(table.rates().size).toBe(500);
});

test('so does a whole snapshot with too many, wherever in it the known ones stand', () => {
  const table = createRateTable();
  table.apply([rate('EUR', '1.08'), rate('CHF', '1.11')], true);
  table.apply([...foreign(5_000), rate('EUR', '1.09')], true);
  expect(table.rates().get('EUR')).toBe('1.09');
  expect(table.rates().get('USD')).toBe('1');
  expect(table.rates().has('CHF')).toBe(false);
  expect(table.rates().size).toBe(500);
});

test('the next honest snapshot clears the foreign ones away', () => {
  const table = createRateTable();
  table.apply(foreign(5_000), false);
  table.apply([rate('EUR', '1.09'), rate('JPY', 0.0067)], true);
  expect([...table.rates()].sort()).toEqual([
    ['EUR', '1.09'],
    ['JPY', '0.0067'],
    ['USD', '1'],
  ]);
});

test('a currency named twice has the last rate, and counts once', () => {
  const table = createRateTable();
  table.apply([...foreign(498), rate('EUR', '1'), rate('EUR', '2')], true);
  expect(table.rates().get('EUR')).toBe('2');
  expect(table.rates().size).toBe(500);
});

test('the version rises only when a rate changed', () => {
  const table = createRateTable();
  table.apply([rate('EUR')], true);
  const before = table.version();
  table.apply([rate('EUR')], false);
  expect(table.version()).toBe(before);
  table.apply([rate('EUR', '1.6')], false);
  expect(table.version()).toBe(before + 1);
});
