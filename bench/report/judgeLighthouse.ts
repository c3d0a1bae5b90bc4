import { type LighthouseReading, medianScore } from '../lighthouse/measureLighthouse.ts';
import type { Verdict } from './verdict.ts';

/** The least score for performance on a phone (design.md section 10). */
const LEAST_PERFORMANCE = 93;
const MOST_LAYOUT_SHIFT = 0.01;

/** Holds the medians of Lighthouse's scores on a phone: performance against its limit, with a bare page's beside it, the others against 100. */
export function judgeLighthouse(reading: LighthouseReading): Verdict[] {
  const performance = medianScore(reading, 'app', 'performance');
  const bare = medianScore(reading, 'bare', 'performance');
  const layoutShift = medianScore(reading, 'app', 'layoutShift');
  const whole = (['accessibility', 'bestPractices'] as const).map((name): Verdict => {
    const score = medianScore(reading, 'app', name);
    return {
      promise: `Lighthouse, ${NAMES[name]}`,
      read: String(score),
      limit: '100',
      isKept: score === 100,
    };
  });
  return [
    {
      promise: 'Lighthouse, performance',
      read: String(performance),
      limit: `${LEAST_PERFORMANCE}; a bare page reads ${bare}`,
      isKept: performance >= LEAST_PERFORMANCE,
    },
    ...whole,
    {
      promise: 'Lighthouse, layout shift',
      read: layoutShift.toFixed(4),
      limit: String(MOST_LAYOUT_SHIFT),
      isKept: layoutShift <= MOST_LAYOUT_SHIFT,
    },
  ];
}

const NAMES = { accessibility: 'accessibility', bestPractices: 'best practices' } as const;
