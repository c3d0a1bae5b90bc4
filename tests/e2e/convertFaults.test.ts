import { describe, expect } from 'vitest';
import { type OpenTicket, openTicket, ticketOf } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const PAIR = '?from=BTC&to=USDT';
const CONFIRM = 'Convert BTC to USDT';
const EXECUTE = 'convert/execute';
const DONE = /Converted.*You received/;
const SENT = "Your order was sent. We're waiting for the result.";
/** The page waits 30 s for an answer, 9000001 (product.md section 9), and then asks for what came of it. */
const TIMED_OUT_BY = { timeout: 50_000 };
const LONG = { timeout: 90_000 };

async function convertIn(ticket: OpenTicket): Promise<void> {
  await ticket.page.bringToFront();
  await ticket.preview();
  await ticket.click(CONFIRM);
  await ticket.shows(DONE);
}

describe('A conversion whose answer is lost', () => {
  screenTest(
    'by a line that is cut was booked once, and its receipt comes',
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
      const before = await ticket.free('BTC');
      await ticket.preview();
      exchange.faults.add({ fault: 'answer/cut', path: EXECUTE, count: 1 });
      await ticket.click(CONFIRM);
      await ticket.shows(DONE);
      expect(before.minus(await ticket.free('BTC')).toFixed()).toBe('0.01');
    },
  );
});

describe('A signed quote for something else than was asked for', () => {
  screenTest('is refused, and leaves nothing to confirm', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
    const result = { fromAmount: '0.05' };
    exchange.faults.add({ fault: 'answer/change', path: 'convert/quote', result, count: 1 });
    await ticket.page.focus('.convert-form .amount-input');
    await ticket.page.keyboard.press('Enter');
    await ticket.shows('Signature verification failed');
    expect(await ticket.text()).not.toContain(CONFIRM);
    await ticket.preview();
    await ticket.shows(CONFIRM);
  });
});

describe('A conversion that the exchange is working on (…505)', () => {
  screenTest(
    'is resumed by a reload, and shown as it is: it failed, and what was taken is back',
    LONG,
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01505`);
      const before = await ticket.free('BTC');
      await ticket.preview();
      await ticket.click(CONFIRM);
      await ticket.shows(SENT);
      await ticket.page.reload();
      await ticket.shows(SENT);
      await ticket.shows(
        /Not converted\. (?:The amount was returned to your account|Nothing was deducted)\./,
        TIMED_OUT_BY,
      );
      expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
    },
  );
});

describe('A confirmation that is refused', () => {
  screenTest(
    'because the price moved (…424) takes nothing and leads to a new price',
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01424`);
      const before = await ticket.free('BTC');
      await ticket.preview();
      await ticket.click(CONFIRM);
      await ticket.shows('The price has changed. Nothing was deducted.');
      expect(await ticket.focused()).toBe('Get a new quote');
      await ticket.click('Get a new quote');
      await ticket.page.waitForSelector('.quote-ring', PATIENTLY);
      await expect.poll(ticket.focused).toBe('Your quote');
      expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
    },
  );

  screenTest(
    'because the balance was spent on another device (700005) is shown at the amount, with what is left',
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, PAIR);
      const before = await ticket.free('BTC');
      const device = await browser.browser().createBrowserContext();
      const other = await openTicket(await device.newPage(), exchange, `${PAIR}&amount=0.05`);
      await ticket.page.bringToFront();
      await ticket.click('Max');
      await ticket.preview();
      await convertIn(other);
      await device.close();
      await ticket.page.bringToFront();
      await ticket.click(CONFIRM);
      const left = before.minus('0.05').toFixed();
      await ticket.shows(`Your balance is ${left} BTC`);
      expect(await ticket.page.evaluate(() => document.activeElement?.className)).toContain('amount-input');
      expect((await ticket.free('BTC')).toFixed()).toBe(left);
    },
  );

  screenTest('is not offered once the balance was spent in another tab', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, PAIR);
    const other = ticketOf(await browser.newPage(), exchange);
    await other.page.goto(`${exchange.url}/user/assets/exchange/index${PAIR}&amount=0.05&lang=en`);
    await other.shows('Balance');
    await ticket.page.bringToFront();
    await ticket.click('Max');
    await ticket.preview();
    await convertIn(other);
    await ticket.page.bringToFront();
    await ticket.shows('Your balance no longer covers this amount.');
  });
});
