import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { findObstacles } from '#tests/support/tabs/findObstacles.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const WITHDRAW = '/user/assets/withdraw/?coin=BTC';

/** The exchange opens its state when it is first asked, which takes a moment. */
const PATIENTLY = { timeout: 20_000 };

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

describe('The page /login', () => {
  screenTest(
    'logs in with the keyboard alone and leads to where the user came from',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      const asked = encodeURIComponent(exchange.url + WITHDRAW);
      await page.goto(`${exchange.url}/login?redirect_url=${asked}`);
      await page.focus('#account');
      await page.keyboard.type('demo@sluice.example');
      await page.keyboard.press('Tab');
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.$eval('#password-wrong', (line) => line.textContent), PATIENTLY)
        .toMatch(/Attempts left: 4/);
      expect(await page.$eval('#password', (field) => field.getAttribute('aria-invalid'))).toBe('true');
      // What was wrong is selected, so that typing replaces it.
      await page.keyboard.type('sluice-demo');
      await page.keyboard.press('Enter');
      await expect.poll(() => pathOf(page), PATIENTLY).toBe(WITHDRAW);
    },
  );

  screenTest(
    'logs a demo account in by one click, and nowhere else than here',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      for (const asked of [
        '//evil.example',
        '\\\\evil.example',
        'javascript:alert(1)',
        'https://evil.example/',
      ]) {
        await page.goto(`${exchange.url}/login?redirect_url=${encodeURIComponent(asked)}`);
        await page.locator('[data-account="vip@sluice.example"]').click();
        await expect.poll(() => pathOf(page), PATIENTLY).toBe('/user/assets/deposit/');
        expect(page.url()).toMatch(exchange.url);
      }
    },
  );

  screenTest('shows who is logged in already, lets them go on or log out', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.goto(`${exchange.url}/login`);
    await page.locator('[data-account="demo@sluice.example"]').click();
    await expect.poll(() => pathOf(page), PATIENTLY).toBe('/user/assets/deposit/');
    await page.goto(`${exchange.url}/login?redirect_url=${encodeURIComponent(WITHDRAW)}`);
    await expect
      .poll(() => page.$eval('#who', (card) => (card as HTMLElement).innerText), PATIENTLY)
      .toMatch(/Dana Demo/);
    expect(await page.$eval('#go-on', (link) => link.getAttribute('href'))).toBe(WITHDRAW);
    await page.locator('#log-out').click();
    await expect
      .poll(() => page.$eval('#login', (form) => (form as HTMLElement).hidden), PATIENTLY)
      .toBe(false);
    expect(await page.evaluate(() => document.cookie)).not.toContain('UserToken');
  });

  screenTest(
    'is in the language and the look that were chosen in the app, and says that a session has ended',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.goto(`${exchange.url}/login`);
      await page.evaluate(() => {
        localStorage.setItem('sluice.lang', 'ar-SA');
        localStorage.setItem('sluice.theme', 'dark');
      });
      await page.goto(`${exchange.url}/login?ended=1`);
      const read = () =>
        page.evaluate(() => {
          const { lang, dir, dataset } = document.documentElement;
          const ended = document.querySelector<HTMLElement>('.ended');
          return [lang, dir, dataset.theme, ended?.hidden, ended?.textContent];
        });
      await expect
        .poll(read, PATIENTLY)
        .toEqual(['ar-SA', 'rtl', 'dark', false, 'انتهت جلستك. سجّل الدخول للمتابعة.']);
      expect(await findObstacles(page)).toEqual([]);
    },
  );

  screenTest(
    'shows a password when asked, and has no obstacles at any width',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.goto(`${exchange.url}/login`);
      await page.type('#password', 'secret');
      await page.locator('#reveal').click();
      expect(await page.$eval('#password', (field) => (field as HTMLInputElement).type)).toBe('text');
      for (const width of [360, 768, 1440]) {
        await page.setViewport({ width, height: 800 });
        for (const value of ['light', 'dark']) {
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
          expect(await findObstacles(page), `${width} ${value}`).toEqual([]);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width}`).toBeLessThanOrEqual(0);
      }
    },
  );
});
