import { describe, expect } from 'vitest';
import { openTicket } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const PAIR = '?from=BTC&to=USDT';

function searchOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams);
}

describe('The address of the ticket', () => {
  screenTest('that makes no sense is left out of it, with a notice', async ({ browser, exchange }) => {
    const ticket = await openTicket(
      await browser.newPage(),
      exchange,
      '?from=BTC&to=USDT&amount=lots&side=under&tab=nothing&colour=red',
    );
    await expect
      .poll(() => ticket.page.evaluate(() => document.body.textContent), PATIENTLY)
      .toMatch(/Ignored because.*amount.*side.*tab.*colour/);
    expect(await ticket.text()).toContain('Preview conversion');
  });

  screenTest(
    'that names a coin that is closed or unknown says so, with the nearest that is open',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      const ticket = await openTicket(page, exchange, '?from=DASH&to=USDT&amount=1');
      await ticket.shows(/DASH isn't available to convert right now.*Instead/);
      await ticket.shows('From: Choose a coin');
      expect(await page.$eval('.convert-form [type="submit"]', ({ ariaDisabled }) => ariaDisabled)).toBe(
        'true',
      );
      await page.locator('.convert-hint button').click();
      await expect.poll(() => searchOf(page.url()).from, PATIENTLY).not.toBe('DASH');
      await page.goto(`${exchange.url}/user/assets/exchange/index?from=NOSUCH&to=USDT&lang=en`);
      await ticket.shows("NOSUCH can't be converted here.");
    },
  );
});

describe('A coin that is closed after it was chosen', () => {
  screenTest('is refused where the ticket is, and nothing is taken', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
    const before = await ticket.free('BTC');
    exchange.faults.add({ fault: 'answer/code', path: 'convert/quote', code: 50001, count: 1 });
    await ticket.page.focus('.amount-input');
    await ticket.page.keyboard.press('Enter');
    await ticket.page.waitForSelector('.convert-form [role="alert"]', PATIENTLY);
    expect(await ticket.page.$('.quote-ring')).toBeNull();
    expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
  });
});

describe('The keys of the ticket', () => {
  screenTest('/ goes to the search, and Escape back from a price', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
    await ticket.preview();
    await ticket.page.keyboard.press('Escape');
    await expect.poll(ticket.focused, PATIENTLY).toBe('Preview conversion');
    await ticket.page.keyboard.press('/');
    const type = await ticket.page.evaluate(() => (document.activeElement as HTMLInputElement).type);
    expect(type).toBe('search');
  });
});
