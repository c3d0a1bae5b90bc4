import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTED_MS, waitAfter } from '#sandbox/server/login/slowDown.ts';

const FREE = 5;
/** Five in a quarter of an hour, which the waits replace. */
const BEFORE = 20;

test('Whatever the pauses between guesses are, no hour has more of them than twenty', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2 * COUNTED_MS }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(pauses, (extraMs) => {
      const times: number[] = [];
      for (const extra of extraMs) {
        const lastMs = times.at(-1) ?? 0;
        // Guessers wait as little as they may, and now and then longer.
        const atMs = earliest(times, lastMs) + (extra % 3 === 0 ? extra : 0);
        times.push(atMs);
      }
      for (const fromMs of times) {
        const inAnHour = times.filter((atMs) => atMs >= fromMs && atMs < fromMs + COUNTED_MS);
        expect(inAnHour.length).toBeLessThanOrEqual(BEFORE);
      }
    }),
    { numRuns: 300 },
  );
});

/** The first moment at which a guess is looked at. */
function earliest(times: readonly number[], fromMs: number): number {
  const countAt = (atMs: number): number => times.filter((each) => each > atMs - COUNTED_MS).length;
  const waits = [
    ...times.map((each) => each + COUNTED_MS),
    fromMs,
    fromMs + waitAfter(countAt(fromMs), FREE),
  ];
  const candidates = waits.filter((atMs) => atMs >= fromMs).toSorted((one, other) => one - other);
  const found = candidates.find((atMs) => atMs >= (times.at(-1) ?? 0) + waitAfter(countAt(atMs), FREE));
  return found ?? fromMs;
}

test('The waits grow, and stay below a quarter of an hour', () => {
  const waits = Array.from({ length: 40 }, (_, wrong) => waitAfter(wrong, FREE));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBeLessThan(900_000);
});
