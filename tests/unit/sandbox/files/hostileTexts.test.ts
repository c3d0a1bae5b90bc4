import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { FileDocument } from '#sandbox/calls/files/fileDocument.ts';
import { type FileFormat, writeParts } from '#sandbox/calls/files/writers/writeParts.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostileTexts.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openCsv, openXlsx } from './openFile.ts';

const TEXTS: readonly string[] = Object.values(HOSTILE_TEXTS);

/** Every hostile text where a file has texts: in its rows, its sums, its facts and its title. */
const DOCUMENT: FileDocument = {
  title: HOSTILE_TEXTS.script,
  facts: TEXTS.map((text) => [text, text]),
  main: {
    title: 'Rows',
    columns: [
      { title: 'Note', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
    ],
    rows: TEXTS.map((text) => [text, '1']),
  },
  summaries: [
    { title: 'Sums', columns: [{ title: 'Coin', kind: 'text' }], rows: TEXTS.map((text) => [text]) },
  ],
  timezone: 'UTC',
};

/** XML has no controls and no halves of characters. */
const isWritable = (character: string): boolean =>
  !/\p{Cs}/u.test(character) && (character >= ' ' || '\t\n\r'.includes(character));

async function write(format: FileFormat): Promise<Uint8Array> {
  const [file] = await writeParts(DOCUMENT, { format, name: 'file', madeMs: START_MS });
  return file?.content ?? new Uint8Array();
}

describe('A file with every hostile text', () => {
  test('as CSV has as many rows and cells as were written', async () => {
    const [, ...rows] = openCsv(await write('CSV'));
    expect(rows).toHaveLength(TEXTS.length);
    expect(rows.filter(({ length }) => length !== 2)).toEqual([]);
    expect(rows.map(([cell]) => cell)).toContain(HOSTILE_TEXTS.script);
  });

  test('as XLSX is text in every sheet: no formula, no link, no part of another kind', async () => {
    const bytes = await write('XLSX');
    const parts = unzipSync(bytes);
    expect(Object.keys(parts).filter((name) => !/\.(?:xml|rels)$/.test(name))).toEqual([]);
    for (const [name, content] of Object.entries(parts)) {
      expect([name, strFromU8(content)]).not.toEqual([
        name,
        expect.stringMatching(/<f[ >]|<hyperlink|<script|TargetMode="External"/),
      ]);
    }
    const [rows] = await openXlsx(bytes);
    const writable = TEXTS.map((text) => Array.from(text).filter(isWritable).join(''));
    expect(rows?.slice(1).map(([cell = '']) => cell.trim())).toEqual(writable.map((text) => text.trim()));
  });

  test('as XLSX is cut between two characters where a cell holds no more', async () => {
    const document: FileDocument = { ...DOCUMENT, facts: [], summaries: [] };
    const rows = [[`${'x'.repeat(32_766)}👩 and more`, '1']];
    const [file] = await writeParts(
      { ...document, main: { ...document.main, rows } },
      { format: 'XLSX', name: 'file', madeMs: START_MS },
    );
    const [[, [cell = ''] = []] = []] = await openXlsx(file?.content ?? new Uint8Array());
    expect(cell.replaceAll('x', '')).toBe('');
    expect(cell).toHaveLength(32_766);
  });

  test('as PDF has no action, no script, no link and no form', async () => {
    const bytes = Buffer.from(await write('PDF')).toString('latin1');
    expect(bytes).toMatch(/^%PDF-/);
    expect(bytes).not.toMatch(/\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|AcroForm|EmbeddedFile)\b/);
  });
});
