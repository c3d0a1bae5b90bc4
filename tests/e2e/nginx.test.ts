import type { Frame, Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { lacksNginx, NGINX_REASON } from '#tests/support/node/needsNginx.ts';
import { observe, readObserved } from '#tests/support/tabs/inPage.ts';
import { nginxTest } from '#tests/support/tabs/nginxTest.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { onEachScreen, openSignedIn } from '#tests/support/tabs/walkScreens.ts';

const LONG = { timeout: 240_000 };
const PAGE = '/user/assets/exchange/index?lang=en';
const HOST = 'https://web.telegram.org';

/** The errors of a page and what its policy refused. */
async function openWatched(page: Page): Promise<string[]> {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) failures.push(message.text());
  });
  await page.evaluateOnNewDocument(observe);
  return failures;
}

/** Opens an entry within a page of the web host that Telegram has. */
async function openInFrame(page: Page, origin: string): Promise<Frame | undefined> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().startsWith(HOST)) return void request.continue();
    const body = `<!doctype html><iframe width="1000" height="900" src="${origin}${PAGE}"></iframe>`;
    void request.respond({ contentType: 'text/html', body });
  });
  await page.goto(`${HOST}/a/`);
  return page.frames().find((frame) => frame.parentFrame() !== null);
}

const countRows = (frame: Page | Frame): Promise<number> =>
  frame.evaluate(() => document.querySelectorAll('.market-row').length).catch(() => 0);

// Debian has it as nginx; where there is none, the tests are left out and say so.
describe.skipIf(lacksNginx)(`Behind nginx${NGINX_REASON}`, LONG, () => {
  nginxTest(
    'every screen is shown, prices are live, and no policy is violated',
    async ({ browser, exchange, site }) => {
      const page = await browser.newPage();
      const failures = await openWatched(page);
      await openSignedIn(page, site.origin);
      await expect.poll(() => countRows(page), PATIENTLY).toBeGreaterThan(5);
      expect(exchange.state().sockets).toBe(1);
      await onEachScreen(page, async () => {
        failures.push(...(await page.evaluate(readObserved)).violations);
      });
      expect(failures).toEqual([]);
    },
  );

  nginxTest(
    'the host of a mini app may show its own entry in a frame, and not the other one',
    async ({ browser, site }) => {
      const page = await browser.newPage();
      const framed = await openInFrame(page, site.framedOrigin);
      await expect.poll(async () => framed && countRows(framed), PATIENTLY).toBeGreaterThan(5);
      const other = await openInFrame(await browser.newPage(), site.origin);
      expect(await other?.evaluate(() => document.title).catch(() => '')).not.toMatch(/Sluice/);
    },
  );

  nginxTest(
    'the entry for a frame has neither withdrawals nor the address book',
    async ({ browser, site }) => {
      const page = await browser.newPage();
      await openSignedIn(page, site.framedOrigin);
      const links = await page.$$eval('nav a', (all) => all.map((link) => link.getAttribute('href')));
      expect(links.filter((href) => /withdraw|money-address/.test(href ?? ''))).toEqual([]);
      expect(links.filter((href) => /deposit/.test(href ?? ''))).not.toEqual([]);
      for (const path of ['withdraw', 'money-address', 'money-address/batch']) {
        await page.goto(`${site.framedOrigin}/user/assets/${path}?lang=en`);
        await expect.poll(() => page.$('.page-notice').catch(() => null), PATIENTLY).not.toBeNull();
        expect(await page.$('form')).toBeNull();
      }
    },
  );
});
