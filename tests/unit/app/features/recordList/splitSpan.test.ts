import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUT_OFF_MS, planSteps } from '#app/features/recordList/splitSpan.ts';

const DAY_MS = 86_400_000;
const WITHOUT_LIMIT = Number.POSITIVE_INFINITY;

describe('a range', () => {
  test('across the cut-off is two queries, the newer one first', () => {
    expect(planSteps({ startMs: CUT_OFF_MS - 5, endMs: CUT_OFF_MS + 5 }, WITHOUT_LIMIT)).toEqual([
      { startMs: CUT_OFF_MS, endMs: CUT_OFF_MS + 5, isOlder: false },
      { startMs: CUT_OFF_MS - 5, endMs: CUT_OFF_MS - 1, isOlder: true },
    ]);
  });

  test.each([
    ['before it', CUT_OFF_MS - 9, CUT_OFF_MS - 1, true],
    ['after it', CUT_OFF_MS, CUT_OFF_MS + 9, false],
  ])('%s is one query', (_where, startMs, endMs, isOlder) => {
    expect(planSteps({ startMs, endMs }, WITHOUT_LIMIT)).toEqual([{ startMs, endMs, isOlder }]);
  });

  test('is asked for once, on both sides of the cut-off, where a call takes no range', () => {
    const span = { startMs: CUT_OFF_MS - 5, endMs: CUT_OFF_MS + 5 };
    expect(planSteps(span, null)).toEqual([{ ...span, isOlder: false }]);
  });

  test('that ends before it begins is none', () => {
    expect(planSteps({ startMs: 2, endMs: 1 }, DAY_MS)).toEqual([]);
  });

  test('of eight days is asked in two steps where a call takes seven', () => {
    const startMs = CUT_OFF_MS + 100 * DAY_MS;
    const steps = planSteps({ startMs, endMs: startMs + 8 * DAY_MS - 1 }, 7 * DAY_MS);
    expect(steps.map((step) => (step.endMs - step.startMs) / DAY_MS)).toEqual([7, 1 - 2 / DAY_MS]);
  });

  test('is asked for whole, every millisecond once, the newest first, in pieces that a call takes', () => {
    const near = fc.integer({ min: CUT_OFF_MS - 400 * DAY_MS, max: CUT_OFF_MS + 400 * DAY_MS });
    fc.assert(
      fc.property(near, near, fc.integer({ min: 0, max: 366 }), (one, other, maxDays) => {
        const [startMs, endMs] = [Math.min(one, other), Math.max(one, other)];
        const maxSpanMs = Math.max(DAY_MS, maxDays * DAY_MS);
        const steps = planSteps({ startMs, endMs }, maxSpanMs);
        expect(steps[0]?.endMs).toBe(endMs);
        expect(steps.at(-1)?.startMs).toBe(startMs);
        for (const [at, step] of steps.entries()) {
          const next = steps[at + 1];
          if (next !== undefined) expect(next.endMs).toBe(step.startMs - 1);
          expect(step.endMs - step.startMs).toBeLessThanOrEqual(maxSpanMs);
          expect(step.startMs <= step.endMs).toBe(true);
          expect(step.startMs < CUT_OFF_MS).toBe(step.isOlder);
          expect(step.endMs < CUT_OFF_MS).toBe(step.isOlder);
        }
      }),
    );
  });
});
