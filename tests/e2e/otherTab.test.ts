import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { type OpenTicket, openTicket, ticketOf } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const CONVERT = '/user/assets/exchange/index?from=BTC&to=USDT&lang=en';
const HISTORY = '/user/assets/exchange/history?lang=en';
/** screens.md 0.2c: from the receipt of one tab on, every other one shows what the exchange has booked. */
const SOON = { timeout: 2_000, interval: 50 };

/** The words of the part of a page, its figures without separators. */
function wordsOf(page: Page, part: string): () => Promise<string> {
  return () => page.$eval(part, (element) => (element.textContent ?? '').replaceAll(/[\u2066-\u2069,]/g, ''));
}

/** Converts, and resolves with what came as soon as the receipt is there. */
async function convert(ticket: OpenTicket): Promise<string> {
  await ticket.preview();
  await ticket.click('Convert BTC to USDT');
  await ticket.shows(/Converted.*You received/);
  return ticket.figure('You received');
}

describe('A conversion in one window', () => {
  screenTest(
    'is in the balances and in every open list of the others within 2 s of its receipt',
    async ({ browser, exchange }) => {
      const first = await openTicket(
        await browser.newPage({ type: 'window' }),
        exchange,
        '?from=BTC&to=USDT&amount=0.0123',
      );
      const second = ticketOf(await browser.newPage({ type: 'window' }), exchange);
      await second.page.setViewport({ width: 1440, height: 1400 });
      await second.page.goto(`${exchange.url}${CONVERT}`);
      await second.shows(`Available ${(await second.free('BTC')).toFixed()} BTC`);
      const third = await browser.newPage({ type: 'window' });
      await third.setViewport({ width: 1440, height: 1400 });
      await third.goto(`${exchange.url}${HISTORY}`);
      await third.waitForSelector('.records-table[aria-busy="false"], main .state-empty', PATIENTLY);
      const pages = [first.page, second.page, third];
      const states = await Promise.all(pages.map((page) => page.evaluate(() => document.visibilityState)));
      expect(states).toEqual(['visible', 'visible', 'visible']);

      const got = await convert(first);
      const booked = (await first.free('BTC')).toFixed();
      await Promise.all([
        expect.poll(second.text, SOON).toContain(`Available ${booked} BTC`),
        expect.poll(wordsOf(second.page, '.exchange-last'), SOON).toContain(got),
        expect.poll(wordsOf(third, '.records-table'), SOON).toContain(got),
      ]);
    },
  );
});

describe('A conversion while another tab is hidden', () => {
  screenTest(
    'is in its balances and lists once it is shown, and in a history that is opened there',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      const first = await openTicket(page, exchange, '?from=BTC&to=USDT&amount=0.0145');
      const second = ticketOf(await browser.newPage(), exchange);
      await second.page.setViewport({ width: 1440, height: 1400 });
      await second.page.goto(`${exchange.url}${CONVERT}`);
      await second.shows(`Available ${(await second.free('BTC')).toFixed()} BTC`);
      await second.page.waitForSelector('.exchange-last a', PATIENTLY);
      await first.page.bringToFront();
      expect(await second.page.evaluate(() => document.visibilityState)).toBe('hidden');

      const got = await convert(first);
      const booked = (await first.free('BTC')).toFixed();
      await second.page.bringToFront();
      await Promise.all([
        expect.poll(second.text, SOON).toContain(`Available ${booked} BTC`),
        expect.poll(wordsOf(second.page, '.exchange-last'), SOON).toContain(got),
      ]);
      await second.page.click('.exchange-last a[href$="/exchange/history"]');
      await expect.poll(wordsOf(second.page, 'main'), PATIENTLY).toContain(got);
    },
  );
});
