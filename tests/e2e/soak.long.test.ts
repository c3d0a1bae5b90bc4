import type { Browser, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { describeSlope, fitSlope, isFlat } from '#tests/support/soak/fitSlope.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';
import { type CycleReading, readCycle } from '#tests/support/tabs/soak/readCycle.ts';
import { readSoakSettings } from '#tests/support/tabs/soak/soakSettings.ts';
import { BASE, FIRST_PATH, SCREEN_PATHS } from '#tests/support/tabs/walkScreens.ts';

const { cycles, warmUps, tabs } = readSoakSettings({ cycles: 30, warmUps: 5, tabs: 20 });

marketTest(
  `${cycles} times ${tabs} tabs that are opened, used and closed leave nothing behind`,
  { timeout: (cycles + warmUps) * tabs * 30_000 },
  async ({ browser, exchange, openTabs }) => {
    await logInOnce(browser, exchange.url);
    const [stays] = await openTabs(1);
    const readings: CycleReading[] = [];
    for (let cycle = -warmUps; cycle < cycles; cycle += 1) {
      const opened: Page[] = [];
      for (let at = 0; at < tabs; at += 1) {
        const tab = await openTab(browser, exchange.url);
        await tab.showsPrices();
        await use(tab.page, at);
        opened.push(tab.page);
      }
      for (const page of opened) await page.close();
      await stays.page.bringToFront();
      await stays.pricesMove(20_000);
      // The workers learn of a closed tab by its lock, which falls free by itself.
      await expect.poll(stays.words, { timeout: 20_000 }).toMatch(/^Live · one connection · /);
      const reading = await readCycle(stays.page, exchange);
      if (cycle >= 0) readings.push(reading);
      console.log(`Soak: cycle ${cycle + 1} of ${cycles} ${JSON.stringify(reading)}`);
    }
    const growing: string[] = [];
    for (const name of Object.keys(readings[0] ?? {}) as (keyof CycleReading)[]) {
      const slope = fitSlope(readings.map((reading) => reading[name]));
      console.log(`Soak: ${describeSlope(name, slope)}`);
      if (!isFlat(slope)) growing.push(describeSlope(name, slope));
    }
    expect(growing).toEqual([]);
  },
);

/** For all tabs of the browser: what a guest opens are half the screens. */
async function logInOnce(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  await logIn(page, origin, 'demo@sluice.example', BASE + FIRST_PATH);
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 60_000 }).toBe(BASE + FIRST_PATH);
  await page.close();
}

/** What a user does in a tab: sorts and searches the market, looks at another pair, and goes to another screen. */
async function use(page: Page, at: number): Promise<void> {
  await page.$eval('[role="columnheader"][data-column="last"] button', click);
  await page.type('input[type="search"]', 'B');
  await page.$eval('.market-row', click);
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    BASE + SCREEN_PATHS[at % SCREEN_PATHS.length],
  );
  await page.waitForSelector('h1');
}

/** In the page: without the pointer, for which a busy tab may not stand still. */
function click(element: Element): void {
  (element as HTMLElement).click();
}
