import { sql } from 'drizzle-orm';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { createClient } from '../../bench/exchange/createClient.ts';

const ROWS = 100_000;
const ACCOUNT = 'demo@sluice.example';
const DEMO = 20_000_001;
/** Two years of a row every ten minutes. */
const SPACING_MS = 600_000;
/** In sight of the box, and eight on either side. */
const MOST_MOUNTED = 60;
const LONGEST_MS = 50;
const PATIENTLY = { timeout: 300_000, interval: 500 };
const MEGABYTE = 1_048_576;

/** A log in which every row brings one USDT, and each balance is the one before with it. */
async function writeLog({ exchange }: Sandbox): Promise<void> {
  const newestMs = Date.now() - SPACING_MS;
  await exchange.database.sql.execute(sql`delete from derivatives where uid = ${DEMO}`);
  await exchange.database.sql.execute(sql`
    insert into derivatives
    select 'long-' || n, ${DEMO}, 'BTCUSDT', case when n % 2 = 0 then 'Buy' else 'Sell' end, 'TRADE', 0.015, 0.03, 'USDT',
      64231.5, -0.25, 0.05, 0.00055, 0.8, 1, n, 0, 't-' || n, 'o-' || n / 4, ${newestMs} - (${ROWS} - n) * ${SPACING_MS}::bigint
    from generate_series(1, ${ROWS}) as n`);
}

/** Tasks over 50 ms from now on, by phase; the browser reports no others. */
async function watchTasks(page: Page) {
  await page.evaluate(() => {
    const kept: number[] = [];
    Object.assign(window, { keptTasks: kept });
    new PerformanceObserver((list) =>
      kept.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  return (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { readonly keptTasks: number[] }).keptTasks.splice(0));
}

/** Through the whole list at 2,200 px a frame and then in jumps; the most rows that were mounted. */
function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const box = document.querySelector('.records-scroller') as HTMLElement;
    let most = 0;
    const next = async (top: number): Promise<void> => {
      box.scrollTop = top;
      await new Promise(requestAnimationFrame);
      most = Math.max(most, document.querySelectorAll('.records-open').length);
    };
    for (let at = 0; at < 400; at += 1) await next(box.scrollTop + 2_200);
    for (let at = 0; at <= 100; at += 1) await next((box.scrollHeight * at) / 100);
    await next(0);
    return most;
  });
}

screenTest(
  '100,000 changes are loaded, scrolled through and written to a file without blocking the page',
  { timeout: 900_000 },
  async ({ browser, exchange }) => {
    // The exchange opens its books with the first call.
    await (await createClient(exchange.url, ACCOUNT)).close();
    await writeLog(exchange);
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 1000 });
    const start = new Date(Date.now() - 700 * 86_400_000).toISOString().slice(0, 10);
    await logIn(page, exchange.url, ACCOUNT, `/user/assets/records/derivatives?start=${start}&lang=en`);
    const session = await page.createCDPSession();
    const heapMb = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      return Math.round((await session.send('Runtime.getHeapUsage')).usedSize / MEGABYTE);
    };
    const sumLine = (): Promise<string> =>
      page.$eval('.records-sums summary', ({ textContent }) => textContent).catch(() => '');
    const press = (name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

    await expect.poll(sumLine, PATIENTLY).toMatch(/^Newest rows/);
    await page.locator('.records-sums summary').click();
    const before = await heapMb();
    const takeTasks = await watchTasks(page);
    const begunMs = performance.now();
    await press('Load all');
    await expect.poll(sumLine, PATIENTLY).toMatch(/^Rows: 100,000 · Change: \u2066100,000 USDT/);
    const loadMs = Math.round(performance.now() - begunMs);
    const whileLoading = await takeTasks();
    expect(await sumLine()).not.toContain('Gaps');
    const loaded = await heapMb();

    await takeTasks();
    const most = await scrollThrough(page);
    const whileScrolling = await takeTasks();
    const scrolled = await heapMb();

    await takeTasks();
    await press('Export 100,000 rows');
    await page.waitForFunction(() => / rows written/.test(document.body.innerText));
    await press('Cancel the export');
    await page.waitForFunction(() => !/ rows written/.test(document.body.innerText));
    await press('Export 100,000 rows');
    await page.waitForFunction(() => /100,000 rows saved/.test(document.body.innerText), {
      timeout: 300_000,
    });
    const whileExporting = await takeTasks();
    const exported = await heapMb();

    console.info(
      JSON.stringify({
        ...{ rows: ROWS, loadMs, mostMounted: most },
        longTasksMs: { whileLoading, whileScrolling, whileExporting },
        heapMb: { before, loaded, scrolled, exported },
      }),
    );
    expect(most).toBeLessThan(MOST_MOUNTED);
    // What is scrolled through and what is written to a file leaves nothing behind.
    expect(scrolled - loaded).toBeLessThan(10);
    expect(exported - loaded).toBeLessThan(10);
    for (const tasks of [whileLoading, whileScrolling, whileExporting]) {
      expect(Math.max(0, ...tasks)).toBeLessThan(LONGEST_MS);
    }
  },
);
