import type { Browser, Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { findFirefox, openFirefox } from '#tests/support/tabs/openFirefox.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';
import { ticketOf } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';

const LONG = { timeout: 120_000 };
const DEMO = 'demo@sluice.example';
const ASSETS = '/user/assets';
/** How far a page has come when it is left, in ms. */
const LEFT_AFTER_MS = [50, 150, 300, 500, 700, 900, 1_200];

const firefox = findFirefox();

const firefoxTest = test.extend<{ readonly browser: Browser; readonly exchange: Sandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  browser: async ({}, use) => {
    const browser = await openFirefox(firefox ?? '');
    await use(browser);
    await browser.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  exchange: async ({}, use) => {
    const exchange = await createTestSandbox();
    await use(exchange);
    await exchange.close();
  },
});

/** Logs the demo account in; the driver of Firefox has no locators that wait for a frame. */
async function logIn(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/login?redirect_url=${encodeURIComponent(ASSETS + path)}`);
  await shows(page, `[data-account="${DEMO}"]`);
  await page.evaluate(
    (account) => document.querySelector<HTMLElement>(account)?.click(),
    `[data-account="${DEMO}"]`,
  );
}

/** Waits for an element. Puppeteer's own waiting makes code from text, which the page's policy forbids in Firefox. */
async function shows(page: Page, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false);
  await expect.poll(isThere, PATIENTLY).toBe(true);
}

/** By its words: Puppeteer's selectors by name need code from text, which the page's policy forbids in Firefox. */
async function clickByText(page: Page, words: string): Promise<void> {
  const clickButton = (text: string): boolean => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(text));
    if (button?.getAttribute('aria-disabled') === 'true') return false;
    button?.click();
    return button !== undefined;
  };
  await expect.poll(() => page.evaluate(clickButton, words), PATIENTLY).toBe(true);
}

const wordsOf = (page: Page): Promise<string> => page.$eval('main', (main) => main.textContent ?? '');

// Debian has it as firefox-esr; where there is none, the tests are left out and say so.
describe.skipIf(firefox === undefined)('In Firefox', LONG, () => {
  firefoxTest('two tabs share one socket, and prices move', async ({ browser, exchange }) => {
    const first = await openTab(browser, exchange.url);
    await first.showsPrices();
    const second = await openTab(browser, exchange.url);
    await second.showsPrices();
    await second.pricesMove(10_000);
    expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
  });

  firefoxTest('a conversion moves what its price promised', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await logIn(page, exchange.url, '/exchange/index?from=BTC&to=USDT&amount=0.0125&lang=en');
    const ticket = ticketOf(page, exchange);
    await ticket.shows(/Balance/);
    await clickByText(page, 'Preview conversion');
    await shows(page, '.quote-ring');
    const promised = /You receive\s*([\d.]+)/.exec(await ticket.text())?.[1];
    const before = await ticket.free('USDT');
    await clickByText(page, 'Convert BTC to USDT');
    await ticket.shows(/Converted.*You received/);
    expect((await ticket.free('USDT')).minus(before).toFixed()).toBe(promised);
  });

  firefoxTest('a deposit can be prepared, and the history is shown', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await logIn(page, exchange.url, '/deposit?coin=BTC&chain=BTC&lang=en');
    await shows(page, '.deposit-create, .deposit-tick, .deposit-options, .grouped-address');
    await page.goto(`${exchange.url}${ASSETS}/exchange/history?lang=en`);
    await expect.poll(() => wordsOf(page), PATIENTLY).toMatch(/Conversion history/);
  });

  firefoxTest('a log-out in one tab is one in the other', async ({ browser, exchange }) => {
    const first = await browser.newPage();
    await logIn(first, exchange.url, '/records/frozen-assets?lang=en');
    await shows(first, '.sh-who');
    const second = await browser.newPage();
    await second.goto(`${exchange.url}${ASSETS}/withdraw?lang=en`);
    await shows(second, '.sh-who');
    await second.click('.sh-who');
    await second.click('.sh-out');
    await expect.poll(() => new URL(second.url()).pathname, PATIENTLY).toBe('/login');
    await first.bringToFront();
    await expect.poll(() => new URL(first.url()).pathname, PATIENTLY).toBe('/login');
  });

  firefoxTest('a page that is left while it loads reports no failure', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') failures.push(message.text());
    });
    page.on('pageerror', (error) => failures.push(String(error)));
    const open = async (path: string): Promise<void> => {
      // What is left while it loads ends a navigation of the driver's as well, which is no failure of the page.
      await page.goto(`${exchange.url}${ASSETS}${path}`, { waitUntil: 'domcontentloaded' }).catch(() => null);
    };
    for (const afterMs of LEFT_AFTER_MS) {
      await open('/withdraw');
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await open('/deposit');
    }
    await shows(page, 'main');
    expect(failures).toEqual([]);
  });
});
