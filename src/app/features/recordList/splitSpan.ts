import type { Span } from './dateRange.ts';

/** 30 April 2024 04:00 UTC: older records are kept elsewhere, and asked for by themselves (product.md section 9, screens.md 1.2). */
export const CUT_OFF_MS = 1_714_449_600_000;

/** One query of a range: no longer than the call takes, and on one side of the cut-off. */
export interface QueryStep extends Span {
  /** The query lies before the cut-off: its rows stand below the divider "older records". */
  readonly isOlder: boolean;
}

/** The sides of the cut-off that a range touches, the newer one first; the cut-off itself is the first newer moment. */
function splitAtCutOff({ startMs, endMs }: Span): readonly QueryStep[] {
  if (endMs < startMs) return [];
  if (endMs < CUT_OFF_MS) return [{ startMs, endMs, isOlder: true }];
  if (startMs >= CUT_OFF_MS) return [{ startMs, endMs, isOlder: false }];
  return [
    { startMs: CUT_OFF_MS, endMs, isOlder: false },
    { startMs, endMs: CUT_OFF_MS - 1, isOlder: true },
  ];
}

/**
 * The queries that ask for every millisecond of a range once, the newest first. `maxSpanMs` is the longest that the call
 * takes, from first to last moment; Infinity without a limit; null for a call that takes no range, which is asked once.
 */
export function planSteps(span: Span, maxSpanMs: number | null): readonly QueryStep[] {
  if (maxSpanMs === null) return [{ ...span, isOlder: false }];
  return splitAtCutOff(span).flatMap((side) => {
    const steps: QueryStep[] = [];
    for (let endMs = side.endMs; endMs >= side.startMs; ) {
      const startMs = Math.max(side.startMs, endMs - maxSpanMs);
      steps.push({ startMs, endMs, isOlder: side.isOlder });
      endMs = startMs - 1;
    }
    return steps;
  });
}
