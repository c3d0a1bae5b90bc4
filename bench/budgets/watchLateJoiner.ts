import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { openBrowser } from '../browser/openBrowser.ts';
import { loadPage, openTabs } from '../browser/openTabs.ts';
import { type PageServerOptions, servePages } from '../feed/servePages.ts';
import { median } from '../measure/median.ts';
import { describePage } from '../measure/pages.ts';
import { waitForPrices } from '../measure/readPriceAge.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { countRows, keepCopies, readNextOrder, watchNextOrder } from './inApp.ts';
import { readPerfPanel } from './readPerfPanel.ts';

/** What a user sees who opens Sluice in one more tab, under the full feed. */
export interface LateJoin {
  /** From the tab's hello to its first prices, in ms; null if none came. */
  readonly firstPricesMs: number | null;
  /** From a click on a column's title to the frame that shows the new order: the median of some clicks, in ms. */
  readonly clickMs: number | null;
  /** Rows that a batch held during those clicks, in the mean, and rows that the table has in sight. */
  readonly rowsPerBatch: number;
  readonly rowsInSight: number;
  /** Size of the largest batch that any tab got, in bytes. */
  readonly largestBatchBytes: number;
}

const TABS_BEFORE = 5;
const CLICKS = 5;
/** Not in step with the 3 s of the batches, so that the clicks fall anywhere between two of them. */
const PAUSE_MS = 1_300;
/** The panel reads its figures once a second. */
const PANEL_PERIOD_MS = 1_200;
const TURNOVER_TITLE = '.market-head [data-column="turnover"] button';

/** Opens five tabs of Sluice in a fresh browser and then a sixth, and sorts its table by turnover to and fro. */
export async function watchLateJoiner(options: PageServerOptions, cleanup: Cleanup): Promise<LateJoin> {
  const server = await servePages(options);
  const closeServer = cleanup.add(server.close);
  const { browser, close } = await openBrowser(cleanup);
  try {
    const page = describePage('sluice');
    const { front } = await openTabs(browser, server.url + page.path, TABS_BEFORE);
    await waitForPrices(front, page, server.feed.startedAtMs);

    const late = await browser.newPage();
    await late.evaluateOnNewDocument(keepCopies);
    await loadPage(late, `${server.url}${page.path}?perf`);
    await waitForPrices(late, page, server.feed.startedAtMs);
    // The pointer is over the table before it is pressed, as a user's is.
    await late.hover(TURNOVER_TITLE);
    await sleep(PANEL_PERIOD_MS);
    const before = await readPerfPanel(late);
    const clicksMs: number[] = [];
    while (clicksMs.length < CLICKS) clicksMs.push(await timeSort(late));
    await sleep(PANEL_PERIOD_MS);
    const after = await readPerfPanel(late);
    const batches = after.gateway.batches - before.gateway.batches;
    return {
      firstPricesMs: after.page.firstPatchMs,
      clickMs: median(clicksMs),
      rowsPerBatch: (after.gateway.rowsSent - before.gateway.rowsSent) / batches,
      rowsInSight: await late.evaluate(countRows),
      largestBatchBytes: after.gateway.largestBatchBytes,
    };
  } finally {
    await close();
    await closeServer();
  }
}

async function timeSort(tab: Page): Promise<number> {
  await sleep(PAUSE_MS);
  await tab.hover(TURNOVER_TITLE);
  await tab.evaluate(watchNextOrder);
  await tab.click(TURNOVER_TITLE);
  return tab.evaluate(readNextOrder);
}
