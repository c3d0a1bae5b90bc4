import { describe, expect } from 'vitest';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { openTicket, ticketOf } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

function searchOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams);
}

describe('The address of the ticket', () => {
  screenTest('fills it in, and follows it', async ({ browser, exchange }) => {
    const ticket = await openTicket(
      await browser.newPage(),
      exchange,
      '?from=ETH&to=BTC&amount=0.5&side=to&account=spot',
    );
    await ticket.shows(/Spot.*ETH.*BTC/);
    const amounts = await ticket.page.$$eval('.amount-input', (all) =>
      all.map((each) => (each as HTMLInputElement).value),
    );
    expect(amounts[1]).toBe('0.5');
    await ticket.page.focus('h1, .exchange-ticket [role="tab"]');
    await ticket.page.keyboard.press('x');
    await expect
      .poll(() => searchOf(ticket.page.url()), PATIENTLY)
      .toMatchObject({
        ...{ from: 'BTC', to: 'ETH', amount: '0.5', side: 'from', account: 'spot' },
      });
    await ticket.page.keyboard.press('m');
    await expect.poll(() => searchOf(ticket.page.url()).amount, PATIENTLY).not.toBe('0.5');
  });
});

describe('A guest', () => {
  screenTest(
    'sees what a conversion brings, and comes back to it logged in',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 1400 });
      await page.goto(`${exchange.url}/user/assets/exchange/index?from=ETH&to=USDT&amount=0.25&lang=en`);
      const ticket = ticketOf(page, exchange);
      await ticket.shows(/1 ETH ≈ [\d.]+ USDT/);
      await expect
        .poll(() => page.$$eval('.amount-input', (all) => (all[1] as HTMLInputElement).value), PATIENTLY)
        .toMatch(/\d/);
      await ticket.shows('Log in to convert');
      await page.locator('.convert-login').click();
      await page.locator('[data-account="demo@sluice.example"]').click();
      await ticket.shows('Preview conversion');
      expect(searchOf(page.url())).toMatchObject({ from: 'ETH', to: 'USDT', amount: '0.25' });
    },
  );
});

describe('A limit order', () => {
  screenTest(
    'is placed once by two presses, locks its amount, and gives it back when it is cancelled',
    async ({ browser, exchange }) => {
      const ticket = await openTicket(
        await browser.newPage(),
        exchange,
        '?tab=limit&from=BTC&to=USDT&amount=0.1',
      );
      const before = await ticket.free('BTC');
      const price = await ticket.page.waitForSelector(
        '::-p-aria([name="Price of 1 BTC"][role="textbox"])',
        PATIENTLY,
      );
      await ticket.click('+10%');
      await price?.focus();
      await ticket.page.keyboard.press('Enter');
      await clickButton(ticket.page, 'Place order, BTC to USDT', 2);
      await ticket.shows('Limit order placed');
      expect(before.minus(await ticket.free('BTC')).toFixed()).toBe('0.1');

      // The first try is refused: the order stays as it was, with the reason.
      exchange.faults.add({ fault: 'answer/code', path: 'limitOrder/cancel', code: 136003, count: 1 });
      await ticket.click('Cancel BTC to USDT');
      await ticket.click('Cancel order');
      await ticket.shows(/Open.*1 BTC = /);
      expect(before.minus(await ticket.free('BTC')).toFixed()).toBe('0.1');
      await ticket.click('Cancel BTC to USDT');
      await ticket.click('Cancel order');
      await ticket.shows('Cancelled');
      expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
    },
  );
});
