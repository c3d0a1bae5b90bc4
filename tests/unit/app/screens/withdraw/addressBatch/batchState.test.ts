import { describe, expect, test } from 'vitest';
import {
  firstState,
  keepLines,
  nextBatch,
  readKeptLines,
} from '#app/screens/withdraw/addressBatch/batchState.ts';
import { EMPTY_CELLS } from '#app/screens/withdraw/addressBatch/lines/batchLine.ts';

const start = firstState();
const [first, second] = start.lines.map(({ id }) => id) as [string, string];
const typed = (text: string) => ({ type: 'typed', id: first, column: 'remark', text }) as const;

describe('The lines of a batch', () => {
  test('begin as five empty ones', () => {
    expect(start.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('go back change by change; typing on in one cell is one change', () => {
    const written = ['H', 'Ho', 'Home'].reduce((state, text) => nextBatch(state, typed(text)), start);
    const deleted = nextBatch(written, { type: 'deleted', ids: [first] });
    const back = nextBatch(deleted, { type: 'undone' });
    expect(back.lines).toEqual(written.lines);
    expect(nextBatch(back, { type: 'undone' }).lines).toEqual(start.lines);
    expect(nextBatch(start, { type: 'undone' })).toBe(start);
  });

  test('take cells of a spreadsheet from the cell on into which they are pasted, and grow as needed', () => {
    const table = Array.from({ length: 6 }, (_, at) => ['USDT', 'TRX', `T${at}`]);
    const { lines } = nextBatch(start, { type: 'pasted', id: second, column: 'coin', table });
    expect(lines).toHaveLength(7);
    expect(lines[0]?.cells).toEqual(EMPTY_CELLS);
    expect(lines[1]?.cells).toMatchObject({ coin: 'USDT', chain: 'TRX', address: 'T0' });
    expect(lines[6]?.cells).toMatchObject({ address: 'T5' });
  });

  test('never become more than a hundred', () => {
    const table = Array.from({ length: 300 }, () => ['USDT']);
    const full = nextBatch(start, { type: 'pasted', id: second, column: 'coin', table });
    expect(full.lines).toHaveLength(100);
    expect(nextBatch(full, { type: 'added' }).lines).toHaveLength(100);
  });

  test('ask again about what was accepted once a cell changes', () => {
    const accepted = nextBatch(start, { type: 'accepted', ids: [first] });
    expect(accepted.lines[0]?.isAccepted).toBe(true);
    expect(nextBatch(accepted, typed('x')).lines[0]?.isAccepted).toBe(false);
  });

  test('leave for good once they are saved, and the others stay', () => {
    const { lines } = nextBatch(start, typed('Home'));
    const saved = nextBatch({ lines, past: [start.lines], typing: '' }, { type: 'saved', ids: [first] });
    expect(saved.lines.map(({ id }) => id)).toEqual(lines.slice(1).map(({ id }) => id));
    expect(nextBatch(saved, { type: 'undone' })).toBe(saved);
  });

  test('come back from what was kept of them, and anything else is no line', () => {
    const { lines } = nextBatch(start, typed('Home'));
    const [kept] = readKeptLines(keepLines(lines));
    expect(kept).toMatchObject({ number: 1, cells: { remark: 'Home' }, isAccepted: false });
    expect(readKeptLines('{')).toEqual([]);
    expect(readKeptLines('[{"number":"1"},null,3]')).toEqual([]);
  });
});
