import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldRows, growRows } from '#app/features/recordList/growingRows.ts';
import { createRowMerger } from '#app/features/recordList/rowMerger.ts';

interface Row {
  readonly id: string;
  readonly atMs: number;
  readonly isPending: boolean;
}

const pieces = fc.array(fc.array(fc.integer(), { maxLength: 5 }), { maxLength: 8 });

describe('what rows are together', () => {
  test('is the same whether they came at once or piece by piece, and each is read once', () => {
    fc.assert(
      fc.property(pieces, (added) => {
        let read = 0;
        const sum = foldRows(
          () => ({ total: 0 }),
          (result, row: number) => {
            read += 1;
            result.total += row;
          },
        );
        let rows: readonly number[] = [];
        for (const piece of added) {
          rows = growRows(rows, piece);
          expect(sum(rows).total).toBe(rows.reduce((total, row) => total + row, 0));
        }
        expect(read).toBe(rows.length);
      }),
    );
  });

  test('is right for the shorter list as well, after the longer one was asked for', () => {
    const count = foldRows(
      () => [] as number[],
      (seen, row: number) => void seen.push(row),
    );
    const short = growRows([], [1]);
    const long = growRows(short, [2]);
    expect(count(long)).toEqual([1, 2]);
    expect(count(short)).toEqual([1]);
    expect(count(long)).toEqual([1, 2]);
  });
});

describe('a timeline that goes on', () => {
  const row = fc.record({
    id: fc.integer({ min: 0, max: 12 }).map(String),
    atMs: fc.integer({ min: 0, max: 9 }),
    isPending: fc.constant(false),
  });
  const source = fc.array(fc.array<Row>(row, { maxLength: 4 }), { maxLength: 6 });

  test('is that of all pages merged at once, whichever sources have which pages, and when they came', () => {
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 3 }), (sources) => {
        const kept = createRowMerger<Row>();
        for (let step = 1; step <= 6; step += 1) {
          const pages = sources.map((ofSource) => ofSource.slice(0, step));
          expect(kept.merge(pages)).toEqual(createRowMerger<Row>().merge(pages));
        }
      }),
    );
  });

  test('is the same list as before where no page came', () => {
    const merger = createRowMerger<Row>();
    const page = [{ id: 'a', atMs: 5, isPending: false }];
    const rows = merger.merge([[page]]);
    expect(merger.merge([[page]])).toBe(rows);
  });
});
