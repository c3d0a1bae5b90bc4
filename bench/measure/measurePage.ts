import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { collectGarbage } from '../browser/collectGarbage.ts';
import { readLongTasks } from '../browser/inPage.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { assertVisibility, type BenchTabs, openTabs } from '../browser/openTabs.ts';
import { busyMsPerSecond, readMainThreads } from '../browser/readMainThreads.ts';
import { readMemoryMb } from '../browser/readMemoryMb.ts';
import { readProcesses } from '../browser/readProcesses.ts';
import { readThreads, spentPerSecond } from '../browser/readThreads.ts';
import { signIn } from '../browser/signIn.ts';
import type { FeedReading, QuoteFeed } from '../feed/createQuoteFeed.ts';
import { type PageServerOptions, servePages } from '../feed/servePages.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import type { PageReading } from './pageReading.ts';
import type { BenchPage } from './pages.ts';
import { readPriceAge, waitForPrices } from './readPriceAge.ts';

export interface MeasureOptions extends PageServerOptions {
  readonly tabs: number;
  readonly seconds: number;
  /** The demo account that Sluice is opened with; without one it is opened as a guest. */
  readonly login?: string | undefined;
  /** Looks less often and waits less: for trying the bench out. */
  readonly isQuick: boolean;
}

/** After loading, tabs have work to finish that is not of the feed. */
const SETTLE_MS = { full: 35_000, quick: 1_000 };
/** Looks at the price age, 500 ms apart: 6 s are two flushes of every page, so that they fall anywhere between two. */
const LOOKS = { full: 12, quick: 4 };

/** Opens a page in many tabs of a fresh browser, on a feed that begins now, and reads what it costs. */
export async function measurePage(
  page: BenchPage,
  options: MeasureOptions,
  cleanup: Cleanup,
): Promise<PageReading> {
  const pace = options.isQuick ? 'quick' : 'full';
  const server = await servePages(options);
  const closeServer = cleanup.add(server.close);
  const { browser, close } = await openBrowser(cleanup);
  try {
    const { startedAtMs } = server.feed;
    if (options.login !== undefined && page.name === 'sluice') {
      const [tab = await browser.newPage()] = await browser.pages();
      await signIn(tab, server.url, options.login);
    }
    const tabs = await openTabs(browser, server.url + page.path, options.tabs);
    await waitForPrices(tabs.front, page, startedAtMs);
    await collectGarbage([tabs.front, ...tabs.hidden]);
    await sleep(SETTLE_MS[pace]);
    await assertVisibility(tabs);
    const session = await browser.target().createCDPSession();
    const cost = await readCost(tabs, { session, feed: server.feed, seconds: options.seconds });
    const priceAgeSeconds = await readPriceAge(tabs.front, page, startedAtMs, LOOKS[pace]);
    return { ...cost, priceAgeSeconds };
  } finally {
    await close();
    await closeServer();
  }
}

interface Measured {
  /** The session of the browser itself, not of a tab. */
  readonly session: CDPSession;
  readonly feed: QuoteFeed;
  readonly seconds: number;
}

async function readCost(
  { front, hidden }: BenchTabs,
  { session, feed, seconds }: Measured,
): Promise<Omit<PageReading, 'priceAgeSeconds'>> {
  const all = [front, ...hidden];
  // Asking the tabs costs a little too, so it is left outside of the processor's two readings.
  const threadsBefore = await readMainThreads(all);
  const before = await readTotals(session, feed);
  await sleep(seconds * 1000);
  const after = await readTotals(session, feed);
  const threadsAfter = await readMainThreads(all);
  const tasks = await front.evaluate(readLongTasks);

  const elapsed = (after.atMs - before.atMs) / 1000;
  const threads =
    before.threads === null || after.threads === null
      ? null
      : spentPerSecond(before.threads, after.threads, elapsed);
  const [frontMs = null, ...hiddenMs] = threadsAfter.map((thread, at) => {
    const start = threadsBefore[at];
    return start === undefined ? 0 : busyMsPerSecond(start, thread);
  });
  const rate = (read: (feed: FeedReading) => number): number =>
    (read(after.feed) - read(before.feed)) / elapsed;
  return {
    frontMs,
    hiddenMs: hiddenMs.reduce((sum, ms) => sum + ms, 0) / hiddenMs.length,
    pagesCpuMs: threads?.pagesMs ?? null,
    workersCpuMs: threads?.workersMs ?? null,
    cpuPercent: ((after.cpuSeconds - before.cpuSeconds) / elapsed) * 100,
    memoryMb: readMemoryMb(after.pids),
    sockets: after.feed.sockets,
    feedKbPerSecond: rate(({ receivedBytes }) => receivedBytes) / 1000,
    longTasks: tasks.filter(({ startedAtMs }) => startedAtMs >= before.atMs && startedAtMs < after.atMs)
      .length,
    framesPerSecond: rate(({ rounds }) => rounds),
    withheld: after.feed.withheld - before.feed.withheld,
  };
}

async function readTotals(session: CDPSession, feed: QuoteFeed) {
  const processes = await readProcesses(session);
  const threads = readThreads(processes.pids);
  return { ...processes, threads, atMs: performance.timeOrigin + performance.now(), feed: feed.read() };
}
