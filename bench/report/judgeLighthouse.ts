import {
  type LighthouseReading,
  medianScore,
  type PageScores,
  type Score,
} from '../lighthouse/measureLighthouse.ts';
import type { Verdict } from './verdict.ts';

/** So many points below a bare page of the same server is a phone's performance allowed to be. */
const POINTS_BELOW_BARE = 3;
/** The least of any route, whatever the bare page reads (design.md section 10). */
const LEAST_PERFORMANCE = 93;
const MOST_LAYOUT_SHIFT = 0.05;
const WHOLE: readonly (readonly [Score, string])[] = [
  ['accessibility', 'accessibility'],
  ['bestPractices', 'best practices'],
];

/**
 * Holds the worst route of each score against its limit, by the medians of its runs: accessibility and best practices
 * against 100, a phone's performance against a bare page's.
 */
export function judgeLighthouse({ device, bare, routes }: LighthouseReading): Verdict[] {
  const judge = (score: Score, words: string, isKept: (value: number) => boolean, limit: string): Verdict => {
    const { path, value } = worstOf(routes, score);
    const read = score === 'layoutShift' ? value.toFixed(4) : String(value);
    return {
      promise: `Lighthouse, ${device}, ${words}`,
      read: `${read} (${path})`,
      limit,
      isKept: Number.isNaN(value) ? null : isKept(value),
    };
  };
  const bareScore = medianScore(bare, 'performance');
  const least = Math.max(LEAST_PERFORMANCE, bareScore - POINTS_BELOW_BARE);
  return [
    judge(
      'performance',
      'performance',
      (value) => device === 'desktop' || value >= least,
      `${least}; a bare page reads ${bareScore}`,
    ),
    ...WHOLE.map(([score, words]) => judge(score, words, (value) => value === 100, '100')),
    judge('layoutShift', 'layout shift', (value) => value <= MOST_LAYOUT_SHIFT, String(MOST_LAYOUT_SHIFT)),
  ];
}

/** The route with the lowest score; with the most shift, where that is asked. */
function worstOf(
  routes: readonly PageScores[],
  score: Score,
): { readonly path: string; readonly value: number } {
  const values = routes.map((route) => ({ path: route.path, value: medianScore(route, score) }));
  values.sort((one, other) => (score === 'layoutShift' ? other.value - one.value : one.value - other.value));
  return values[0] ?? { path: 'no route', value: Number.NaN };
}
