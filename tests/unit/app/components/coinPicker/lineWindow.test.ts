import { describe, expect, test } from 'vitest';
import { linesWithin, topsOf } from '#app/components/coinPicker/lineWindow.ts';
import { type PickerCoin, pickerRows } from '#app/components/coinPicker/pickerRows.ts';

const coins = Array.from(
  { length: 100 },
  (_, at): PickerCoin => ({
    symbol: `C${at}`,
    name: '',
    isHot: false,
    isNew: false,
    isHeld: at < 2,
    contracts: [],
  }),
);
/** Two headings of 32 px and a hundred coins of 56 px. */
const tops = topsOf(pickerRows(coins, { recent: [], isHeldFirst: true }, ''));

describe('the lines of the picker that can be seen', () => {
  test('have their headings, and end where the list ends', () => {
    expect(tops.slice(0, 5)).toEqual([0, 32, 88, 144, 176]);
    expect(tops.at(-1)).toBe(2 * 32 + 100 * 56);
  });

  test('are at first those of the window alone', () => {
    expect(linesWithin(tops, { top: 0, height: 176, margin: 0 }, -1)).toEqual([0, 1, 2, 3]);
  });

  test('go on beyond both edges once it is scrolled', () => {
    expect(linesWithin(tops, { top: 400, height: 56, margin: 56 }, -1)).toEqual([7, 8, 9]);
  });

  test('are with the one that the keyboard is on, wherever that is', () => {
    expect(linesWithin(tops, { top: 0, height: 88, margin: 0 }, 101)).toEqual([0, 1, 101]);
  });

  test('are the last ones where a search has left fewer than were scrolled through', () => {
    expect(linesWithin(tops.slice(0, 4), { top: 4_000, height: 500, margin: 0 }, -1)).toEqual([0, 1, 2]);
  });
});
