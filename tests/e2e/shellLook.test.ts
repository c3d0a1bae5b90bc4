import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { findCutWords, findEachObstacle, openSignedIn } from '#tests/support/tabs/walkScreens.ts';

const LONG = { timeout: 180_000 };
/** What may move on a page while it loads, in all (issue of the shell). */
const MOST_LAYOUT_SHIFT = 0.01;

/** What is there once the figures of a page are: what comes last is what moves others. */
const LAST_TO_COME = {
  '/exchange/index': '.pair-price .num:not([data-blank])',
  '/withdraw/': '.screen-head',
  '/exchange/index?site=HKG&lang=zh-HK': '.pair-price .num:not([data-blank])',
  '/otc/index?lang=de-DE': '[data-saving]',
  '/otc/convert?lang=de-DE': '[data-saving]',
  '/exchange/lwb-exchange?lang=de-DE': '[data-totals]',
} as const;

/** The sum of layout shifts since the page was opened. */
function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are handed over before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

describe('On every screen', () => {
  screenTest(
    'no word is cut or over another in ar-SA, from 320 to 1600 px',
    LONG,
    async ({ browser, exchange }) => expect(await findCutWords({ browser, exchange }, 'ar-SA')).toEqual({}),
  );

  screenTest('axe finds nothing serious in en, light and dark', LONG, async ({ browser, exchange }) =>
    expect(await findEachObstacle({ browser, exchange }, 'en')).toEqual({}),
  );
});

describe('While a page loads', () => {
  screenTest(
    'notices move nothing, neither the first time nor when they were there before',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 800 });
      await openSignedIn(page, exchange.url);
      for (const time of ['first', 'again']) {
        await page.goto(`${exchange.url}/user/assets/deposit/`);
        await page.waitForSelector('.stack-item', PATIENTLY);
        expect(await readLayoutShift(page), time).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
      }
    },
  );

  for (const width of [360, 1440]) {
    screenTest(`nothing moves, at ${width} px`, async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 800 });
      await openSignedIn(page, exchange.url);
      for (const [path, last] of Object.entries(LAST_TO_COME)) {
        await page.goto(`${exchange.url}/user/assets${path}`);
        await expect
          .poll(() => page.evaluate(() => document.querySelector('.sh-who')?.checkVisibility()), {
            timeout: 20_000,
          })
          .toBe(true);
        await page.waitForSelector(last, PATIENTLY);
        expect(await readLayoutShift(page), path).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
      }
    });
  }
});
