import type { CsvWriter } from '#app/bridge/openCsvWriter.ts';
import type { CsvColumn, CsvFile } from '#shared/csv/createCsvFile.ts';
import { type AppError, appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import type { RecordStream } from './streamRecords.ts';

/** Up to here a file is written on the page; above it by the files worker (screens.md 0.2a). */
const PAGE_ROWS = 1_000;
/** Up to here at all; beyond it a statement is ordered. */
const MAX_CSV_ROWS = 100_000;
/** Between two pieces the page can be used, progress is told, and a cancel is heard. */
const PIECE_ROWS = 500;

/** How the rows of one history become lines of a file; a row may have several, one for each coin, say. */
export interface CsvShape<Row> {
  /** Titles in the reader's language. */
  readonly columns: readonly CsvColumn[];
  /** Cells as the wire has them: plain decimals, ms as text, "" for nothing. */
  readonly linesOf: (row: Row) => readonly (readonly string[])[];
}

export type CsvOutcome =
  | { readonly kind: 'done'; readonly file: Blob; readonly lines: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-many'; readonly total: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: AppError };

export interface CsvOptions<Row> {
  readonly open: () => Promise<Result<RecordStream<Row>>>;
  readonly shape: CsvShape<Row>;
  readonly openWriter: () => CsvWriter;
  readonly signal: AbortSignal;
  /** Rows of the history that are in the file, of how many. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Writes all rows of the current filter into one CSV file. Never rejects; whatever it opened it closes. */
export async function exportCsv<Row>(options: CsvOptions<Row>): Promise<CsvOutcome> {
  const { open, shape, openWriter, signal, onProgress } = options;
  const opened = await open();
  if (signal.aborted) return { kind: 'cancelled' };
  if (!opened.ok) return { kind: 'failed', error: opened.error };
  const { total, rows } = opened.value;
  if (total === 0) return { kind: 'empty' };
  if (total > MAX_CSV_ROWS) return { kind: 'too-many', total };
  const writer = total > PAGE_ROWS ? openWriter() : createPageWriter();
  try {
    const outcome = await writeAll(rows(), {
      shape,
      writer,
      signal,
      tell: (done) => onProgress(done, total),
    });
    return signal.aborted ? { kind: 'cancelled' } : outcome;
  } finally {
    writer.close();
  }
}

interface Writing<Row> {
  readonly shape: CsvShape<Row>;
  readonly writer: CsvWriter;
  readonly signal: AbortSignal;
  readonly tell: (done: number) => void;
}

async function writeAll<Row>(
  rows: AsyncGenerator<Result<Row>, void, void>,
  { shape, writer, signal, tell }: Writing<Row>,
): Promise<CsvOutcome> {
  const begun = await writer.begin(shape.columns);
  if (!begun.ok) return { kind: 'failed', error: begun.error };
  let piece: (readonly string[])[] = [];
  let [done, lines] = [0, 0];
  const send = async (): Promise<AppError | null> => {
    const added = await writer.add(piece);
    piece = [];
    if (!added.ok) return added.error;
    lines = added.value;
    tell(done);
    return null;
  };
  for await (const row of rows) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (!row.ok) return { kind: 'failed', error: row.error };
    piece.push(...shape.linesOf(row.value));
    done += 1;
    const error = piece.length >= PIECE_ROWS ? await send() : null;
    if (error !== null) return { kind: 'failed', error };
  }
  const error = await send();
  if (error !== null) return { kind: 'failed', error };
  const file = await writer.finish();
  return file.ok ? { kind: 'done', file: file.value, lines } : { kind: 'failed', error: file.error };
}

const NOT_LOADED = appError('app/part', 'A part of this page could not be loaded.', true);

/** A file that is too short to start a worker for. What writes it is loaded when it is needed. */
function createPageWriter(): CsvWriter {
  let file: CsvFile | null = null;
  return {
    begin: async (columns) => {
      try {
        const { createCsvFile } = await import('#shared/csv/createCsvFile.ts');
        file = createCsvFile(columns);
        return ok();
      } catch {
        return err(NOT_LOADED);
      }
    },
    add: async (rows) => {
      file?.add(rows);
      return file === null ? err(NOT_LOADED) : ok(file.count());
    },
    finish: async () => (file === null ? err(NOT_LOADED) : ok(file.toBlob())),
    close: () => undefined,
  };
}
