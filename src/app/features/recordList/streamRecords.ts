import type { Request } from '#app/bridge/request.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { Span } from './dateRange.ts';
import {
  FIRST_PAGE,
  type PageMark,
  type RecordRow,
  type RecordSource,
  type SourcePage,
} from './recordSource.ts';
import { planSteps, type QueryStep } from './splitSpan.ts';

/** All rows of a list from the newest to the oldest, loaded as they are taken. */
export interface RecordStream<Row> {
  /** How many rows there are, what comes twice counted twice; null where a source does not count its rows. */
  readonly total: number | null;
  /** Ends early with the error of the first source that fails: a file with a hole in it would look whole. */
  readonly rows: () => AsyncGenerator<Result<Row>, void, void>;
  /** How many rows of what was loaded until now can't be read: they are not among these. */
  readonly leftOut: () => number;
}

export interface StreamOptions<Row extends RecordRow> {
  readonly sources: readonly RecordSource<Row>[];
  readonly span: Span;
  readonly request: Request;
  readonly signal: AbortSignal;
}

interface CountedOptions<Row extends RecordRow> extends StreamOptions<Row> {
  readonly left: { rows: number };
}

type Page<Row> = NonNullable<SourcePage<Row>>;
type Rows<Row> = AsyncGenerator<Result<Row>, void, void>;

const NO_PAGE: Page<never> = { rows: [], total: 0, next: null, asOfMs: 0 };

/** Asks for the first page of every query that counts its rows; the rest is asked for when it is taken. */
export async function openRecordStream<Row extends RecordRow>(
  options: StreamOptions<Row>,
): Promise<Result<RecordStream<Row>>> {
  const left = { rows: 0 };
  const counted = { ...options, left };
  let total: number | null = 0;
  const readers: (() => Rows<Row>)[] = [];
  for (const source of options.sources) {
    const steps = planSteps(options.span, source.maxSpanMs);
    const firstPages = new Map<QueryStep, Page<Row>>();
    for (const step of steps) {
      const first = await loadPage(source, step, FIRST_PAGE, counted);
      if (!first.ok) return first;
      firstPages.set(step, first.value);
      if (first.value.total === null) {
        total = null;
        break;
      }
      if (total !== null) total += first.value.total;
    }
    readers.push(() => readSource(source, steps, { ...counted, firstPages }));
  }
  return ok({ total, rows: () => mergeReaders(readers), leftOut: () => left.rows });
}

async function loadPage<Row extends RecordRow>(
  source: RecordSource<Row>,
  step: QueryStep,
  mark: PageMark,
  { request, signal, left }: CountedOptions<Row>,
): Promise<Result<Page<Row>>> {
  const ask = { step, ...mark, limit: source.maxLimit };
  const answered = await source.load(request, ask, { signal, fresh: true });
  if (answered.ok) left.rows += answered.value?.leftOut?.rows ?? 0;
  return answered.ok ? ok(answered.value ?? NO_PAGE) : answered;
}

async function* readSource<Row extends RecordRow>(
  source: RecordSource<Row>,
  steps: readonly QueryStep[],
  options: CountedOptions<Row> & { readonly firstPages: ReadonlyMap<QueryStep, Page<Row>> },
): Rows<Row> {
  for (const step of steps) {
    for (let mark: PageMark | null = FIRST_PAGE; mark !== null; ) {
      const known: Page<Row> | undefined = mark.pageNo === 1 ? options.firstPages.get(step) : undefined;
      const loaded: Result<Page<Row>> =
        known === undefined ? await loadPage(source, step, mark, options) : ok(known);
      if (!loaded.ok) {
        yield loaded;
        return;
      }
      for (const row of loaded.value.rows) yield ok(row);
      mark = loaded.value.next;
    }
  }
}

interface Head<Row> {
  readonly stream: Rows<Row>;
  row: Row;
}

/** The newest of what the sources have next, until none has any; a row that comes twice is taken once. */
async function* mergeReaders<Row extends RecordRow>(readers: readonly (() => Rows<Row>)[]): Rows<Row> {
  const taken = new Set<string>();
  const heads: Head<Row>[] = [];
  for (const read of readers) {
    const stream = read();
    const head = await takeNew(stream, taken);
    if (head?.ok === false) yield head;
    if (head?.ok === false) return;
    if (head !== null) heads.push({ stream, row: head.value });
  }
  for (;;) {
    const [first, ...others] = heads;
    if (first === undefined) return;
    const newest = others.reduce((best, head) => (head.row.atMs > best.row.atMs ? head : best), first);
    yield ok(newest.row);
    const next = await takeNew(newest.stream, taken);
    if (next?.ok === false) yield next;
    if (next?.ok === false) return;
    if (next === null) heads.splice(heads.indexOf(newest), 1);
    else newest.row = next.value;
  }
}

/** The next row that was not taken before; null at the end. */
async function takeNew<Row extends RecordRow>(
  stream: Rows<Row>,
  taken: Set<string>,
): Promise<Result<Row> | null> {
  for (;;) {
    const { value, done } = await stream.next();
    if (done === true) return null;
    if (value.ok && taken.has(value.value.id)) continue;
    if (value.ok) taken.add(value.value.id);
    return value;
  }
}
