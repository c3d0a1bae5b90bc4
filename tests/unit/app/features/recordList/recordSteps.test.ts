import { describe, expect, test } from 'vitest';
import { conversionSteps, limitSteps } from '#app/features/conversions/conversionSteps.ts';
import { pageOfRows } from '#app/features/recordList/pageOfRows.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';
import { nextSort, type RecordSort } from '#app/features/recordList/table/recordColumn.ts';
import { blockSteps } from '#app/screens/blockTrade/blockHistory/blockSteps.ts';

const OPEN = { createdAtMs: 1, endedAtMs: null };
const ENDED = { createdAtMs: 1, endedAtMs: 9 };
const say = (steps: readonly RecordStep[]): string =>
  steps.map(({ id, state, atMs }) => `${id} ${state}${atMs === null ? '' : ` ${atMs}`}`).join(', ');

describe('the steps', () => {
  test.each([
    ['init', OPEN, 'received current 1, converting ahead, done ahead'],
    ['processing', OPEN, 'received done 1, converting current, done ahead'],
    ['success', ENDED, 'received done 1, converting done, done done 9'],
    ['failure', ENDED, 'received done 1, converting done, failed failed 9'],
    ['partial_fulfillment', ENDED, 'received done 1, converting done, partly done 9'],
  ] as const)('of a conversion in %s', (status, times, said) => {
    expect(say(conversionSteps(status, times))).toBe(said);
  });

  test.each([
    ['open', OPEN, 'open current 1, filling ahead, filled ahead'],
    ['filling', OPEN, 'open done 1, filling current, filled ahead'],
    ['filled', ENDED, 'open done 1, filling done, filled done 9'],
    ['cancelled', ENDED, 'open done 1, cancelled done 9'],
    ['expired', ENDED, 'open done 1, expired done 9'],
    ['failed', ENDED, 'open done 1, failed failed 9'],
  ] as const)('of a limit order that is %s', (status, times, said) => {
    expect(say(limitSteps(status, times))).toBe(said);
  });

  test.each([
    ['quoted', { ...OPEN, confirmedAtMs: null }, 'quoted current 1, confirmed ahead, settled ahead'],
    ['confirmed', { ...OPEN, confirmedAtMs: 5 }, 'quoted done 1, confirmed current 5, settled ahead'],
    ['settled', { ...ENDED, confirmedAtMs: 5 }, 'quoted done 1, confirmed done 5, settled done 9'],
    ['rejected', { ...ENDED, confirmedAtMs: 5 }, 'quoted done 1, confirmed done 5, rejected failed 9'],
  ] as const)('of a block trade that is %s have both clocks', (status, times, said) => {
    expect(say(blockSteps(status, times))).toBe(said);
  });
});

describe('a page of rows', () => {
  const rows = [5, 3, 9, 1, 7];
  const page = (more: Partial<Parameters<typeof pageOfRows<number>>[1]>) =>
    pageOfRows(rows, {
      page: 1,
      pageSize: 2,
      isComplete: true,
      compare: null,
      ...more,
    });

  test('is cut out of them in their own order', () => {
    expect(page({ page: 2 })).toEqual({ rows: [9, 1], before: 2, total: 5, page: 2, hasNext: true });
  });

  test('is the last one where a later one is asked for', () => {
    expect(page({ page: 99 })).toMatchObject({ rows: [7], page: 3, hasNext: false });
  });

  test('is cut after sorting, which only whole lists allow', () => {
    const compare = (one: number, other: number): number => other - one;
    expect(page({ compare }).rows).toEqual([9, 7]);
    expect(page({ compare, isComplete: false })).toEqual({
      rows: [5, 3],
      before: 0,
      total: null,
      page: 1,
      hasNext: true,
    });
  });
});

test('a header sorts by the largest first, time by the oldest first, and then back to the order of time', () => {
  const sortAfter = (column: string, times: number): RecordSort | null => {
    let sort: RecordSort | null = null;
    for (let time = 0; time < times; time += 1) sort = nextSort(sort, column);
    return sort;
  };
  const directions = (column: string) =>
    [1, 2, 3].map((times) => sortAfter(column, times)?.direction ?? null);
  expect(directions('amount')).toEqual(['descending', 'ascending', null]);
  expect(directions('time')).toEqual(['ascending', null, 'ascending']);
  expect(nextSort({ column: 'time', direction: 'ascending' }, 'amount')?.column).toBe('amount');
});
