import { describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { findWebKit, openWebKit, type WebKitBrowser } from '#tests/support/tabs/openWebKit.ts';
import { booksOf, keepRecipient } from '#tests/support/tabs/openWithdraw.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { clickByText, clickElement, logInPlainly, shows, wordsIn } from '#tests/support/tabs/plainSteps.ts';
import { readFunds } from '#tests/support/tabs/readFunds.ts';
import { SECURITY_CODES } from '#tests/support/tabs/securityCodes.ts';

const LONG = { timeout: 180_000 };
const DEMO = 'demo@sluice.example';
const DEMO_UID = 20_000_001;
const FUND_PASSWORD = 'sluice-fund';
const ASSETS = '/user/assets';

const webkit = findWebKit();

const webkitTest = test.extend<{ readonly browser: WebKitBrowser; readonly exchange: Sandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  browser: async ({}, use) => {
    if (webkit === undefined) throw new Error('There is no WebKit here.');
    const browser = await openWebKit(webkit);
    await use(browser);
    await browser.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  exchange: async ({}, use) => {
    const exchange = await createTestSandbox({ hasPast: true });
    await exchange.exchange.open();
    await use(exchange);
    await exchange.close();
  },
});

// Debian has it as webkit2gtk-driver and xvfb; where they are missing, the tests are left out and say so.
describe.skipIf(webkit === undefined)('In WebKit', LONG, () => {
  webkitTest('two tabs share one socket, and prices move', async ({ browser, exchange }) => {
    const first = await browser.newPage();
    await first.goto(`${exchange.url}${ASSETS}/exchange/index?lang=en`);
    await shows(first, '.market-row [data-column="last"]');
    const second = await browser.newPage();
    await second.goto(`${exchange.url}${ASSETS}/exchange/index?lang=en`);
    await shows(second, '.market-row [data-column="last"]');
    const prices = (): Promise<string> => wordsIn(second, '.market-rows, [role="rowgroup"]:last-child');
    const before = await prices();
    await expect.poll(prices, PATIENTLY).not.toBe(before);
    expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
  });

  webkitTest('a conversion moves what its price promised', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await logInPlainly(page, exchange.url, DEMO, '/exchange/index?from=BTC&to=USDT&amount=0.0125&lang=en');
    await clickByText(page, 'Preview conversion');
    await shows(page, '.quote-ring');
    const words = async (): Promise<string> =>
      (await wordsIn(page, '.exchange-ticket')).replace(/(?<=\d),(?=\d)/g, '');
    const promised = /You receive\s*([\d.]+)/.exec(await words())?.[1];
    const before = await readFunds(exchange, DEMO_UID, 'USDT');
    await clickByText(page, 'Convert BTC to USDT');
    await expect.poll(words, PATIENTLY).toMatch(/Converted.*You received/);
    expect((await readFunds(exchange, DEMO_UID, 'USDT')).minus(before).toFixed()).toBe(promised);
  });

  webkitTest('a deposit address is shown, and a list with its rows', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await logInPlainly(page, exchange.url, DEMO, '/deposit?coin=BTC&chain=BTC&lang=en');
    await shows(page, '.deposit-create, .grouped-address');
    if ((await wordsIn(page, '.grouped-address')) === '') await clickByText(page, 'Create address');
    await shows(page, '.grouped-address');
    await page.goto(`${exchange.url}${ASSETS}/exchange/history?lang=en&start=90d&type=instant`);
    await shows(page, '.records-table tbody tr');
    await clickByText(page, 'Export');
    await expect.poll(() => wordsIn(page, 'main'), PATIENTLY).toMatch(/[\d,]+ rows? saved/);
  });

  webkitTest('a withdrawal with its codes is booked once', async ({ browser, exchange }) => {
    await keepRecipient(exchange);
    const page = await browser.newPage();
    await logInPlainly(page, exchange.url, DEMO, '/withdraw?coin=USDT&chain=TRX&lang=en');
    await clickByText(page, 'Northwind');
    await expect.poll(() => wordsIn(page, 'main'), PATIENTLY).toContain('In your address book');
    await page.type('.amount-input', '61.5');
    await clickByText(page, 'Review withdrawal');
    await clickByText(page, 'Continue to security check');
    await shows(page, '[role="dialog"] form input[type="password"]');
    await page.type('[role="dialog"] form input[type="password"]', FUND_PASSWORD);
    const [first, second] = SECURITY_CODES;
    const CODES = '[role="dialog"] form input:not([type="password"])';
    await page.evaluate(markCodes, CODES);
    await page.type('[data-code="0"]', first);
    await page.type('[data-code="1"]', second);
    await clickByText(page, 'Confirm');
    await expect.poll(() => wordsIn(page, 'main'), PATIENTLY).toMatch(/61\.5 USDT (?:on its way|sent)/);
    expect(await booksOf(exchange).booked('61.5')).toHaveLength(1);
  });

  webkitTest('a log-out in one tab is one in the other', async ({ browser, exchange }) => {
    const first = await browser.newPage();
    await logInPlainly(first, exchange.url, DEMO, '/records/frozen-assets?lang=en');
    await shows(first, '.sh-who');
    const second = await browser.newPage();
    await second.goto(`${exchange.url}${ASSETS}/withdraw?lang=en`);
    await clickElement(second, '.sh-who');
    await clickElement(second, '.sh-out');
    const pathOf = async (page: typeof first): Promise<string> => new URL(await page.url()).pathname;
    await expect.poll(() => pathOf(second), PATIENTLY).toBe('/login');
    await first.bringToFront();
    await expect.poll(() => pathOf(first), PATIENTLY).toBe('/login');
  });
});

/** In the page: gives the fields of codes names that a driver finds them by, in their order. */
function markCodes(selector: string): void {
  for (const [at, field] of document.querySelectorAll(selector).entries()) {
    field.setAttribute('data-code', String(at));
  }
}
