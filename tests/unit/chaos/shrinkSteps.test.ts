import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/support/chaos/createRandom.ts';
import { shrinkSteps } from '#tests/support/chaos/shrinkSteps.ts';

describe('A list of steps that fails', () => {
  test('is shortened to those that make it fail, in their order, whichever they are', async () => {
    const cases = fc.integer({ min: 1, max: 24 }).chain((length) => {
      const steps = Array.from({ length }, (_, at) => at);
      return fc.tuple(fc.constant(steps), fc.subarray(steps, { minLength: 1 }));
    });
    await fc.assert(
      fc.asyncProperty(cases, async ([steps, guilty]) => {
        const fails = async (tried: readonly number[]) => guilty.every((step) => tried.includes(step));
        expect(await shrinkSteps(steps, fails)).toEqual(guilty);
      }),
    );
  });

  test('is not tried more often than is allowed', async () => {
    let tries = 0;
    const fails = async () => {
      tries += 1;
      return false;
    };
    expect(await shrinkSteps([1, 2, 3, 4, 5, 6, 7, 8], fails, 5)).toHaveLength(8);
    expect(tries).toBe(5);
  });
});

test('One seed makes the same choices every time, and another one makes others', () => {
  const choices = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.between(1, 1_000));
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect(Math.min(...choices(7))).toBeGreaterThanOrEqual(1);
});
