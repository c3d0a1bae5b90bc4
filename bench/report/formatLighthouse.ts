import { type LighthouseReading, medianScore, type PageScores } from '../lighthouse/measureLighthouse.ts';
import { formatTable } from './formatTable.ts';

/** Writes what Lighthouse read of each route on one device: medians, and for performance the least and the most. */
export function formatLighthouse({ device, bare, routes }: LighthouseReading): string {
  return formatTable(
    [
      device,
      'performance',
      'of its runs',
      'largest paint ms',
      'blocking ms',
      'accessibility',
      'best practices',
      'layout shift',
    ],
    [bare, ...routes].map(toRow),
  );
}

function toRow(page: PageScores): string[] {
  const performance = page.runs.map((run) => run.performance);
  return [
    page.path,
    String(medianScore(page, 'performance')),
    `${Math.min(...performance)} to ${Math.max(...performance)}`,
    medianScore(page, 'largestPaintMs').toFixed(0),
    medianScore(page, 'blockingMs').toFixed(0),
    String(medianScore(page, 'accessibility')),
    String(medianScore(page, 'bestPractices')),
    medianScore(page, 'layoutShift').toFixed(4),
  ];
}

/** What keeps routes from 100 in accessibility or best practices, each once, with the routes it was found on. */
export function listFaults({ routes }: LighthouseReading): string[] {
  const pathsByFault = new Map<string, Set<string>>();
  for (const { path, runs } of routes) {
    for (const fault of runs.flatMap(({ faults }) => faults)) {
      pathsByFault.set(fault, (pathsByFault.get(fault) ?? new Set()).add(path));
    }
  }
  return [...pathsByFault].map(([fault, paths]) => `${fault} (${[...paths].join(', ')})`);
}
