import { createHash } from 'node:crypto';
import { type FileDocument, splitDocument, splitTables } from '../fileDocument.ts';
import { writeCsv } from './writeCsv.ts';
import { writePdf } from './writePdf.ts';
import { writeXlsx } from './writeXlsx.ts';

export type FileFormat = 'CSV' | 'XLSX' | 'PDF';

export interface WrittenPart {
  /** From 1. */
  readonly part: number;
  readonly name: string;
  readonly sha256: string;
  readonly content: Uint8Array;
}

export interface WriteOptions {
  readonly format: FileFormat;
  /** The name of the file without part and ending: plain letters, digits and dashes. */
  readonly name: string;
  readonly password?: string | undefined;
  readonly madeMs: number;
}

/** Rows of one part. Paper is read, not searched. */
const MOST_ROWS: Readonly<Record<FileFormat, number>> = { CSV: 50_000, XLSX: 50_000, PDF: 5_000 };

/** Writes a document as one file, or in parts where it is too long for one; in a CSV a further table is a further file. */
export async function writeParts(document: FileDocument, options: WriteOptions): Promise<WrittenPart[]> {
  const { format, name } = options;
  const [rows, ...others] = format === 'CSV' ? splitTables(document) : [document];
  const parts = splitDocument(rows, MOST_ROWS[format]);
  const named = [
    ...parts.map((part, at) => ({
      part,
      suffix: parts.length === 1 ? '' : `-part${at + 1}of${parts.length}`,
    })),
    ...others.map((part) => ({ part, suffix: `-${toFileName(part.title)}` })),
  ];
  const written: WrittenPart[] = [];
  for (const [at, { part, suffix }] of named.entries()) {
    const content = await writeOne(part, options);
    written.push({
      part: at + 1,
      name: `${name}${suffix}.${format.toLowerCase()}`,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
    });
  }
  return written;
}

/** Letters, digits and dashes, for any system's files. */
export function toFileName(text: string): string {
  return text.replace(/[^A-Za-z\d]+/g, '-').toLowerCase();
}

/** How many files so many rows take. */
export function countFiles(rows: number, format: FileFormat): number {
  return Math.ceil(rows / MOST_ROWS[format]);
}

function writeOne(document: FileDocument, options: WriteOptions): Uint8Array | Promise<Uint8Array> {
  switch (options.format) {
    case 'CSV':
      return writeCsv(document);
    case 'XLSX':
      return writeXlsx(document);
    case 'PDF':
      return writePdf(document, options);
  }
}
