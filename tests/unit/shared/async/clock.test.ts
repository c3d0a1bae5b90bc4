import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffDelayMs } from '#shared/async/clock.ts';

const CEILINGS = [1_000, 2_000, 4_000, 6_000, 6_000] as const;

test('each wait lies between one second and its ceiling', () => {
  fc.assert(
    fc.property(
      fc.nat(10),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempt, random) => {
        const delayMs = backoffDelayMs(attempt, CEILINGS, 1_000, () => random);
        expect(delayMs).toBeGreaterThanOrEqual(1_000);
        expect(delayMs).toBeLessThanOrEqual(CEILINGS[Math.min(attempt, 4)] ?? 6_000);
      },
    ),
  );
});

test('the longest waits grow to six seconds and stay there', () => {
  const longest = [0, 1, 2, 3, 4, 9].map((attempt) =>
    backoffDelayMs(attempt, CEILINGS, 1_000, () => 0.999999),
  );
  expect(longest).toEqual([1_000, 2_000, 4_000, 6_000, 6_000, 6_000]);
});
