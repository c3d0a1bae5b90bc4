import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { openKeyboard, type Stop } from '#tests/support/tabs/openKeyboard.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { openSignedIn } from '#tests/support/tabs/walkScreens.ts';

/** In the page: the ticket and the chart have come, which make it longer. */
function hasAllParts(): boolean {
  const parts = ['.exchange-ticket form', '.pair-card fieldset'];
  return parts.every((selector) => document.querySelector(selector) !== null);
}

/** Presses Tab until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const keyboard = await openKeyboard(page);
  const stops: Stop[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await keyboard.send('Tab');
    const stop = await keyboard.stop();
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

describe('With the keyboard alone', () => {
  screenTest(
    'every section and its pages are reached, and the focus can always be seen',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await openSignedIn(page, exchange.url);
      // What still comes in moves the foot of the page out of sight after the focus has come there.
      await expect.poll(() => page.evaluate(hasAllParts), { timeout: 20_000, interval: 25 }).toBe(true);
      const stops = await walk(page);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
      const hrefs = stops.map(({ href }) => href?.replace(/\/$/, ''));
      const pages = ['/otc/index', '/deposit', '/withdraw', '/records/derivatives', '/exportStatment'];
      for (const path of [...pages, '/exchange/lwb-exchange', '/exchange/history'])
        expect(hrefs).toContain(`/user/assets${path}`);
    },
  );

  screenTest(
    'a link leads to the top of its screen, and the focus with it',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await openSignedIn(page, exchange.url);
      await page.focus('.section-link[href$="/records/derivatives"]');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
      expect(await page.evaluate(() => document.title)).toBe('Derivatives records · Sluice');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  screenTest(
    'the sheet under More opens, closes with Escape, and leads on',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 390, height: 844 });
      await openSignedIn(page, exchange.url);
      const isOpen = (): Promise<boolean> =>
        page.evaluate(() => document.querySelector('.more-sheet')?.checkVisibility() === true);
      await page.focus('.bottom-bar button');
      await page.keyboard.press('Enter');
      await expect.poll(isOpen).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(isOpen).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More');
      await page.keyboard.press('Enter');
      await expect.poll(isOpen).toBe(true);
      await page.focus('.more-sheet a[href$="/tax-center"]');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/user/assets/tax-center');
      await expect.poll(isOpen).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    },
  );
});
