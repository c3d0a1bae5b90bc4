import { median } from '../measure/median.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { type LighthouseScores, runLighthouse } from './runLighthouse.ts';
import { serveBarePage } from './serveBarePage.ts';

export interface LighthouseReading {
  readonly runs: readonly { readonly app: LighthouseScores; readonly bare: LighthouseScores }[];
}

/** Reads the market and a bare page of the same server in turn, so that both meet the same moods of the machine. */
export async function measureLighthouse(runs: number, cleanup: Cleanup): Promise<LighthouseReading> {
  const { url, bareUrl } = await serveBarePage(cleanup);
  const readings: { app: LighthouseScores; bare: LighthouseScores }[] = [];
  for (let at = 0; at < runs; at += 1) {
    readings.push({ bare: await runLighthouse(bareUrl), app: await runLighthouse(url) });
  }
  return { runs: readings };
}

/** The median of one score over the runs. */
export function medianScore(
  { runs }: LighthouseReading,
  page: 'app' | 'bare',
  score: 'performance' | 'accessibility' | 'bestPractices' | 'layoutShift',
): number {
  return median(runs.map((run) => run[page][score])) ?? Number.NaN;
}
