import { Decimal } from './decimal.ts';

/**
 * Rounds the figures of one sum, one after the other, so that they come to their rounded sum: each is at most one unit of the last
 * digit away from its own rounding. Returns of tax offices, the figures of the page and its shares are written by it, so that a
 * reader who adds up finds what stands below (screens.md 0.2c, "Tax"). Exact values stay as they are.
 */
export function createRounding(digits: number): (value: Decimal | string) => Decimal {
  let [exact, written] = [new Decimal(0), new Decimal(0)];
  return (value) => {
    exact = exact.plus(value);
    const next = exact.toDecimalPlaces(digits, Decimal.ROUND_HALF_UP);
    const own = next.minus(written);
    written = next;
    return own;
  };
}
