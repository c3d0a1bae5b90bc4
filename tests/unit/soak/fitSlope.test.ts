import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/support/chaos/createRandom.ts';
import { fitSlope, isFlat } from '#tests/support/soak/fitSlope.ts';

describe('The slope of figures', () => {
  test('is that of a line they lie on, and certain', () => {
    const { perCycle, within, mean } = fitSlope([10, 13, 16, 19, 22]);
    expect(perCycle).toBeCloseTo(3, 12);
    expect(within).toBeCloseTo(0, 12);
    expect(mean).toBe(16);
  });

  test('has the interval of a textbook: 5 figures, 3 degrees of freedom, t = 3.182', () => {
    // y = 1, 3, 2, 5, 4: slope 0.8, residual sum of squares 3.6, spread 10.
    const { perCycle, within } = fitSlope([1, 3, 2, 5, 4]);
    expect(perCycle).toBeCloseTo(0.8, 12);
    expect(within / (3.182 * Math.sqrt(3.6 / 3 / 10))).toBeCloseTo(1, 1);
  });

  test('has 0 in its interval about 95 times in a hundred where nothing grows', () => {
    const random = createRandom(1);
    const noise = () => Array.from({ length: 30 }, () => 1_000 + random.next() * 10);
    const slopes = Array.from({ length: 1_000 }, () => fitSlope(noise()));
    const hits = slopes.filter(({ perCycle, within }) => Math.abs(perCycle) <= within).length;
    expect(hits).toBeGreaterThan(930);
    expect(hits).toBeLessThan(970);
  });
});

test('Figures that grow are not flat, those that fall or grow by less than a thousandth are', () => {
  const line = (perCycle: number) => fitSlope(Array.from({ length: 30 }, (_, at) => 1_000 + perCycle * at));
  expect(isFlat(line(5))).toBe(false);
  expect(isFlat(line(0.5))).toBe(true);
  expect(isFlat(line(-5))).toBe(true);
});
