import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { findFirefox, openFirefox } from '#tests/support/tabs/openFirefox.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';
import { ticketOf } from '#tests/support/tabs/openTicket.ts';
import { booksOf, keepRecipient } from '#tests/support/tabs/openWithdraw.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { clickByText, logInPlainly, shows, wordsIn } from '#tests/support/tabs/plainSteps.ts';
import { SECURITY_CODES } from '#tests/support/tabs/securityCodes.ts';

const LONG = { timeout: 120_000 };
const DEMO = 'demo@sluice.example';
const FUND_PASSWORD = 'sluice-fund';
const ASSETS = '/user/assets';
/** How far a page has come when it is left, in ms. */
const LEFT_AFTER_MS = [50, 150, 300, 500, 700, 900, 1_200];

const firefox = findFirefox();

interface FirefoxFixtures {
  /** Where files are saved. */
  readonly downloads: string;
  readonly browser: Browser;
  readonly exchange: Sandbox;
}

const firefoxTest = test.extend<FirefoxFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  downloads: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'sluice-downloads-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  browser: async ({ downloads }, use) => {
    const browser = await openFirefox(firefox ?? '', downloads);
    await use(browser);
    await browser.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  exchange: async ({}, use) => {
    const exchange = await createTestSandbox({ hasPast: true });
    await use(exchange);
    await exchange.close();
  },
});

/** Takes what is asked before an address is shown, and waits for it. */
async function showAddress(page: Page): Promise<void> {
  await shows(page, '.deposit-create, .grouped-address');
  if ((await page.$('.grouped-address')) === null) await clickByText(page, 'Create address');
  await shows(page, '.deposit-sheet');
}

const wordsOf = (page: Page): Promise<string> => wordsIn(page, 'main');

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
    await logInPlainly(page, exchange.url, DEMO, '/exchange/index?from=BTC&to=USDT&amount=0.0125&lang=en');
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
    await logInPlainly(page, exchange.url, DEMO, '/deposit?coin=BTC&chain=BTC&lang=en');
    await showAddress(page);
    await page.goto(`${exchange.url}${ASSETS}/exchange/history?lang=en`);
    await expect.poll(() => wordsOf(page), PATIENTLY).toMatch(/Conversion history/);
  });

  firefoxTest('a withdrawal with its codes is booked once', async ({ browser, exchange }) => {
    await exchange.exchange.open();
    await keepRecipient(exchange);
    const page = await browser.newPage();
    await logInPlainly(page, exchange.url, DEMO, '/withdraw?coin=USDT&chain=TRX&lang=en');
    await clickByText(page, 'Northwind');
    await expect.poll(() => wordsOf(page), PATIENTLY).toContain('In your address book');
    await page.type('.amount-input', '61.5');
    await clickByText(page, 'Review withdrawal');
    await clickByText(page, 'Continue to security check');
    await shows(page, '[role="dialog"] form input');
    const secrets = [...SECURITY_CODES];
    for (const field of await page.$$('[role="dialog"] form input')) {
      const isPassword = await field.evaluate((input) => input.type === 'password');
      await field.type(isPassword ? FUND_PASSWORD : (secrets.shift() ?? ''));
    }
    await clickByText(page, 'Confirm');
    await expect.poll(() => wordsOf(page), PATIENTLY).toMatch(/61\.5 USDT (?:on its way|sent)/);
    expect(await booksOf(exchange).booked('61.5')).toHaveLength(1);
  });

  firefoxTest('a list is saved as the CSV that it says', async ({ browser, exchange, downloads }) => {
    const page = await browser.newPage();
    await logInPlainly(page, exchange.url, DEMO, '/exchange/history?lang=en&start=90d&type=instant');
    await shows(page, '.records-table tbody tr');
    await clickByText(page, 'Export');
    const saved = async (): Promise<string> => /([\d,]+) rows? saved/.exec(await wordsOf(page))?.[1] ?? '';
    await expect.poll(saved, PATIENTLY).not.toBe('');
    const files = (): Promise<readonly string[]> => readdir(downloads);
    await expect.poll(files, PATIENTLY).toEqual([expect.stringMatching(/\.csv$/)]);
    const [name = ''] = await files();
    const lines = (await readFile(join(downloads, name), 'utf8')).trim().split('\r\n');
    expect(lines.length - 1).toBe(Number((await saved()).replaceAll(',', '')));
    expect(lines.length).toBeGreaterThan(5);
  });

  firefoxTest('a deposit address is printed on one sheet', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await logInPlainly(page, exchange.url, DEMO, '/deposit?coin=BTC&chain=BTC&lang=en');
    await showAddress(page);
    const sheets = /\/Type\s*\/Page\b/g;
    const printed = Buffer.from(await page.pdf()).toString('latin1');
    expect(printed.match(sheets)).toHaveLength(1);
  });

  firefoxTest('a log-out in one tab is one in the other', async ({ browser, exchange }) => {
    const first = await browser.newPage();
    await logInPlainly(first, exchange.url, DEMO, '/records/frozen-assets?lang=en');
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
