import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { CUTOFF_MS, type TimeRange } from '../records/askedRange.ts';
import type { FileDocument } from './fileDocument.ts';
import { readDocument } from './readDocument.ts';
import { inputOf, requireWanted, type WantedFile } from './requireWanted.ts';
import { createCellWriter, titleOf } from './writers/createCellWriter.ts';
import { writeFiles } from './writers/writeFiles.ts';
import { countFiles, type FileFormat } from './writers/writeParts.ts';

const DAY_MS = 86_400_000;
const SAMPLE_ROWS = 5;
/** What so many rows take gives the time that all of them will take. */
const MEASURED_ROWS = 200;

/**
 * What an order would come to (screens.md 0.2b): rows, files and bytes, what its first rows look like, and the ranges it
 * has to be split into, at the cut-off and where one is longer than its type allows. Personal data is shown after the
 * security step only, so it has no sample. Throws what an order throws for anything but its range.
 */
export async function estimateExport(
  exchange: Exchange,
  wanted: WantedFile,
  asker: Asker,
): Promise<ResultOf<'exportEstimate'>> {
  const { sql } = exchange.database;
  const exportType = await requireWanted(sql, wanted, asker);
  const { type, format } = wanted;
  const parts = splitRange(
    { startMs: Number(wanted.startTime), endMs: Number(wanted.endTime) },
    exportType.maxDays * DAY_MS,
  );
  const documents: FileDocument[] = [];
  for (const { startMs, endMs } of parts) {
    const order = { uid: asker.uid, type, input: inputOf(wanted), createdAt: asker.nowMs };
    documents.push(await readDocument(sql, exchange, { ...order, startAt: startMs, endAt: endMs }));
  }
  const rowCounts = documents.map(({ main }) => main.rows.length);
  const bytes = await Promise.all(documents.map((document) => measure(document, format, asker.nowMs)));
  const [sampled] = documents.filter(({ main }) => main.rows.length > 0);
  return {
    rows: sumOf(rowCounts),
    files: sumOf(rowCounts.map((rows) => countFiles(rows, format))),
    bytes: sumOf(bytes),
    columns:
      (sampled ?? documents[0])?.main.columns.map(({ title, kind }) =>
        titleOf(title, kind, wanted.timezone),
      ) ?? [],
    sample: sampled === undefined || exportType.source.kind === 'personal' ? [] : sampleOf(sampled),
    parts: parts.map(({ startMs, endMs }) => ({ startTime: String(startMs), endTime: String(endMs) })),
  };
}

/** Ranges of one order each, without a gap and without a common millisecond. */
function splitRange(range: TimeRange, mostMs: number): TimeRange[] {
  const parts: TimeRange[] = [];
  let { startMs } = range;
  while (startMs <= range.endMs) {
    const longest = Math.min(startMs + mostMs, range.endMs);
    const endMs = startMs < CUTOFF_MS ? Math.min(longest, CUTOFF_MS - 1) : longest;
    parts.push({ startMs, endMs });
    startMs = endMs + 1;
  }
  return parts;
}

async function measure(document: FileDocument, format: FileFormat, nowMs: number): Promise<number> {
  const { main } = document;
  if (main.rows.length === 0) {
    return 0;
  }
  const measured = { ...document, main: { ...main, rows: main.rows.slice(0, MEASURED_ROWS) } };
  const written = await writeFiles(measured, { format, name: 'estimate', madeMs: nowMs });
  const size = sumOf(written.map(({ content }) => content.length));
  return Math.ceil(size * Math.max(1, main.rows.length / MEASURED_ROWS));
}

function sampleOf(document: FileDocument): string[][] {
  const textOf = createCellWriter(document);
  const { columns, rows } = document.main;
  return rows.slice(0, SAMPLE_ROWS).map((row) => row.map((cell, at) => textOf(cell, columns[at]?.kind)));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
