import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '#sandbox/calls/files/writers/writeCsv.ts';
import { createCsvFile } from '#shared/csv/createCsvFile.ts';
import { neutralize } from '#shared/csv/neutralize.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostileTexts.ts';

const HUGE = 100_000;
/** One table for all that writes CSV. */
const TEXTS: readonly string[] = [
  ...Object.values(HOSTILE_TEXTS),
  ...['a', '=', '"', ';', '\n', '\t', ' ', ';=', '\u0000', '\ud800', '\u202e', '👩'].map((text) =>
    text.repeat(HUGE / text.length),
  ),
];
const ROWS = TEXTS.map((text, at) => [String(at), text, 'end']);
const TITLES = ['No', '=1+1;@Note', 'End'];

/** The page's writer, which the files worker runs, and the exchange's. */
const WRITERS: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'of the page': async () => {
    const file = createCsvFile(TITLES.map((title) => ({ title, kind: 'text' })));
    file.add(ROWS);
    return new Uint8Array(await file.toBlob().arrayBuffer());
  },
  'of the exchange': async () => {
    const columns = TITLES.map((title) => ({ title, kind: 'text' as const }));
    const main = { title: 'Rows', columns, rows: ROWS };
    return writeCsv({ title: 'File', facts: [], main, summaries: [], timezone: 'UTC' });
  },
};

/** Begins a formula, or is left out before one: blanks, marks and controls; in full width too. */
const RUNS = /^[\s\p{Z}\p{M}\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r]/u;

/** UTF-8 has no halves of characters. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

describe.each(Object.entries(WRITERS))('A CSV file %s with hostile texts', (_of, write) => {
  const read = async (delimiter: string): Promise<readonly (readonly string[])[]> =>
    papaparse.parse<string[]>(new TextDecoder().decode(await write()), { delimiter, skipEmptyLines: true })
      .data;

  test('has the rows that were written', async () => {
    const written = [TITLES, ...ROWS].map((row) => row.map((cell) => wellFormed(neutralize(cell))));
    expect(await read(',')).toEqual(written);
  });

  test('has no other text than was given, but for apostrophes', async () => {
    const [, ...rows] = await read(',');
    const plain = (text: string | undefined): string | undefined => text?.replaceAll("'", '');
    expect(rows.map(([, text]) => plain(text))).toEqual(TEXTS.map((text) => plain(wellFormed(text))));
  });

  test.each([',', ';', '\t'])(
    'has no cell that a spreadsheet would run which separates by %j',
    async (separator) => {
      const cells = (await read(separator)).flat();
      expect(cells.filter((cell) => RUNS.test(cell)).map((cell) => cell.slice(0, 80))).toEqual([]);
    },
  );
});
