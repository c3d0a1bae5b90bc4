import type { CsvWriter } from '#app/bridge/openCsvWriter.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import type { CsvShape } from './csvShape.ts';
import type { RecordStream } from './streamRecords.ts';

/** The most rows of a list in a file, and the most lines; for more of them a statement is ordered (screens.md 0.2a). */
const MAX_CSV_ROWS = 100_000;
/** After each piece progress is reported, and a cancel takes effect. */
const PIECE_ROWS = 500;

export type CsvOutcome =
  /** `leftOut` rows could not be read, and are missing in the file. */
  | { readonly kind: 'done'; readonly file: Blob; readonly lines: number; readonly leftOut: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-many'; readonly total: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: AppError };

export interface CsvOptions<Row> {
  readonly open: () => Promise<Result<RecordStream<Row>>>;
  readonly shape: CsvShape<Row>;
  readonly openWriter: () => CsvWriter;
  readonly signal: AbortSignal;
  /** Rows of the list that are in the file, of how many; null where that is not known. */
  readonly onProgress: (done: number, total: number | null) => void;
}

/** Writes all rows of the current filter into one CSV file. Never rejects; closes the writer that it opened. */
export async function exportCsv<Row>(options: CsvOptions<Row>): Promise<CsvOutcome> {
  const { open, openWriter, signal } = options;
  const opened = await open();
  if (signal.aborted) return { kind: 'cancelled' };
  if (!opened.ok) return { kind: 'failed', error: opened.error };
  const { total } = opened.value;
  if (total === 0) return { kind: 'empty' };
  if (total !== null && total > MAX_CSV_ROWS) return { kind: 'too-many', total };
  const writer = openWriter();
  try {
    const outcome = await writeAll(opened.value, writer, options);
    return signal.aborted ? { kind: 'cancelled' } : outcome;
  } finally {
    writer.close();
  }
}

async function writeAll<Row>(
  { rows, total, leftOut }: RecordStream<Row>,
  writer: CsvWriter,
  { shape, signal, onProgress }: CsvOptions<Row>,
): Promise<CsvOutcome> {
  const begun = await writer.begin(shape.columns);
  if (!begun.ok) return { kind: 'failed', error: begun.error };
  let piece: (readonly string[])[] = [];
  let [done, written, lines] = [0, 0, 0];
  const send = async (): Promise<AppError | null> => {
    const added = await writer.add(piece);
    piece = [];
    if (!added.ok) return added.error;
    lines = added.value;
    onProgress(done, total);
    return null;
  };
  for await (const row of rows()) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (!row.ok) return { kind: 'failed', error: row.error };
    if (done === MAX_CSV_ROWS) return { kind: 'too-many', total: done + 1 };
    // None of a hidden row, and several of a batch.
    const ofRow = shape.linesOf(row.value);
    written += ofRow.length;
    if (written > MAX_CSV_ROWS) return { kind: 'too-many', total: written };
    piece.push(...ofRow);
    done += 1;
    const error = piece.length >= PIECE_ROWS ? await send() : null;
    if (error !== null) return { kind: 'failed', error };
  }
  if (written === 0 && leftOut() === 0) return { kind: 'empty' };
  const error = await send();
  if (error !== null) return { kind: 'failed', error };
  const file = await writer.finish();
  return file.ok
    ? { kind: 'done', file: file.value, lines, leftOut: leftOut() }
    : { kind: 'failed', error: file.error };
}
