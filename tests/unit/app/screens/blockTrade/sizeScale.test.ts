import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRange, SIZE_STEPS, sizeAt, stepOf } from '#app/screens/blockTrade/sizeScale.ts';

const BTC = { min: '0.80591179', max: '80.59117819', scale: 8 };

describe('the size slider', () => {
  test('ends at the very bounds, to the last digit', () => {
    expect(sizeAt(0, BTC)).toBe('0.80591179');
    expect(sizeAt(SIZE_STEPS, BTC)).toBe('80.59117819');
  });

  test('has ten times the least in its middle where the most is a hundred times the least', () => {
    expect(sizeAt(SIZE_STEPS / 2, BTC)).toBe('8.05');
  });

  test('never leaves the bounds and never falls as it is moved on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SIZE_STEPS - 1 }), (step) => {
        const [here, next] = [Number(sizeAt(step, BTC)), Number(sizeAt(step + 1, BTC))];
        expect(next).toBeGreaterThanOrEqual(here);
        expect(here).toBeGreaterThanOrEqual(Number(BTC.min));
        expect(next).toBeLessThanOrEqual(Number(BTC.max));
      }),
    );
  });

  test('stands within a step of where an amount was chosen', () => {
    for (const step of [0, 1, 37, 100, 163, SIZE_STEPS]) {
      expect(Math.abs(stepOf(sizeAt(step, BTC), BTC) - step)).toBeLessThanOrEqual(1);
    }
  });

  test('stands at its ends for amounts beyond the bounds', () => {
    expect(stepOf('0.001', BTC)).toBe(0);
    expect(stepOf('5000', BTC)).toBe(SIZE_STEPS);
  });

  test('keeps to the digits of a coin that has none', () => {
    expect(sizeAt(33, { min: '100', max: '9000', scale: 0 })).toMatch(/^\d+$/);
  });

  test('is not there for bounds that leave nothing between them', () => {
    expect(isRange({ min: '5', max: '5' })).toBe(false);
    expect(isRange({ min: '0', max: '5' })).toBe(false);
    expect(isRange(BTC)).toBe(true);
  });
});
