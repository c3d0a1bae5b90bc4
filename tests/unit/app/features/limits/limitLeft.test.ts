import { describe, expect, test } from 'vitest';
import { limitLeft } from '#app/features/limits/limitLeft.ts';

const day = (limitUsd: string, usedUsd: string) => ({ limitUsd, usedUsd, resetAt: '0' });

describe('What is left of a limit', () => {
  test('is cut, in USD and in the coin, so that it never says more than there is', () => {
    expect(limitLeft(day('1000000', '120500.005'), '60000', 8)).toEqual({
      usd: '879499.99',
      coin: '14.65833325',
      share: 0.120500005,
    });
  });

  test('is nothing once more was used, and of a limit of zero', () => {
    expect(limitLeft(day('100', '120'), '2', 4)).toEqual({ usd: '0', coin: '0', share: 1 });
    expect(limitLeft(day('0', '0'), '2', 4)).toEqual({ usd: '0', coin: '0', share: 1 });
  });

  test('is in USD alone where the coin has no price', () => {
    expect(limitLeft(day('100', '20'), '0', 4)).toEqual({ usd: '80', coin: null, share: 0.2 });
  });
});
