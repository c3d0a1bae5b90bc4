import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { findObstacles } from '#tests/support/tabs/findObstacles.ts';
import { findLayoutFaults } from '#tests/support/tabs/layoutFaults.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { goToScreen, openSignedIn, SCREEN_PATHS } from '#tests/support/tabs/walkScreens.ts';

const WIDTHS = [320, 480, 768, 1200, 1600];
/** What may move on a page while it loads, in all (issue of the shell). */
const MOST_LAYOUT_SHIFT = 0.01;

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
  for (const language of ['de-DE', 'ru-RU', 'th-TH', 'ar-SA']) {
    marketTest(
      `no word is cut or over another in ${language}, from 320 to 1600 px`,
      { timeout: 180_000 },
      async ({ browser, exchange }) => {
        const page = await browser.newPage();
        await openSignedIn(page, exchange.url, language);
        const faults: Record<string, string[]> = {};
        for (const path of SCREEN_PATHS) {
          await goToScreen(page, path);
          for (const width of WIDTHS) {
            await page.setViewport({ width, height: 900 });
            const found = await page.evaluate(findLayoutFaults);
            if (found.length > 0) faults[`${path} ${width}`] = found;
          }
        }
        expect(faults).toEqual({});
      },
    );
  }

  for (const language of ['en', 'ar-SA']) {
    marketTest(
      `axe finds nothing serious in ${language}, light and dark`,
      { timeout: 180_000 },
      async ({ browser, exchange }) => {
        const page = await browser.newPage();
        await page.setViewport({ width: 1200, height: 900 });
        await openSignedIn(page, exchange.url, language);
        for (const path of [...SCREEN_PATHS, '/no/such/page']) {
          await goToScreen(page, path);
          for (const value of ['light', 'dark']) {
            await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
            expect(await findObstacles(page), `${path} ${value}`).toEqual([]);
          }
        }
      },
    );
  }
});

describe('While a page loads', () => {
  for (const width of [360, 1440]) {
    marketTest(`nothing moves, at ${width} px`, async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 800 });
      await openSignedIn(page, exchange.url);
      for (const path of ['/exchange/index', '/withdraw/', '/exchange/index?site=HKG&lang=zh-HK']) {
        await page.goto(`${exchange.url}/user/assets${path}`);
        await expect
          .poll(() => page.evaluate(() => document.querySelector('.sh-who')?.checkVisibility()), {
            timeout: 20_000,
          })
          .toBe(true);
        // The first prices are what moves most easily.
        if (path.includes('exchange')) await page.waitForSelector('.pair-price .num:not([data-blank])');
        expect(await readLayoutShift(page), path).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
      }
    });
  }
});
