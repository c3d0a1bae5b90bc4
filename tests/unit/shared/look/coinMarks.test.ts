import { describe, expect, test } from 'vitest';
import { coinOfChain, markOf } from '#app/components/coinMarks.ts';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { contrastOf } from './contrastOf.ts';

/** The coins that the exchange lists; each has a mark of its own. */
const LISTED = COINS.map(({ coin }) => coin);

describe('A coin’s mark', () => {
  test.each([...LISTED, 'C0043'])('of %s has letters that can be read on its colour', (coin) => {
    const { colour, isInkDark } = markOf(coin);
    expect(contrastOf(isInkDark ? '#121214' : '#ffffff', colour)).toBeGreaterThanOrEqual(4.5);
  });

  test('is no other coin’s: letters or colour differ', () => {
    const marks = LISTED.map((coin) => JSON.stringify(markOf(coin)));
    expect(new Set(marks).size).toBe(LISTED.length);
    const letters = LISTED.map((coin) => markOf(coin).letters);
    expect(new Set(letters).size).toBe(LISTED.length);
  });

  test.each(['C0043', '1000000MOG', 'constructor', ''])('of “%s”, which is not listed, is grey', (coin) => {
    expect(markOf(coin)).toEqual({ letters: coin.slice(0, 2), colour: '#5b6068', isInkDark: false });
  });
});

test('every network has the mark of a coin that is listed', () => {
  const missing = CHAINS.map(({ chain }) => chain).filter((chain) => !LISTED.includes(coinOfChain(chain)));
  expect(missing).toEqual([]);
});
