import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { openTicket } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { translatePage } from '#tests/support/tabs/translatePage.ts';
import { onEachScreen, openSignedIn } from '#tests/support/tabs/walkScreens.ts';

const LONG = { timeout: 180_000 };

/** A page that a browser translates from its start on, and the errors that no code of the page has caught. */
async function openTranslated(page: Page): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.evaluateOnNewDocument(translatePage);
  return errors;
}

/** Chooses a language as another tab would. */
function choose(page: Page, language: string): Promise<void> {
  return page.evaluate((chosen) => {
    localStorage.setItem('sluice.lang', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'sluice.lang', newValue: chosen }));
  }, language);
}

describe('A page that a browser translates', () => {
  screenTest('fails on no screen, and shows another language whole', LONG, async ({ browser, exchange }) => {
    const page = await browser.newPage();
    const errors = await openTranslated(page);
    await openSignedIn(page, exchange.url);
    await onEachScreen(page, async (path) => {
      await page.waitForFunction(() => document.querySelector('main .skeleton[data-shown]') === null, {
        timeout: 20_000,
      });
      for (const language of ['ru-RU', 'en']) {
        await choose(page, language);
        await page.waitForFunction((shown) => document.documentElement.lang === shown, {}, language);
        const heading = () => page.$eval('h1', (title) => title.textContent ?? '');
        await expect
          .poll(heading, { ...PATIENTLY, message: path })
          .toMatch(language === 'en' ? /^[A-Za-z]/ : /^[А-Я]/);
      }
      expect([path, ...errors]).toEqual([path]);
      expect(await page.$('main font[translated]')).not.toBeNull();
    });
  });

  for (const path of ['/user/assets/withdraw/?coin=USDT', '/user/assets/records/derivatives?coin=USDT']) {
    screenTest(`opens at ${path}`, async ({ browser, exchange }) => {
      const page = await browser.newPage();
      const errors = await openTranslated(page);
      await openSignedIn(page, exchange.url);
      await page.goto(`${exchange.url}${path}`);
      await page.waitForFunction(
        () => /USDT/.test(document.querySelector('main')?.textContent ?? ''),
        PATIENTLY,
      );
      expect(errors).toEqual([]);
    });
  }

  screenTest(
    'shows in a conversion the price that runs out and what was booked',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      const errors = await openTranslated(page);
      const ticket = await openTicket(page, exchange, '?from=BTC&to=USDT&amount=0.01234567');
      await ticket.preview();
      const gets = await ticket.figure('You receive');
      const ring = () => page.$eval('.quote-ring', (element) => element.textContent);
      const first = await ring();
      await expect.poll(ring, PATIENTLY).not.toBe(first);
      const before = await ticket.free('USDT');
      await ticket.click('Convert BTC to USDT');
      await ticket.shows(/Converted.*You received/);
      expect(await ticket.figure('You received')).toBe(gets);
      expect((await ticket.free('USDT')).minus(before).toFixed()).toBe(gets);
      expect(errors).toEqual([]);
    },
  );
});
