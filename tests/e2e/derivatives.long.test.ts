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
/** In sight of the box, and four on either side. */
const MOST_MOUNTED = 40;
/** A task is long from here on. */
const LONGEST_MS = 50;
/** With the tolerance of design.md section 10. */
const MOST_MS = 55;
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

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface LongTasks {
  /** Over 50 ms by the clock, other programs of the machine included. */
  readonly byClock: readonly number[];
  /** The longest by the time that the page's own thread was at work, and how many were over 50 ms by that. */
  readonly longestWork: number;
  readonly overByWork: number;
}

/** The tasks of the page's main thread while something is done, in ms. */
async function traceTasks(page: Page, act: () => Promise<void>): Promise<LongTasks> {
  await page.tracing.start({ categories: ['toplevel', '__metadata'] });
  await act();
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { readonly traceEvents: Traced[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
  );
  const msOf = (us = 0): number => Math.round(us / 1_000);
  return {
    byClock: tasks.map(({ dur }) => msOf(dur)).filter((ms) => ms > LONGEST_MS),
    longestWork: Math.max(0, ...tasks.map(({ tdur }) => msOf(tdur))),
    overByWork: tasks.filter(({ tdur }) => msOf(tdur) > LONGEST_MS).length,
  };
}

const describeTasks = ({ byClock, longestWork, overByWork }: LongTasks) => {
  const sorted = byClock.toSorted((one, other) => one - other);
  return {
    overByWork,
    longestWork,
    overByClock: sorted.length,
    median: sorted[sorted.length >> 1] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
};

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
    const clickButton = (name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

    await expect.poll(sumLine, PATIENTLY).toMatch(/^Latest rows/);
    await page.locator('.records-sums summary').click();
    const before = await heapMb();
    const begunMs = performance.now();
    const loading = await traceTasks(page, async () => {
      await clickButton('Load all');
      await expect.poll(sumLine, PATIENTLY).toMatch(/^Rows: 100,000 · Change: \u2066100,000 USDT/);
    });
    const loadMs = Math.round(performance.now() - begunMs);
    expect(await sumLine()).not.toContain('Gaps');
    const loaded = await heapMb();

    let most = 0;
    const scrolling = await traceTasks(page, async () => {
      most = await scrollThrough(page);
    });
    const scrolled = await heapMb();

    const exporting = await traceTasks(page, async () => {
      await clickButton('Export 100,000 rows');
      await page.waitForFunction(() => / rows written/.test(document.body.innerText));
      await clickButton('Cancel export');
      await page.waitForFunction(() => !/ rows written/.test(document.body.innerText));
      await clickButton('Export 100,000 rows');
      await page.waitForFunction(() => /100,000 rows saved/.test(document.body.innerText), {
        timeout: 300_000,
      });
    });
    const exported = await heapMb();

    console.info(
      JSON.stringify({
        ...{ rows: ROWS, loadMs, mostMounted: most },
        tasksMs: {
          loading: describeTasks(loading),
          scrolling: describeTasks(scrolling),
          exporting: describeTasks(exporting),
        },
        heapMb: { before, loaded, scrolled, exported },
      }),
    );
    expect(most).toBeLessThan(MOST_MOUNTED);
    // What is scrolled through and what is written to a file leaves nothing behind.
    expect(scrolled - loaded).toBeLessThan(10);
    expect(exported - loaded).toBeLessThan(10);
    // While rows come, the collector and a cold cache make a few of thousands of tasks longer, and never twice as long.
    expect(loading.overByWork).toBeLessThanOrEqual(5);
    expect(loading.longestWork).toBeLessThan(2 * LONGEST_MS);
    // Once they are there, none is long.
    expect([scrolling.longestWork, exporting.longestWork].filter((ms) => ms > MOST_MS)).toEqual([]);
  },
);
