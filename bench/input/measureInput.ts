import { openBrowser } from '../browser/openBrowser.ts';
import { type PageServerOptions, servePages } from '../feed/servePages.ts';
import { INPUT_LIMITS } from '../limits.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { openTicket } from './openTicket.ts';
import { type KeyTimes, slowDown, timeKeys } from './timeKeys.ts';

/** One run: the same keys under the full feed, and on a feed that accepts sockets and sends nothing. */
export interface InputReading {
  readonly withFeed: KeyTimes;
  readonly withoutFeed: KeyTimes;
}

const RUNS = { full: 5, quick: 1 };
/** At least 50 in a full run: with fewer, the 98th percentile would be the slowest one. */
const KEYS = {
  full: { keystrokes: 200, tabs: 60, pickers: 50 },
  quick: { keystrokes: 20, tabs: 6, pickers: 2 },
};

/** Types, tabs and opens the picker in the instant ticket, on a slowed main thread. With and without the feed take turns. */
export async function measureInput(
  options: PageServerOptions,
  isQuick: boolean,
  cleanup: Cleanup,
): Promise<InputReading[]> {
  const pace = isQuick ? 'quick' : 'full';
  const readings: InputReading[] = [];
  for (let run = 1; run <= RUNS[pace]; run += 1) {
    console.log(`Measuring the answers to keys, run ${run} of ${RUNS[pace]}.`);
    readings.push({
      withFeed: await timeRun(options, pace, cleanup),
      withoutFeed: await timeRun({ ...options, isSilent: true }, pace, cleanup),
    });
  }
  return readings;
}

async function timeRun(
  options: PageServerOptions,
  pace: keyof typeof KEYS,
  cleanup: Cleanup,
): Promise<KeyTimes> {
  const server = await servePages(options);
  const closeServer = cleanup.add(server.close);
  const { browser, close } = await openBrowser(cleanup);
  try {
    const ticket = await openTicket(browser, server, options.isSilent ?? false);
    await slowDown(ticket.page, INPUT_LIMITS.slowdown);
    return await timeKeys(ticket, KEYS[pace]);
  } finally {
    await close();
    await closeServer();
  }
}
