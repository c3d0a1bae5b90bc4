import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageAsk, type PageState, planPages } from '#app/features/recordList/planPages.ts';
import { pageOf } from '#app/features/recordList/recordSource.ts';
import { createRowMerger } from '#app/features/recordList/rowMerger.ts';
import { planSteps, type QueryStep } from '#app/features/recordList/splitSpan.ts';

interface Row {
  readonly id: string;
  readonly atMs: number;
  readonly isPending: boolean;
}

const row = (id: string, atMs: number): Row => ({ id, atMs, isPending: false });
const ids = (rows: readonly Row[]): string => rows.map(({ id }) => id).join(' ');

const START_MS = 1_800_000_000_000;
const PAGE_SIZE = 3;

/** An exchange of some sources, each with rows in one range; the pages that are in `answered` are known. */
function createExchange(rowsBySource: Readonly<Record<string, readonly Row[]>>, maxSpanMs = 100) {
  const span = { startMs: START_MS, endMs: START_MS + 999 };
  const sources = Object.keys(rowsBySource).map((id) => ({ id, steps: planSteps(span, maxSpanMs) }));
  const answered = new Map<string, PageState<Row>>();
  const keyOf = ({ sourceId, step, pageNo }: PageAsk): string => `${sourceId} ${step.startMs} ${pageNo}`;
  const rowsIn = (sourceId: string, { startMs, endMs }: QueryStep): readonly Row[] =>
    (rowsBySource[sourceId] ?? [])
      .filter(({ atMs }) => atMs >= startMs && atMs <= endMs)
      .toSorted((one, other) => other.atMs - one.atMs);
  const answer = (ask: PageAsk): void => {
    const all = rowsIn(ask.sourceId, ask.step);
    const rows = all.slice((ask.pageNo - 1) * PAGE_SIZE, ask.pageNo * PAGE_SIZE);
    const page = pageOf({ rows, total: all.length }, { ...ask, limit: PAGE_SIZE }, 0);
    answered.set(keyOf(ask), { state: 'loaded', rows, next: page?.next ?? null });
  };
  const plan = (wanted: number, isHidden: (row: Row) => boolean = () => false) =>
    planPages<Row>({
      sources,
      wanted,
      isHidden,
      stateOf: (ask) => answered.get(keyOf(ask)) ?? { state: 'pending' },
    });
  return {
    plan,
    answer,
    fail: (ask: PageAsk) => void answered.set(keyOf(ask), { state: 'failed' }),
    isAnswered: (ask: PageAsk) => answered.has(keyOf(ask)),
    /** Answers whatever is asked, until nothing is. Returns how many pages that took. */
    settle: (wanted: number): number => {
      let pages = 0;
      for (;;) {
        const open = plan(wanted).asks.filter((ask) => !answered.has(keyOf(ask)));
        if (open.length === 0) return pages;
        for (const ask of open) answer(ask);
        pages += open.length;
      }
    },
  };
}

const at = (offset: number): number => START_MS + offset;

describe('pages of a history', () => {
  test('are asked of every source at first, and no more than that', () => {
    const { plan } = createExchange({ a: [], b: [] });
    const { asks, rows, isComplete } = plan(20);
    expect(asks.map(({ sourceId, pageNo }) => `${sourceId}${pageNo}`)).toEqual(['a1', 'b1']);
    expect(asks.every(({ step }) => step.endMs === START_MS + 999)).toBe(true);
    expect([rows, isComplete]).toEqual([[], false]);
  });

  test('show a row only when nothing can come before it any more', () => {
    const exchange = createExchange(
      { a: [row('a1', at(990)), row('a2', at(500))], b: [row('b1', at(700))] },
      1_000,
    );
    const [first, second] = exchange.plan(20).asks;
    if (first !== undefined) exchange.answer(first);
    expect(ids(exchange.plan(20).rows)).toBe('');
    if (second !== undefined) exchange.answer(second);
    expect(ids(exchange.plan(20).rows)).toBe('a1 b1 a2');
    expect(exchange.plan(20).isComplete).toBe(true);
  });

  test('are in one order; of one moment the first source’s comes first, and what comes twice is shown once', () => {
    const exchange = createExchange(
      {
        a: [row('a1', at(30)), row('a2', at(20)), row('a3', at(20))],
        b: [row('b1', at(40)), row('b2', at(20)), { ...row('a1', at(30)), isPending: true }],
      },
      1_000,
    );
    exchange.settle(20);
    expect(ids(exchange.plan(20).rows)).toBe('b1 a1 a2 a3 b2');
    expect(exchange.plan(20).rows.some(({ isPending }) => isPending)).toBe(false);
  });

  test('say how many parts of a long range are read, and keep the rows before a part that fails', () => {
    const exchange = createExchange({ a: [row('a1', at(990)), row('a2', at(850)), row('a3', at(10))] });
    for (let part = 0; part < 2; part += 1) for (const ask of exchange.plan(20).asks) exchange.answer(ask);
    expect(exchange.plan(20).steps).toEqual({ done: 2, total: 10 });
    const open = exchange.plan(20).asks.filter((ask) => !exchange.isAnswered(ask));
    for (const ask of open) exchange.fail(ask);
    expect(ids(exchange.plan(20).rows)).toBe('a1 a2');
    expect(exchange.plan(20).asks).toEqual(expect.arrayContaining(open));
  });

  test('are not asked further back than is wanted', () => {
    const many = Array.from({ length: 30 }, (_, index) => row(`a${index}`, at(999 - index)));
    const exchange = createExchange({ a: many }, 1_000);
    expect(exchange.settle(5)).toBe(2);
    expect(exchange.settle(7)).toBe(1);
  });

  test('count no row that is hidden', () => {
    const many = Array.from({ length: 9 }, (_, index) => row(`a${index}`, at(999 - index)));
    const exchange = createExchange({ a: many }, 1_000);
    exchange.settle(3);
    expect(exchange.plan(3).asks).toHaveLength(1);
    expect(exchange.plan(3, ({ id }) => id === 'a0').asks).toHaveLength(2);
  });

  test('of a source that fails take nothing from the others, and stay asked for', () => {
    const exchange = createExchange({ a: [row('a1', at(990))], b: [row('b1', at(700))] }, 1_000);
    const [first, second] = exchange.plan(20).asks;
    if (first !== undefined) exchange.fail(first);
    if (second !== undefined) exchange.answer(second);
    const { rows, asks, isComplete } = exchange.plan(20);
    expect([ids(rows), isComplete]).toEqual(['b1', true]);
    expect(asks).toContainEqual(first);
  });

  test('give, of any sources, steps and sizes, the newest rows in their order, each once', () => {
    const rowsOf = (source: string) =>
      fc
        .array(fc.integer({ min: 0, max: 999 }), { maxLength: 25 })
        .map((offsets) => offsets.map((offset, index) => row(`${source}${index}`, at(offset))));
    fc.assert(
      fc.property(
        rowsOf('a'),
        rowsOf('b'),
        rowsOf('c'),
        fc.constantFrom(50, 333, 5_000),
        fc.integer({ min: 1, max: 80 }),
        (a, b, c, maxSpanMs, wanted) => {
          const exchange = createExchange({ a, b, c }, maxSpanMs);
          exchange.settle(wanted);
          const { rows, isComplete } = exchange.plan(wanted);
          const all = [...a, ...b, ...c];
          const times = all.map(({ atMs }) => atMs).toSorted((one, other) => other - one);
          expect(rows.map(({ atMs }) => atMs)).toEqual(times.slice(0, rows.length));
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
          expect(rows.length >= Math.min(wanted, all.length)).toBe(true);
          if (isComplete) expect(rows).toHaveLength(all.length);
        },
      ),
    );
  });
});

test('Of many rows that are loaded already, a plan merges one page at once, and the next one goes on', () => {
  const span = { startMs: START_MS, endMs: START_MS + 9_999 };
  const steps = planSteps(span, 999);
  const merger = createRowMerger<Row>();
  const stateOf = ({ step }: PageAsk): PageState<Row> => ({
    state: 'loaded',
    rows: Array.from({ length: 600 }, (_, place) => row(`${step.endMs - place}`, step.endMs - place)),
    next: null,
  });
  const pageByStep = new Map<number, PageState<Row>>();
  const known = (ask: PageAsk): PageState<Row> => {
    const page = pageByStep.get(ask.step.endMs) ?? stateOf(ask);
    pageByStep.set(ask.step.endMs, page);
    return page;
  };
  const lengths: number[] = [];
  for (let isBehind = true; isBehind; ) {
    const plan = planPages<Row>({
      ...{ sources: [{ id: 'a', steps }], wanted: 10_000, isHidden: null, stateOf: known, merger },
    });
    lengths.push(plan.rows.length);
    isBehind = plan.isBehind;
  }
  expect(lengths.at(-1)).toBe(6_000);
  const added = lengths.map((length, at) => length - (lengths[at - 1] ?? 0));
  expect(Math.max(...added)).toBeLessThanOrEqual(600);
});

test('a new row that moves the others to later pages takes none of them from the list', () => {
  const step: QueryStep = { startMs: 0, endMs: 999, isOlder: false };
  let exchange = [row('e', 50), row('d', 40), row('c', 30), row('b', 20), row('a', 10)];
  const known = new Map<string, PageState<Row>>();
  const keyOf = ({ pageNo, cursor }: Pick<PageAsk, 'pageNo' | 'cursor'>): string => `${pageNo} ${cursor}`;
  const read = (ask: Pick<PageAsk, 'pageNo' | 'cursor'>): void => {
    const rows = exchange.slice((ask.pageNo - 1) * PAGE_SIZE, ask.pageNo * PAGE_SIZE);
    const page = pageOf({ rows, total: exchange.length }, { ...ask, limit: PAGE_SIZE }, 0);
    known.set(keyOf(ask), { state: 'loaded', rows, next: page.next });
  };
  const merger = createRowMerger<Row>();
  const shown = (): string => {
    for (;;) {
      const { asks, rows } = planPages<Row>({
        ...{ sources: [{ id: 'a', steps: [step] }], wanted: 100, isHidden: null, merger },
        stateOf: (ask) => known.get(keyOf(ask)) ?? { state: 'pending' },
      });
      const open = asks.filter((ask) => !known.has(keyOf(ask)));
      if (open.length === 0) return ids(rows);
      for (const ask of open) read(ask);
    }
  };
  expect(shown()).toBe('e d c b a');
  exchange = [row('f', 60), ...exchange];
  // The first page alone is asked for again.
  read({ pageNo: 1, cursor: '' });
  expect(shown()).toBe('f e d c b a');
});

describe('the page after one', () => {
  const ask = { pageNo: 2, cursor: 'c2', limit: 3 };
  const rows = [row('x', 1)];

  test('goes by the number as long as the count says that rows are left', () => {
    expect(pageOf({ rows, total: 7 }, ask, 0)?.next).toEqual({ pageNo: 3, cursor: 'x' });
    expect(pageOf({ rows, total: 6 }, ask, 0)?.next).toBeNull();
    // Rows can leave while pages are read.
    expect(pageOf({ rows: [], total: 7 }, ask, 0)?.next).toBeNull();
  });

  test('goes by the cursor, past pages without rows, and never in a circle', () => {
    expect(pageOf({ rows: [], nextCursor: 'c3' }, ask, 0)?.next).toEqual({ pageNo: 3, cursor: 'c3' });
    expect(pageOf({ rows, nextCursor: '' }, ask, 0)?.next).toBeNull();
    expect(pageOf({ rows, nextCursor: 'c2' }, ask, 0)?.next).toBeNull();
  });
});
