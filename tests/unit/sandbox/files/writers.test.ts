import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { openReconciliation } from '#sandbox/calls/files/content/reconcile.ts';
import type { FileDocument } from '#sandbox/calls/files/fileDocument.ts';
import { type FileFormat, writeParts } from '#sandbox/calls/files/writers/writeParts.ts';
import { neutralize } from '#shared/csv/neutralize.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openCsv, openXlsx, type Table } from './openFile.ts';

const HOSTILE = [
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '"a",b',
  'two\nlines',
  '日本語 👍',
  '\u0001',
];

function documentOf(rows: string[][]): FileDocument {
  return {
    title: 'Export',
    facts: [['Account', 'Dana Demo']],
    main: {
      title: 'Rows',
      columns: [
        { title: 'Time', kind: 'time' },
        { title: 'Note', kind: 'text' },
        { title: 'Amount', kind: 'amount' },
      ],
      rows,
    },
    summaries: [{ title: 'Reconciliation', columns: [{ title: 'Coin', kind: 'text' }], rows: [['BTC']] }],
    timezone: 'Europe/Berlin',
  };
}

const write = (document: FileDocument, format: FileFormat) =>
  writeParts(document, { format, name: 'file', madeMs: START_MS });

describe('CSV', () => {
  /** The cells of the rows as a program that knows CSV reads them. */
  async function writeTexts(cells: readonly string[]): Promise<string[]> {
    const rows = cells.map((cell) => [String(START_MS), cell, '-1.5']);
    const [file] = await write({ ...documentOf(rows), summaries: [] }, 'CSV');
    const text = new TextDecoder().decode(file?.content);
    const { data } = papaparse.parse<string[]>(text.replace(/\r\n$/, ''), { newline: '\r\n' });
    return data.slice(1).map(([, cell = '']) => cell);
  }

  test.each([
    ['=1+1', "'=1+1"],
    ['+49****4711', "'+49****4711"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['-1.5', '-1.5'],
    ['-0.00000001', '-0.00000001'],
    ['-1e5', "'-1e5"],
    ['plain', 'plain'],
    ['', ''],
  ])('writes %j as %j', async (cell, written) => {
    expect(await writeTexts([cell])).toEqual([written]);
  });

  test('is read back as it was, whatever the text, and none of it is a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.constantFrom(...HOSTILE))), async (texts) => {
        const read = await writeTexts(texts);
        expect(read).toEqual(texts.map(neutralize));
        expect(read.filter((text) => /^[=+@\t\r]/.test(text))).toEqual([]);
      }),
    );
  });
});

describe('Numbers of a file', () => {
  const amounts = ['1234567.123456789012345678', '-1234.50', '0.1', ''];
  const rows = amounts.map((amount) => [String(START_MS), '1234567.5', amount]);

  test.each([
    [undefined, ['1234567.123456789012345678', '-1234.50', '0.1', '']],
    ['de-DE', ['1.234.567,123456789012345678', '-1.234,50', '0,1', '']],
    ['ar-SA', ['1,234,567.123456789012345678', '-1,234.50', '0.1', '']],
    ['ru-RU', ['1\u00a0234\u00a0567,123456789012345678', '-1\u00a0234,50', '0,1', '']],
  ])('in the language %s keep every digit, and text is left alone', async (numberLocale, written) => {
    const [file] = await write({ ...documentOf(rows), summaries: [], numberLocale }, 'CSV');
    const text = new TextDecoder().decode(file?.content).replace(/\r\n$/, '');
    const { data } = papaparse.parse<string[]>(text, { newline: '\r\n' });
    expect(data.slice(1).map(([, label]) => label)).toEqual(amounts.map(() => '1234567.5'));
    expect(data.slice(1).map(([, , amount]) => amount)).toEqual(written);
  });
});

describe('XLSX', () => {
  test('has a sheet for the rows, one for each summary and one about it, numbers as numbers, text as text', async () => {
    const rows = [
      [String(START_MS), '=1+1', '-1.50000001'],
      [String(START_MS), 'a\u0001<b>', '123456789.123456789012345678'],
    ];
    const [file] = await write(documentOf(rows), 'XLSX');
    const [main, sums, about] = await openXlsx(file?.content ?? new Uint8Array());
    expect(main).toEqual([
      ['Time (Europe/Berlin)', 'Note', 'Amount'],
      // A date, by the clocks of the zone.
      ['2026-11-21T14:47:20.000Z', '=1+1', '-1.50000001'],
      // More digits than Excel keeps of a number.
      ['2026-11-21T14:47:20.000Z', 'a<b>', '123456789.123456789012345678'],
    ]);
    expect([sums, about]).toEqual([
      [['Coin'], ['BTC']],
      [
        ['About', 'Export'],
        ['Account', 'Dana Demo'],
      ],
    ]);
    const sheet = strFromU8(
      unzipSync(file?.content ?? new Uint8Array())['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>-1.50000001</v>');
    expect(sheet.match(/<col [^>]*width="22"/g)).toHaveLength(2);
  });

  test('and a CSV have names of six scripts as they were written', async () => {
    const names = [
      'Дарья Иванова',
      'عبدالله الأحمد',
      '王小明 陳大文',
      '山田花子 さくら',
      '김철수',
      'สมชาย น้ำทิพย์',
    ];
    const document = documentOf(names.map((name) => [String(START_MS), name, '1']));
    const [workbook, text] = [await write(document, 'XLSX'), await write(document, 'CSV')];
    const namesOf = (table: Table | undefined) => table?.slice(1).map(([, name]) => name);
    expect(namesOf((await openXlsx(workbook[0]?.content ?? new Uint8Array()))[0])).toEqual(names);
    expect(namesOf(openCsv(text[0]?.content ?? new Uint8Array()))).toEqual(names);
  });
});

test('Files are split into parts of fifty thousand rows, and a CSV has one table', async () => {
  const rows = Array.from({ length: 100_001 }, (_, at) => [String(START_MS), String(at), '1']);
  const document = documentOf(rows);
  const [sums] = document.summaries;
  if (sums === undefined) throw new Error('The document has no sums.');
  const beside = { ...sums, title: 'Missing cost' };
  const parts = await write({ ...document, summaries: [{ ...sums, isNotInCsv: true }, beside] }, 'CSV');
  expect(parts.map(({ part, name }) => [part, name])).toEqual([
    [1, 'file-part1of3.csv'],
    [2, 'file-part2of3.csv'],
    [3, 'file-part3of3.csv'],
    [4, 'file-missing-cost.csv'],
  ]);
  const tables = parts.map(({ content }) => openCsv(content));
  expect(tables.map((table) => table.length)).toEqual([50_001, 50_001, 2, 2]);
  expect(tables.at(-1)).toEqual([['Coin'], ['BTC']]);
});

test('What came and went explains what is left, for every coin and however it moved', () => {
  const amount = fc
    .bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
    .map((units) => new Decimal(units.toString()).div(1e18).toFixed());
  const line = fc.record({
    movementId: fc.integer({ min: 1, max: 9 }),
    coin: fc.constantFrom('A', 'B', 'C'),
    amount,
  });
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (openings, lines) => {
      const sum = (of: readonly { coin: string; amount: string }[], coin: string) =>
        of
          .filter((held) => held.coin === coin)
          .reduce((total, held) => total.plus(held.amount), new Decimal(0));
      const sums = openReconciliation(openings);
      for (const moved of lines) sums.add(moved);
      for (const row of sums.end()) {
        expect(row.opening).toBe(sum(openings, row.coin).toFixed());
        expect(row.closing).toBe(sum([...openings, ...lines], row.coin).toFixed());
        expect(new Decimal(row.opening).plus(row.in).minus(row.out).toFixed()).toBe(row.closing);
        expect([row.in, row.out].filter((figure) => figure.startsWith('-'))).toEqual([]);
      }
    }),
  );
});
