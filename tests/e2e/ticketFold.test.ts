import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { untilPressable } from '#tests/support/tabs/clickButton.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { openSignedIn } from '#tests/support/tabs/walkScreens.ts';

const TICKETS = {
  instant: '/exchange/index?from=BTC&to=USDT&amount=0.25',
  limit: '/exchange/index?tab=limit&from=BTC&to=USDT&amount=0.1',
  block: '/otc/convert?from=BTC&to=USDT&amount=2',
} as const;

/** How much of the first screen is left below the ticket's button, and below its card, above what sticks to the foot. */
async function spaceBelow(page: Page): Promise<{ readonly button: number; readonly card: number }> {
  await page.waitForSelector('.ticket-facts dd, fieldset[aria-label]', PATIENTLY);
  return page.evaluate(() => {
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().height ?? 0;
    const left = (selector: string): number =>
      innerHeight - bar - (document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN);
    return {
      button: left('.ticket-action button[type="submit"]'),
      card: left('.exchange-ticket, .block-ticket'),
    };
  });
}

describe('On the first screen', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    screenTest(
      `of ${width} × ${height} px is the ticket's button, with a notice above it or not`,
      async ({ browser, exchange }) => {
        const page = await browser.newPage();
        await page.setViewport({ width, height, hasTouch: width < 768, isMobile: width < 768 });
        await openSignedIn(page, exchange.url);
        for (const [kind, path] of Object.entries(TICKETS)) {
          for (const site of ['', '&site=HKG']) {
            await page.goto(`${exchange.url}/user/assets${path}&lang=en${site}`);
            if (site !== '') await page.waitForSelector('.regional-banner', PATIENTLY);
            const left = await spaceBelow(page);
            expect(left.button, `${kind} ${site}`).toBeGreaterThanOrEqual(0);
            if (width >= 1200) expect(left.card, `${kind} ${site}`).toBeGreaterThanOrEqual(0);
          }
        }
      },
    );
  }

  screenTest('of a phone are eight small balances, of at most 64 px each', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await openSignedIn(page, exchange.url);
    await page.goto(`${exchange.url}/user/assets/exchange/lwb-exchange?lang=en`);
    await page.waitForSelector('[data-totals]', PATIENTLY);
    const { heights, left } = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('.low-balance-table tbody tr')];
      const boxes = rows.map((row) => row.getBoundingClientRect());
      const totals = document.querySelector('[data-totals]')?.getBoundingClientRect().top ?? Number.NaN;
      return { heights: boxes.map(({ height }) => height), left: totals - (boxes[7]?.bottom ?? Number.NaN) };
    });
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    expect(left).toBeGreaterThanOrEqual(0);
  });

  screenTest('the button stays where it is from the form to the receipt', async ({ browser, exchange }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await openSignedIn(page, exchange.url);
    await page.goto(`${exchange.url}/user/assets/exchange/index?from=BTC&to=USDT&amount=0.01&lang=en`);
    const clickAt = async (name: string): Promise<number> => {
      const button = await untilPressable(page, name);
      const top = await page.evaluate(
        (element) => element?.getBoundingClientRect().top ?? Number.NaN,
        button,
      );
      await button?.click();
      return Math.round(top);
    };
    await page.waitForSelector('.ticket-facts [data-level]', PATIENTLY);
    const tops = [
      await clickAt('Preview conversion'),
      await clickAt('Convert BTC to USDT'),
      await clickAt('Convert again'),
    ];
    expect(new Set(tops).size, tops.join(' ')).toBe(1);
  });
});
