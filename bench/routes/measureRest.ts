import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { collectGarbage } from '../browser/collectGarbage.ts';
import { assertVisibility, loadPage } from '../browser/openTabs.ts';
import { readProcesses } from '../browser/readProcesses.ts';
import { readThreads, spentPerSecond, type ThreadUse } from '../browser/readThreads.ts';
import { withSignedIn } from '../browser/withSignedIn.ts';
import type { PageServer, PageServerOptions } from '../feed/servePages.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { ROUTE_PATHS } from './routePaths.ts';

/** What a route costs that no one touches, signed in, under the full feed. */
export interface RestReading {
  readonly path: string;
  /** ms per second of each kind of thread; null where the system doesn't tell. */
  readonly use: ThreadUse | null;
  readonly callsPerMinute: number;
}

interface Pace {
  /** After loading, a page has work to finish: parts that are loaded at rest, and prices that are wanted ten seconds longer. */
  readonly settleMs: number;
  readonly seconds: number;
}

const PACES = {
  full: { settleMs: 20_000, seconds: 60 },
  quick: { settleMs: 13_000, seconds: 10 },
} as const satisfies Record<string, Pace>;

/** Opens the twenty routes one after another in one tab, and waits there. */
export async function measureRest(
  options: PageServerOptions,
  isQuick: boolean,
  cleanup: Cleanup,
): Promise<RestReading[]> {
  return withSignedIn(options, cleanup, async ({ tab, server }) => {
    const session = await tab.browser().target().createCDPSession();
    const readings: RestReading[] = [];
    for (const path of ROUTE_PATHS) {
      readings.push(await readRoute({ tab, session, server, path }, isQuick ? PACES.quick : PACES.full));
      console.log(`At rest: ${path}`);
    }
    return readings;
  });
}

interface Route {
  readonly tab: Page;
  /** The session of the browser itself, not of a tab. */
  readonly session: CDPSession;
  readonly server: PageServer;
  readonly path: string;
}

async function readRoute(
  { tab, session, server, path }: Route,
  { settleMs, seconds }: Pace,
): Promise<RestReading> {
  await loadPage(tab, server.url + path);
  await sleep(settleMs);
  await assertVisibility({ front: tab, hidden: [] });
  await collectGarbage([tab]);
  const { pids } = await readProcesses(session);
  const callsBefore = server.passedOn().calls;
  const [before, startMs] = [readThreads(pids), performance.now()];
  await sleep(seconds * 1_000);
  const [after, endMs] = [readThreads(pids), performance.now()];
  const elapsed = (endMs - startMs) / 1_000;
  return {
    path,
    use: before === null || after === null ? null : spentPerSecond(before, after, elapsed),
    callsPerMinute: ((server.passedOn().calls - callsBefore) / elapsed) * 60,
  };
}
