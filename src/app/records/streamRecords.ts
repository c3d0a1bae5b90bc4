import type { Request } from '#app/bridge/request.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { Span } from './dateRange.ts';
import type { RecordRow } from './recordRow.ts';
import type { RecordSource, SourcePage } from './recordSource.ts';
import { planSteps, type QueryStep } from './splitSpan.ts';

/** All rows of a history from the newest to the oldest, loaded as they are taken. */
export interface RecordStream<Row> {
  /** How many rows there are, each query's own count; what comes twice is counted twice. */
  readonly total: number;
  /** Ends early with the error of the first source that fails: a file with a hole in it would look whole. */
  readonly rows: () => AsyncGenerator<Result<Row>, void, void>;
}

export interface StreamOptions<Row extends RecordRow> {
  readonly sources: readonly RecordSource<Row>[];
  readonly span: Span;
  readonly request: Request;
  readonly signal: AbortSignal;
}

/** The most that any history's call gives at once (screens.md 0.1). */
const PAGE_SIZE = 100;

/** Asks the first page of every query, which tells how many rows there are; the rest is asked for when it is taken. */
export async function openRecordStream<Row extends RecordRow>(
  options: StreamOptions<Row>,
): Promise<Result<RecordStream<Row>>> {
  const readers: Reader<Row>[] = [];
  for (const source of options.sources) {
    const opened: { readonly step: QueryStep; readonly first: Page<Row> }[] = [];
    for (const step of planSteps(options.span, source.maxSpanMs)) {
      const first = await loadPage(source, step, 1, options);
      if (!first.ok) return first;
      opened.push({ step, first: first.value });
    }
    readers.push({
      total: opened.reduce((sum, { first }) => sum + first.total, 0),
      rows: () => readSource(source, opened, options),
    });
  }
  return ok({
    total: readers.reduce((sum, { total }) => sum + total, 0),
    rows: () => mergeReaders(readers),
  });
}

type Page<Row> = NonNullable<SourcePage<Row>>;
type Reader<Row> = Pick<RecordStream<Row>, 'total' | 'rows'>;

const NO_PAGE: Page<never> = { rows: [], total: 0, asOfMs: 0 };

async function loadPage<Row extends RecordRow>(
  source: RecordSource<Row>,
  step: QueryStep,
  pageNo: number,
  { request, signal }: StreamOptions<Row>,
): Promise<Result<Page<Row>>> {
  const answered = await source.load(request, { step, pageNo, pageSize: PAGE_SIZE }, { signal, fresh: true });
  return answered.ok ? ok(answered.value ?? NO_PAGE) : answered;
}

async function* readSource<Row extends RecordRow>(
  source: RecordSource<Row>,
  opened: readonly { readonly step: QueryStep; readonly first: Page<Row> }[],
  options: StreamOptions<Row>,
): AsyncGenerator<Result<Row>, void, void> {
  for (const { step, first } of opened) {
    let page = first;
    for (let pageNo = 1; ; pageNo += 1) {
      if (pageNo > 1) {
        const loaded = await loadPage(source, step, pageNo, options);
        if (!loaded.ok) {
          yield loaded;
          return;
        }
        page = loaded.value;
      }
      for (const row of page.rows) yield ok(row);
      if (page.rows.length === 0 || pageNo * PAGE_SIZE >= page.total) break;
    }
  }
}

/** The newest of what the sources have next, until none has any; a row that comes twice is taken once. */
async function* mergeReaders<Row extends RecordRow>(
  readers: readonly Reader<Row>[],
): AsyncGenerator<Result<Row>, void, void> {
  const seen = new Set<string>();
  const heads: Head<Row>[] = [];
  for (const reader of readers) {
    const stream = reader.rows();
    const head = await takeNew(stream, seen);
    if (head?.ok === false) yield head;
    if (head?.ok === false) return;
    if (head !== null) heads.push({ stream, row: head.value });
  }
  for (;;) {
    const [first, ...others] = heads;
    if (first === undefined) return;
    const newest = others.reduce((best, head) => (head.row.atMs > best.row.atMs ? head : best), first);
    yield ok(newest.row);
    const next = await takeNew(newest.stream, seen);
    if (next?.ok === false) yield next;
    if (next?.ok === false) return;
    if (next === null) heads.splice(heads.indexOf(newest), 1);
    else newest.row = next.value;
  }
}

interface Head<Row> {
  readonly stream: AsyncGenerator<Result<Row>, void, void>;
  row: Row;
}

/** The next row that has not been seen; null at the end. */
async function takeNew<Row extends RecordRow>(
  stream: AsyncGenerator<Result<Row>, void, void>,
  seen: Set<string>,
): Promise<Result<Row> | null> {
  for (;;) {
    const { value: taken, done } = await stream.next();
    if (done === true) return null;
    if (taken.ok && seen.has(taken.value.id)) continue;
    if (taken.ok) seen.add(taken.value.id);
    return taken;
  }
}
