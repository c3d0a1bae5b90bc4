import { describe, expect, test } from 'vitest';
import { createRowTable, fieldsOf, type RowTable } from '#workers/quotes/coalesce/createRowTable.ts';
import { listPairRows } from '#workers/quotes/decode/rowList.ts';

const parsed = (...rows: readonly unknown[]) => listPairRows({ isScanned: false, rows });
const rows = (...symbols: string[]) => parsed(...symbols.map((s) => ({ s, c: '1' })));
const fields = (table: RowTable, symbol: string) => {
  const entry = table.entry(symbol);
  return entry && fieldsOf(entry);
};
const foreign = (count: number) => rows(...Array.from({ length: count }, (_, at) => `X${at}`));

describe('a table that foreign pairs have filled', () => {
  test('has room again with the next honest snapshot', () => {
    const table = createRowTable();
    expect(table.apply(foreign(20_000), false)).toBe(20_000);
    expect(table.apply(rows('BTCUSDT', 'ETHUSDT'), true)).toBe(2);
    expect(table.pairs()).toEqual(['BTCUSDT', 'ETHUSDT']);
    expect(table.entry('BTCUSDT')).toMatchObject({ index: 0 });
    expect(fields(table, 'BTCUSDT')).toMatchObject({ c: '1' });
  });

  test('keeps what the snapshot names and adds what is new', () => {
    const table = createRowTable();
    table.apply(foreign(20_000), false);
    expect(table.apply(rows('BTCUSDT', 'X1'), true)).toBe(2);
    expect(table.pairs()).toEqual(['X1', 'BTCUSDT']);
    expect(table.entry('X1')?.index).toBe(0);
  });

  test('takes in no more, but goes on following what it knows', () => {
    const table = createRowTable();
    table.apply(foreign(20_000), false);
    expect(table.apply(parsed({ s: 'BTCUSDT' }, { s: 'X7', c: '2' }), false)).toBe(1);
    expect(fields(table, 'X7')).toMatchObject({ c: '2' });
    expect(table.entry('BTCUSDT')).toBeUndefined();
  });
});

test('a snapshot without a usable row says nothing about what exists', () => {
  const table = createRowTable();
  table.apply(rows('BTCUSDT'), true);
  const before = table.pairsVersion();
  table.apply(parsed(null, {}, { s: 'has space' }, { s: 7 }), true);
  expect(table.pairs()).toEqual(['BTCUSDT']);
  expect(table.pairsVersion()).toBe(before);
});

test.each(['', 'has space', 'BTC\u00a0USDT', 'ÄUSDT', 'A"USDT', 'A\\USDT', 'A\u007f', 'X'.repeat(25)])(
  '%j is the symbol of no pair',
  (symbol) => {
    const table = createRowTable();
    expect(table.apply(rows(symbol, 'X'.repeat(24)), false)).toBe(1);
    expect(table.pairs()).toEqual(['X'.repeat(24)]);
  },
);
