import { describe, expect, test } from 'vitest';
import type { CsvWriter } from '#app/bridge/openCsvWriter.ts';
import { exportCsv } from '#app/features/recordList/exportCsv.ts';
import { pageOf, type RecordSource, type SourcePage } from '#app/features/recordList/recordSource.ts';
import { openRecordStream } from '#app/features/recordList/streamRecords.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

interface Row {
  readonly id: string;
  readonly atMs: number;
  readonly isPending: boolean;
}

const START_MS = 1_800_000_000_000;
const SPAN = { startMs: START_MS, endMs: START_MS + 999_999 };
const BROKEN = appError('http/network', 'The network is gone.', true);
const SHAPE = {
  columns: [{ title: 'Id', kind: 'text' as const }],
  linesOf: ({ id }: Row) => [[id]],
};
const noRequest = async (): Promise<Result<never>> => err(BROKEN);

/** A source of so many rows, `every` ms apart, which may break at a page. */
function sourceOf(id: string, count: number, every: number, { breaksAtPage = 0, hasCursor = false } = {}) {
  const asked: number[] = [];
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `${id}${at}`,
    atMs: SPAN.endMs - at * every,
    isPending: false,
  }));
  const source: RecordSource<Row> = {
    id,
    key: '',
    maxSpanMs: Number.POSITIVE_INFINITY,
    maxLimit: 100,
    load: async (_request, ask): Promise<Result<SourcePage<Row>>> => {
      const { pageNo, limit } = ask;
      asked.push(pageNo);
      if (pageNo === breaksAtPage) return err(BROKEN);
      const page = rows.slice((pageNo - 1) * limit, pageNo * limit);
      if (!hasCursor) return ok(pageOf({ rows: page, total: rows.length }, ask, 0));
      const nextCursor = pageNo * limit < rows.length ? `after ${page.at(-1)?.id}` : '';
      return ok(pageOf({ rows: page, nextCursor }, ask, 0));
    },
  };
  return { source, asked };
}

async function run(
  sources: readonly RecordSource<Row>[],
  signal = new AbortController().signal,
  linesOf = SHAPE.linesOf,
) {
  const progress: number[] = [];
  const totals: (number | null)[] = [];
  const lines: string[][] = [];
  const events: string[] = [];
  const writer: CsvWriter = {
    begin: async () => {
      events.push('begin');
      return ok();
    },
    add: async (rows) => {
      lines.push(...rows.map((row) => [...row]));
      return ok(lines.length);
    },
    finish: async () => ok(new Blob(['by the worker'])),
    close: () => void events.push('close'),
  };
  const outcome = await exportCsv<Row>({
    open: () => openRecordStream({ sources, span: SPAN, request: noRequest, signal }),
    shape: { ...SHAPE, linesOf },
    openWriter: () => writer,
    signal,
    onProgress: (done, total) => {
      progress.push(done);
      totals.push(total);
    },
  });
  return { outcome, progress, totals, lines, events };
}

describe('the export of a history', () => {
  test('has the rows of all sources in one order, and is written by the worker however short it is', async () => {
    const { outcome, lines, events } = await run([sourceOf('a', 3, 20).source, sourceOf('b', 3, 30).source]);
    expect(outcome).toMatchObject({ kind: 'done', lines: 6 });
    expect(lines.map(([id]) => id)).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2']);
    expect(events).toEqual(['begin', 'close']);
  });

  test('of a call with cursors follows them to the end, without knowing how many rows there are', async () => {
    const { source, asked } = sourceOf('a', 640, 10, { hasCursor: true });
    const { outcome, lines, totals } = await run([source]);
    expect(outcome).toMatchObject({ kind: 'done', lines: 640 });
    expect(new Set(lines.map(([id]) => id)).size).toBe(640);
    expect(totals).toEqual([null, null]);
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await run([sourceOf('a', 0, 1, { hasCursor: true }).source])).outcome).toEqual({ kind: 'empty' });
  });

  test('says how many rows could not be read, of every page', async () => {
    const { source } = sourceOf('a', 250, 10);
    const load: typeof source.load = async (...asked) => {
      const loaded = await source.load(...asked);
      return loaded.ok && loaded.value !== null
        ? ok({ ...loaded.value, leftOut: { rows: 1, traceId: null } })
        : loaded;
    };
    const { outcome } = await run([{ ...source, load }]);
    expect(outcome).toMatchObject({ kind: 'done', lines: 250, leftOut: 3 });
  });

  test('of rows that are all hidden is empty, and saves no file', async () => {
    const hidden = await run([sourceOf('a', 640, 10).source], undefined, () => []);
    expect(hidden.outcome).toEqual({ kind: 'empty' });
  });

  test('ends where the lines of its rows are more than 100,000', async () => {
    const lines = Array.from({ length: 50_001 }, () => ['line']);
    const { outcome } = await run([sourceOf('a', 2, 10).source], undefined, () => lines);
    expect(outcome).toEqual({ kind: 'too-many', total: 100_002 });
  });

  test('of a call with cursors ends where more than 100,000 rows come', async () => {
    const { source } = sourceOf('a', 100_500, 1, { hasCursor: true });
    expect((await run([source])).outcome).toEqual({ kind: 'too-many', total: 100_001 });
  });

  test('is written piece by piece, and every piece is reported', async () => {
    const { source, asked } = sourceOf('a', 1_234, 10);
    const { outcome, lines, progress, events } = await run([source]);
    expect(outcome).toMatchObject({ kind: 'done', lines: 1_234 });
    expect(lines.map(([id]) => id)).toEqual(Array.from({ length: 1_234 }, (_, at) => `a${at}`));
    expect(progress).toEqual([500, 1_000, 1_234]);
    expect(events).toEqual(['begin', 'close']);
    // Each page once, the first one too.
    expect(asked).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  });

  test('of more than 100,000 asks for no more than their number', async () => {
    const { source, asked } = sourceOf('a', 100_001, 1);
    expect((await run([source])).outcome).toEqual({ kind: 'too-many', total: 100_001 });
    expect(asked).toEqual([1]);
  });

  test('of none writes no file', async () => {
    expect((await run([sourceOf('a', 0, 1).source])).outcome).toEqual({ kind: 'empty' });
  });

  test('that loses a source fails as a whole: a file with a hole would look complete', async () => {
    const { outcome, events } = await run([
      sourceOf('a', 1_500, 10, { breaksAtPage: 9 }).source,
      sourceOf('b', 5, 10).source,
    ]);
    expect(outcome).toEqual({ kind: 'failed', error: BROKEN });
    expect(events).toEqual(['begin', 'close']);
  });

  test('that is cancelled stops asking, and lets the worker go', async () => {
    const { source } = sourceOf('a', 50_000, 1);
    const abort = new AbortController();
    let pages = 0;
    const counted: RecordSource<Row> = {
      ...source,
      load: (...asked) => {
        pages += 1;
        if (pages === 12) abort.abort();
        return source.load(...asked);
      },
    };
    const { outcome, events } = await run([counted], abort.signal);
    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(events).toEqual(['begin', 'close']);
    expect(pages).toBe(12);
  });

  test('has a row once that two sources have', async () => {
    const { outcome } = await run([sourceOf('a', 3, 20).source, sourceOf('a', 3, 20).source]);
    expect(outcome).toMatchObject({ kind: 'done', lines: 3 });
  });
});
