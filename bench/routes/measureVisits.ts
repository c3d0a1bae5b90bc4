import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { loadPage } from '../browser/openTabs.ts';
import { withSignedIn } from '../browser/withSignedIn.ts';
import type { PageServerOptions } from '../feed/servePages.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { collectVisit, readVisit } from './inVisit.ts';
import { ROUTE_PATHS } from './routePaths.ts';

/** What the first visit to a route loads, signed in and with nothing cached, and how it appears. */
export interface VisitReading {
  readonly path: string;
  /** The page and its files, those of workers included. */
  readonly requests: number;
  /** Calls of the exchange, which the workers make. */
  readonly calls: number;
  /** Scripts of the main thread as packed by the server, without the chart's library. */
  readonly scriptBytes: number;
  /** On a desktop; unitless. */
  readonly layoutShift: number;
  /** On a phone, in ms from the navigation. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
}

/** A cheap phone on a slow mobile network: 4 times slower, 1.6 Mbit/s, 150 ms there and back (Lighthouse's own defaults). */
const PHONE = {
  screen: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  slowdown: 4,
  line: { download: 200_000, upload: 94_000, latency: 150 },
} as const;

/** Until a route has loaded what it needs. */
const SETTLE_MS = { desktop: 6_000, phone: 12_000 } as const;

/** Visits the twenty routes, each with a fresh browser for a desktop and one for a phone. */
export async function measureVisits(options: PageServerOptions, cleanup: Cleanup): Promise<VisitReading[]> {
  const readings: VisitReading[] = [];
  for (const path of ROUTE_PATHS) {
    const { requests, calls, scriptBytes, shift } = await visit(path, 'desktop', options, cleanup);
    const { firstPaintMs, largestPaintMs } = await visit(path, 'phone', options, cleanup);
    readings.push({ path, requests, calls, scriptBytes, layoutShift: shift, firstPaintMs, largestPaintMs });
    console.log(`Visited: ${path}`);
  }
  return readings;
}

function visit(path: string, device: keyof typeof SETTLE_MS, options: PageServerOptions, cleanup: Cleanup) {
  return withSignedIn(options, cleanup, async ({ tab, server }) => {
    if (device === 'phone') await slowDownAll(tab);
    await tab.evaluateOnNewDocument(collectVisit);
    const before = server.passedOn();
    await loadPage(tab, server.url + path);
    await sleep(SETTLE_MS[device]);
    const after = server.passedOn();
    return {
      ...(await tab.evaluate(readVisit)),
      requests: after.requests - before.requests,
      calls: after.calls - before.calls,
      scriptBytes: after.scriptBytes - before.scriptBytes,
    };
  });
}

async function slowDownAll(tab: Page): Promise<void> {
  await tab.setViewport(PHONE.screen);
  await tab.emulateCPUThrottling(PHONE.slowdown);
  await tab.emulateNetworkConditions(PHONE.line);
}
