import { openBrowser } from '../browser/openBrowser.ts';
import { DEMO_ACCOUNT, signIn } from '../browser/signIn.ts';
import { median } from '../measure/median.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { type Device, type LighthouseScores, runLighthouse } from './runLighthouse.ts';
import { serveBarePage } from './serveBarePage.ts';

/** The scores of one page, a run each. */
export interface PageScores {
  /** The route, or `BARE`. */
  readonly path: string;
  readonly runs: readonly LighthouseScores[];
}

/** What one device read. */
export interface LighthouseReading {
  readonly device: Device;
  readonly bare: PageScores;
  readonly routes: readonly PageScores[];
}

export type Score =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'largestPaintMs'
  | 'blockingMs'
  | 'layoutShift';

/** The name of the page that has nothing to load. */
const BARE = 'a bare page';
const DEVICES: readonly Device[] = ['phone', 'desktop'];
/** The bare page is read again after so many routes, so that both meet the same moods of the machine. */
const ROUTES_BETWEEN = 5;

interface LighthouseOptions {
  /** Routes of the app, read by a signed-in user. */
  readonly paths: readonly string[];
  readonly rounds: number;
}

/** Reads routes and a bare page of the same server in turn, as a phone and as a desktop. */
export async function measureLighthouse(
  options: LighthouseOptions,
  cleanup: Cleanup,
): Promise<LighthouseReading[]> {
  const { url, barePath } = await serveBarePage(cleanup);
  const readings: LighthouseReading[] = [];
  for (const device of DEVICES) {
    const runs = await readRounds(options, { origin: url, barePath, device }, cleanup);
    const scoresOf = (path: string): PageScores => ({ path, runs: runs.get(path) ?? [] });
    readings.push({ device, bare: scoresOf(BARE), routes: options.paths.map(scoresOf) });
  }
  return readings;
}

interface Read {
  readonly origin: string;
  readonly barePath: string;
  readonly device: Device;
}

/** A browser for each round, with the demo account signed in; Lighthouse empties its caches before each page. */
async function readRounds(
  { paths, rounds }: LighthouseOptions,
  { origin, barePath, device }: Read,
  cleanup: Cleanup,
): Promise<ReadonlyMap<string, LighthouseScores[]>> {
  const runs = new Map<string, LighthouseScores[]>();
  for (let round = 1; round <= rounds; round += 1) {
    const { browser, close } = await openBrowser(cleanup);
    const [tab = await browser.newPage()] = await browser.pages();
    await signIn(tab, origin, DEMO_ACCOUNT);
    const port = Number(new URL(browser.wsEndpoint()).port);
    const read = async (path: string, name: string): Promise<void> => {
      const scores = await runLighthouse(origin + path, { port, device });
      runs.set(name, [...(runs.get(name) ?? []), scores]);
      console.log(`Lighthouse, ${device}, round ${round}: ${scores.performance} ${name}`);
    };
    for (const [at, path] of paths.entries()) {
      if (at % ROUTES_BETWEEN === 0) await read(barePath, BARE);
      await read(path, path);
    }
    await close();
  }
  return runs;
}

/** The median of one score over the runs; NaN where there are none. */
export function medianScore({ runs }: PageScores, score: Score): number {
  return median(runs.map((run) => run[score])) ?? Number.NaN;
}
