import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { killWorker } from '#tests/support/tabs/killWorker.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const MARKET = '/user/assets/exchange/index';
/** The exchange opens its state when it is first asked, which takes a moment. */
const PATIENTLY = { timeout: 20_000 };
/** Issue of the shell: logout and a change of user reach every tab within a second. */
const FOLLOWED_WITHIN = { timeout: 1_000, interval: 20 };

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

async function logIn(page: Page, origin: string, account: string, path: string): Promise<void> {
  // A hidden page draws nothing, and so never says that a button stands still.
  await page.bringToFront();
  await page.goto(`${origin}/login?redirect_url=${encodeURIComponent(path)}`);
  await page.locator(`[data-account="${account}"]`).click();
  await expect.poll(() => pathOf(page), PATIENTLY).toBe(path);
}

/** What the header says of who is there: a name, or the way in. */
function readHeader(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.sh-who, .sh-login')].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    return shown?.textContent ?? '';
  });
}

describe('A page that needs a login', () => {
  screenTest('leads a guest to /login, and back to where they were going', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    const asked = '/user/assets/withdraw/?coin=BTC';
    await page.setViewport({ width: 1200, height: 800 });
    await page.goto(exchange.url + asked);
    await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toBe('/login');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(exchange.url + asked);
    await page.locator('[data-account="demo@sluice.example"]').click();
    await expect.poll(() => pathOf(page), PATIENTLY).toBe(asked);
    await expect.poll(() => readHeader(page), PATIENTLY).toContain('Dana');
  });

  screenTest('may be opened without one where product.md says so', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    for (const path of [MARKET, `${MARKET}/`, '/user/assets/otc/index', '/user/assets/otc/convert']) {
      await page.goto(exchange.url + path);
      await expect.poll(() => readHeader(page), PATIENTLY).toContain('Log in');
      expect(pathOf(page)).toBe(path);
    }
  });

  screenTest('is where the root of the app leads, typed without its slash', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.goto(`${exchange.url}/user/assets`);
    await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toBe('/login');
    await page.locator('[data-account="demo@sluice.example"]').click();
    await expect.poll(() => readHeader(page), PATIENTLY).toContain('Dana');
    await page.goto(`${exchange.url}/user/assets`);
    await expect.poll(() => readHeader(page), PATIENTLY).toContain('Dana');
    expect(pathOf(page)).toMatch(/^\/user\/assets\/[a-z]/);
  });
});

describe('A session that has ended', () => {
  screenTest('is told on a page for guests too, once', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1200, height: 800 });
    await logIn(page, exchange.url, 'demo@sluice.example', MARKET);
    await forgetSession(page);
    await page.reload();
    const wordsShown = () =>
      page.evaluate(
        () => document.body.innerText.match(/Your session ended\. Log in to continue\./g)?.length,
      );
    await expect.poll(wordsShown, PATIENTLY).toBe(1);
    expect(pathOf(page)).toBe(MARKET);
    expect(await readHeader(page)).toContain('Log in');
  });

  screenTest(
    'ends on the page though its gateway was killed meanwhile, and no balance of a guest is shown as the user’s',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1200, height: 800 });
      await logIn(page, exchange.url, 'demo@sluice.example', `${MARKET}?from=BTC&to=USDT`);
      await expect.poll(() => readHeader(page), PATIENTLY).toContain('Dana');
      await expect.poll(() => page.evaluate(readAvailable), PATIENTLY).toContain('Available');
      const before = await page.evaluate(readAvailable);
      await page.evaluate(recordAvailable);
      await forgetSession(page);
      // The page asks the next gateway for everything on screen, which the exchange answers as it would a guest.
      await killWorker(page.browser(), 'gateway');
      await expect.poll(() => readHeader(page), PATIENTLY).toContain('Log in');
      const shown = await page.evaluate(() => (globalThis as unknown as { shown: readonly string[] }).shown);
      expect([...new Set([before, ...shown])].filter((text) => text !== '')).toEqual([before]);
    },
  );
});

/** The exchange no longer knows the session, while the page still has its token. */
async function forgetSession(page: Page): Promise<void> {
  const context = page.browserContext();
  const kept = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(kept).not.toEqual([]);
  await context.deleteCookie(...kept);
}

/** In the page: "Available 0.5 BTC"; empty where the ticket says none. */
function readAvailable(): string {
  const text = document.querySelector('.exchange-ticket')?.textContent ?? '';
  return /Available [^A-Z]* [A-Z]+(?=From)/.exec(text.replaceAll(/[\u2066-\u2069]/g, ''))?.[0] ?? '';
}

/** In the page: keeps every such text from now on, however shortly it is shown. */
function recordAvailable(): void {
  const shown: string[] = [];
  Object.assign(globalThis, { shown });
  const read = (): void => {
    const text = document.querySelector('.exchange-ticket')?.textContent ?? '';
    const plain = text.replaceAll(/[\u2066-\u2069]/g, '');
    shown.push(/Available [^A-Z]* [A-Z]+(?=From)/.exec(plain)?.[0] ?? '');
  };
  new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true });
}

describe('Logging out', () => {
  screenTest(
    'in one tab makes guests of the tabs on open pages and leads the others to /login',
    async ({ browser, exchange }) => {
      const [first, market, records] = [
        await browser.newPage(),
        await browser.newPage(),
        await browser.newPage(),
      ];
      await logIn(first, exchange.url, 'demo@sluice.example', MARKET);
      await market.goto(exchange.url + MARKET);
      await records.goto(`${exchange.url}/user/assets/records/frozen-assets`);
      for (const page of [market, records]) {
        await expect.poll(() => readHeader(page), PATIENTLY).toContain('Dana');
      }
      await first.bringToFront();
      await first.locator('.sh-who').click();
      await first.locator('.sh-out').click();
      await expect.poll(() => pathOf(first), PATIENTLY).toBe('/login');
      await expect.poll(() => pathOf(records), FOLLOWED_WITHIN).toBe('/login');
      await expect.poll(() => readHeader(market), FOLLOWED_WITHIN).toContain('Log in');
      expect(pathOf(market)).toBe(MARKET);
    },
  );
});

/** The pair and the amount of the ticket, as its address and its fields have them. */
function readTicket(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('.amount-input')];
    return [location.search, ...fields.map(({ value }) => value)].join(' ');
  });
}

describe('Another user', () => {
  screenTest('finds nothing of what the one before has typed', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1200, height: 1000 });
    await logIn(page, exchange.url, 'demo@sluice.example', `${MARKET}?from=ETH&to=USDT`);
    await page.locator('.amount-input').fill('0.0321');
    await expect.poll(() => new URL(page.url()).search, PATIENTLY).toContain('amount=0.0321');
    const typed = pathOf(page);
    await page.goto(`${exchange.url}/login`);
    await page.locator('#log-out').click();
    // The way back from the login is the address in which the amount was typed.
    await page.goto(`${exchange.url}/login?redirect_url=${encodeURIComponent(typed)}`);
    await page.locator('[data-account="vip@sluice.example"]').click();
    await expect.poll(() => readHeader(page), PATIENTLY).toContain('Vera');
    await page.waitForSelector('.amount-input', PATIENTLY);
    await expect.poll(() => readTicket(page), PATIENTLY).not.toMatch(/0\.0321|ETH/);
    await page.reload();
    await page.waitForSelector('.amount-input', PATIENTLY);
    expect(await readTicket(page)).not.toMatch(/0\.0321|ETH/);
  });

  screenTest('who logs in is in every tab within a second', async ({ browser, exchange }) => {
    const [first, second] = [await browser.newPage(), await browser.newPage()];
    await logIn(first, exchange.url, 'demo@sluice.example', MARKET);
    await second.goto(exchange.url + MARKET);
    await expect.poll(() => readHeader(second), PATIENTLY).toContain('Dana');
    await first.bringToFront();
    await first.goto(`${exchange.url}/login`);
    await first.locator('#log-out').click();
    await logIn(first, exchange.url, 'vip@sluice.example', MARKET);
    await expect.poll(() => readHeader(first), PATIENTLY).not.toContain('Dana');
    await second.bringToFront();
    await expect.poll(() => readHeader(second), FOLLOWED_WITHIN).not.toContain('Dana');
  });
});
