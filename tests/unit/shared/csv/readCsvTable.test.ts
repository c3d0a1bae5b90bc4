import { describe, expect, test } from 'vitest';
import { readCsvTable } from '#shared/csv/readCsvTable.ts';

const read = (text: string, most = 100) => readCsvTable(new TextEncoder().encode(text), most);

describe('A CSV file', () => {
  test.each([',', ';', '\t'])('is read with %j between cells', (separator) => {
    const text = `coin${separator}chain\nBTC${separator} BTC \n`;
    expect(read(text)).toEqual({
      kind: 'table',
      header: { line: 1, cells: ['coin', 'chain'] },
      rows: [{ line: 2, cells: ['BTC', 'BTC'] }],
    });
  });

  test("keeps the file's own line numbers past empty lines, cells of several lines, and mixed line breaks", () => {
    const text = '\uFEFFcoin,remark\r\n\r\nBTC,"one, ""two""\nthree"\r\n\nETH,four\rSOL,five';
    expect(read(text)).toEqual({
      kind: 'table',
      header: { line: 1, cells: ['coin', 'remark'] },
      rows: [
        { line: 3, cells: ['BTC', 'one, "two"\nthree'] },
        { line: 6, cells: ['ETH', 'four'] },
        { line: 7, cells: ['SOL', 'five'] },
      ],
    });
  });

  test('says in which line and at which character it is no UTF-8', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('coin,é\nBTC,'), 0xe9, 0x0a, 0x41]);
    expect(readCsvTable(bytes, 100)).toEqual({ kind: 'notText', line: 2, character: 5 });
    const wide = new Uint8Array([0x63, 0x00, 0x6f, 0x00]);
    expect(readCsvTable(wide, 100)).toEqual({ kind: 'notText', line: 1, character: 2 });
  });

  test('says where a quotation mark is missing', () => {
    expect(read('coin,remark\nBTC,one\nETH,"two\nSOL,three')).toEqual({
      kind: 'quotes',
      line: 3,
      character: 5,
    });
  });

  test('of too many lines, or of none, is told as such', () => {
    expect(read('coin\nBTC\nETH\n\nSOL\n', 2)).toEqual({ kind: 'tooMany', count: 3 });
    expect(read('coin\n\n')).toEqual({ kind: 'empty' });
    expect(read('')).toEqual({ kind: 'empty' });
  });
});
