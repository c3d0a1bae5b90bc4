import { spawnSync } from 'node:child_process';
import papaparse from 'papaparse';
import readWorkbook from 'read-excel-file/node';

/** A table of a file, header first, as a program that is not ours reads it. */
export type Table = readonly (readonly string[])[];

/** Whether there is a reader of PDF; it is of the package poppler-utils. */
export const HAS_PDF_READER = spawnSync('pdftotext', ['-v']).error === undefined;

const BOM = '\uFEFF';

/** The one table of a CSV. */
export function openCsv(bytes: Uint8Array): Table {
  const text = Buffer.from(bytes).toString('utf8');
  if (!text.startsWith(BOM)) throw new Error('A spreadsheet would take this for another encoding.');
  return papaparse.parse<string[]>(text.slice(1).trimEnd(), { newline: '\r\n' }).data;
}

/** The sheets of a workbook; a time as ISO 8601, to the second. */
export async function openXlsx(bytes: Uint8Array): Promise<readonly Table[]> {
  const sheets = await readWorkbook(Buffer.from(bytes));
  return sheets.map(({ data }) => data.map((row) => row.map(textOf)));
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return new Date(Math.round(cell.getTime() / 1_000) * 1_000).toISOString();
  return cell === null || cell === undefined ? '' : String(cell);
}

/** The lines of a PDF, without those that are empty; its columns stand apart by two spaces or more. */
export function openPdf(bytes: Uint8Array): Table {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes, maxBuffer: 1e8 });
  return stdout
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
    .filter(([first]) => first !== '');
}
