import { describe, expect, test } from 'vitest';
import { readCsvTable } from '#shared/csv/readCsvTable.ts';

const read = (text: string, most = 100) => readCsvTable(new TextEncoder().encode(text), most);

function utf16(text: string, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    bytes.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  }
  return new Uint8Array(bytes.buffer);
}

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

  test.each(['utf-16le', 'utf-16be'] as const)(
    'is read in %s, which its byte order mark tells',
    (encoding) => {
      expect(readCsvTable(utf16('\uFEFFcoin\tremark\r\nBTC\tÄrger 😀\r\n', encoding), 100)).toEqual({
        kind: 'table',
        header: { line: 1, cells: ['coin', 'remark'] },
        rows: [{ line: 2, cells: ['BTC', 'Ärger 😀'] }],
      });
    },
  );

  test('says in which line and at which character it is no UTF-16', () => {
    const half = utf16('\uFEFFcoin\nBTC\ud800,', 'utf-16le');
    expect(readCsvTable(half, 100)).toEqual({ kind: 'notText', line: 2, character: 4 });
    const cut = utf16('\uFEFFcoin\nBTC', 'utf-16be').subarray(0, -1);
    expect(readCsvTable(cut, 100)).toMatchObject({ kind: 'notText', line: 2 });
  });

  test.each([
    ['sep=;\ncoin;re,mark\nBTC;a,b', ';'],
    ['\uFEFFsep=,\r\ncoin,re;mark\r\nBTC,a;b', ','],
    ['SEP=|\ncoin|re,mark\nBTC|a,b', '|'],
    ['sep=\t\ncoin\tre,mark\nBTC\ta,b', 'tab'],
    ['"sep=;"\ncoin;re,mark\nBTC;a,b', ';'],
    ['sep=;;;;\ncoin;re,mark\nBTC;a,b', ';'],
  ])('begins with the separator that it names: %j', (text) => {
    const table = read(text);
    if (table.kind !== 'table') throw new Error(`The file is ${table.kind}.`);
    expect(table.header).toMatchObject({ line: 2, cells: ['coin', expect.stringMatching(/^re.mark$/)] });
    expect(table.rows).toMatchObject([{ line: 3, cells: ['BTC', expect.stringMatching(/^a.b$/)] }]);
  });

  test('is separated by what stands between its columns, not by what stands in a name of one', () => {
    const table = read('coin;"tag, memo, or comment, as you like"\nBTC;1');
    expect(table).toMatchObject({ header: { cells: ['coin', 'tag, memo, or comment, as you like'] } });
  });

  test('may have blanks before quotation marks, and the equals sign by which spreadsheets keep digits', () => {
    expect(read('coin, "tag"\nXRP, "12 ""a""" \nXLM,="007"')).toMatchObject({
      header: { cells: ['coin', 'tag'] },
      rows: [{ cells: ['XRP', '12 "a"'] }, { cells: ['XLM', '007'] }],
    });
  });

  test('with a separator inside of a cell without quotation marks moves no cell into the next column', () => {
    expect(read('coin,tag,remark\nBTC,,a\nXRP,12,345,Bob')).toEqual({
      ...{ kind: 'quotes', line: 3, character: 12 },
    });
    expect(read('coin,tag,remark,owner\nATOM, "a, b",me')).toEqual({
      ...{ kind: 'quotes', line: 2, character: 7 },
    });
    expect(read('coin,tag\nXRP,12,,')).toMatchObject({ kind: 'table' });
  });

  test('with a title above its columns is read, for who looks for the columns', () => {
    expect(read('My addresses\ncoin,tag\nXRP,12')).toMatchObject({ header: { cells: ['My addresses'] } });
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
