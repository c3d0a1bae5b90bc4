import { setTimeout as sleep } from 'node:timers/promises';
import { loadPage } from '../browser/openTabs.ts';
import { withSignedIn } from '../browser/withSignedIn.ts';
import type { PageServerOptions } from '../feed/servePages.ts';
import { INPUT_LIMITS } from '../limits.ts';
import { median } from '../measure/median.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { isReady, openAndTime } from './inOpening.ts';
import { slowDown } from './timeKeys.ts';

/** How long a dialog or panel took to be there when it was opened for the first time on its page. */
export interface OpeningReading {
  readonly what: string;
  /** The median of all runs, in ms. */
  readonly firstMs: number;
}

interface Opening {
  readonly what: string;
  readonly path: string;
  /** The beginning of the name that the button says, or has for screen readers. */
  readonly button: string;
}

/** Pickers, a dialog with a form and one with figures; of the exchange here nothing has a history, so no row has details. */
const OPENINGS: readonly Opening[] = [
  {
    what: 'coin picker of the ticket',
    path: '/exchange/index?tab=instant&from=BTC&to=USDT&lang=en',
    button: 'From: BTC',
  },
  { what: 'coin picker of deposits', path: '/deposit?lang=en', button: 'Coin: Choose' },
  { what: 'new address', path: '/money-address?lang=en', button: 'Add address' },
  { what: 'methods of the tax centre', path: '/tax-center?lang=en', button: 'Compare' },
];

const RUNS = { full: 5, quick: 1 };
const READY_MS = 60_000;
/** What a page still loads for itself is no answer to a press. */
const SETTLE_MS = 4_000;

/** Opens each part in a fresh browser, signed in, on a slowed main thread. */
export async function measureOpenings(
  options: PageServerOptions,
  isQuick: boolean,
  cleanup: Cleanup,
): Promise<OpeningReading[]> {
  const runs = isQuick ? RUNS.quick : RUNS.full;
  const readings: OpeningReading[] = [];
  for (const { what, path, button } of OPENINGS) {
    const times: number[] = [];
    while (times.length < runs) times.push(await openOnce(`/user/assets${path}`, button, options, cleanup));
    readings.push({ what, firstMs: median(times) ?? Number.NaN });
    console.log(`Opened: ${what}, ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  }
  return readings;
}

function openOnce(
  path: string,
  button: string,
  options: PageServerOptions,
  cleanup: Cleanup,
): Promise<number> {
  return withSignedIn(options, cleanup, async ({ tab, server }) => {
    await loadPage(tab, server.url + path);
    await tab.waitForFunction(isReady, { timeout: READY_MS }, button);
    await sleep(SETTLE_MS);
    await slowDown(tab, INPUT_LIMITS.slowdown);
    return tab.evaluate(openAndTime, button);
  });
}
