import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { openSignedIn } from '#tests/support/tabs/walkScreens.ts';

/** Where a screen's title and the tab of its page stand, and what they say. */
function readHead(page: Page) {
  return page.evaluate(() =>
    ['.screen-title', '.page-tab[aria-current]'].map((selector) => {
      const element = document.querySelector(selector);
      const range = document.createRange();
      if (element !== null) range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return [element?.textContent, ...[x, y, width, height].map(Math.round)];
    }),
  );
}

for (const [width, language] of [
  [360, 'de-DE'],
  [1440, 'ar-SA'],
] as const) {
  screenTest(
    `a page without its script has its words where it has them later, in ${language} at ${width} px`,
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 800 });
      const url = `${exchange.url}/user/assets/exchange/index?lang=${language}`;
      await page.setJavaScriptEnabled(false);
      await page.goto(url);
      const first = await readHead(page);
      expect(first[0]?.[0]).toMatch(/\S/);
      const tabTitle = await page.title();

      await page.setJavaScriptEnabled(true);
      await page.goto(url);
      await page.waitForSelector('.market-row');
      expect(await readHead(page)).toEqual(first);
      expect(await page.title()).toBe(tabTitle);
    },
  );
}

/** Screens, and what is there when all of their scripts are. */
const LATE_WORDS = [
  ['/exchange/index', '.ticket-hint'],
  // Beside its title stands the same sentence.
  ['/withdraw/', 'main h2'],
  ['/money-address/risk-check', 'main h2'],
  // Named after an account, which no server knows.
  ['/exchange/lwb-exchange/funding', '[data-rules]'],
] as const;

screenTest.for(LATE_WORDS)(
  'the largest text that a phone paints at %s is the sentence that came with the page, not one that had to wait for scripts',
  async ([path, last], { browser, exchange }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
    await openSignedIn(page, exchange.url);
    await page.goto(`${exchange.url}/user/assets${path}`);
    await page.waitForSelector(last);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const paints = list.getEntries() as unknown as {
              readonly element: Element | null;
              url: string;
            }[];
            resolve(paints.at(-1)?.element?.className ?? 'an element that is gone');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    // The sentence has given way to the ticket by then, so that no element is named; a later one would be.
    expect(largest).toBe('an element that is gone');
  },
);

screenTest(
  'a language that was chosen is that of the next page’s first words',
  async ({ browser, exchange }) => {
    const page = await browser.newPage();
    const url = `${exchange.url}/user/assets/exchange/index`;
    await page.goto(`${url}?lang=de-DE`);
    await page.waitForSelector('.market-row');
    await page.setJavaScriptEnabled(false);
    await page.goto(url);
    expect((await readHead(page))[0]?.[0]).toBe('Konvertieren');
  },
);

screenTest(
  'a user who has switched scripts off sees that the page needs them',
  async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 640 });
    await page.setJavaScriptEnabled(false);
    await page.goto(`${exchange.url}/user/assets/exchange/index`);
    const sentence = await page.evaluate(() => {
      const element = document.querySelector('noscript');
      const { top, bottom } = element?.getBoundingClientRect() ?? {};
      return { text: element?.textContent, top, bottom };
    });
    expect(sentence.text).toContain('needs JavaScript');
    expect(sentence.top).toBeGreaterThan(0);
    expect(sentence.bottom).toBe(640);
  },
);

screenTest(
  'a server of translations with the two namespaces is enough for every word of the tax centre, and while the app’s own file is late bars stand in its place',
  async ({ browser, exchange }) => {
    const page = await browser.newPage();
    const asked: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const namespace = /\/project\/release\/([^/]+)\//.exec(pathname)?.[1];
      if (namespace !== undefined) asked.push(namespace);
      const isFurther = /\/assets\/en(?:-US)?-[\w-]+\.json$/.test(pathname);
      void (isFurther ? released : Promise.resolve()).then(() => request.continue());
    });
    await logIn(page, exchange.url, 'demo@sluice.example', '/user/assets/tax-center');
    await page.waitForSelector('.shell-main .skeleton[data-shown]');
    expect(await page.$eval('.screen-title', (title) => title.textContent)).toMatch(/^Tax cent(?:re|er)$/);
    expect(await page.$('.shell-main .card')).toBeNull();
    release();
    await page.waitForFunction(() => /FIFO/.test(document.querySelector('.shell-main')?.textContent ?? ''));
    expect([...new Set(asked)].sort()).toEqual(['inverse-error-code', 'user-assets']);
    // A key that no file has would stand there as it is.
    expect(await page.$eval('.shell-main', (main) => (main as HTMLElement).innerText)).not.toMatch(
      /\b[a-z]+(?:\.[a-zA-Z]+){1,3}\b(?<!\.example)/,
    );
  },
);
