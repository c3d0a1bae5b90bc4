import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { type CsvColumn, createCsvFile } from '#shared/csv/createCsvFile.ts';
import { neutralize } from '#shared/csv/neutralize.ts';

const COLUMNS: readonly CsvColumn[] = [
  { title: 'Time', kind: 'time' },
  { title: 'Amount', kind: 'decimal' },
  { title: 'Remark', kind: 'text' },
];

async function write(...pieces: readonly (readonly (readonly string[])[])[]): Promise<string> {
  const file = createCsvFile(COLUMNS);
  for (const piece of pieces) file.add(piece);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.toBlob().arrayBuffer());
}

describe('a CSV file', () => {
  test('begins with the byte order mark and one header row', async () => {
    expect(await write()).toBe('\uFEFFTime,Amount,Remark\r\n');
  });

  test('has plain numbers and times in UTC, and is the same in one piece or in many', async () => {
    const rows = [
      ['1714449600000', '-0.00000001', 'a, "b"'],
      ['', '12', 'two\nlines'],
    ];
    const text =
      '\uFEFFTime,Amount,Remark\r\n2024-04-30T04:00:00.000Z,-0.00000001,"a, ""b"""\r\n,12,"two\nlines"\r\n';
    expect(await write(rows)).toBe(text);
    expect(await write(rows.slice(0, 1), [], rows.slice(1))).toBe(text);
  });

  test.each(['=1+1', '+49', '-SUM(A1)', '@x', '\tx', '\rx', '\nx', '＝1', '-1-1', '-', '=cmd|x'])(
    'runs nothing in a spreadsheet: %j',
    async (text) => {
      const [, [, , written] = []] = papaparse.parse<string[]>(await write([['0', '1', text]]), {
        newline: '\r\n',
      }).data;
      expect(written).toBe(`'${text}`);
    },
  );

  test.each(['-1', '-0.5', '-120000.000000000000000001', '12', 'plain', "'quoted", ''])(
    'leaves %j as it is',
    async (text) => {
      const [, [, , written] = []] = papaparse.parse<string[]>(await write([['0', '1', text]]), {
        newline: '\r\n',
      }).data;
      expect(written).toBe(text);
    },
  );

  test('leaves a time that is none as it came', async () => {
    expect(await write([['soon', '1', '']])).toContain('soon,1,');
    expect(await write([['9999999999999999', '1', '']])).toContain('9999999999999999,1,');
  });

  test('is read back as it was written, whatever the texts', async () => {
    const cell = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1 }), async (texts) => {
        const text = await write(texts.map((written) => ['0', '1', written]));
        const { data } = papaparse.parse<string[]>(text.slice(1), { newline: '\r\n', delimiter: ',' });
        expect(data.slice(1, -1).map(([, , written]) => written)).toEqual(texts.map(neutralize));
      }),
    );
  });
});
