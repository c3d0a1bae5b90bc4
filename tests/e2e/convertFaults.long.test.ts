import { describe, expect } from 'vitest';
import { openTicket } from '#tests/support/tabs/openTicket.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const PAIR = '?from=BTC&to=USDT';
const CONFIRM = 'Convert BTC to USDT';
const EXECUTE = 'convert/execute';
const DONE = /Converted.*You received/;
const SENT = 'Your order was sent. Waiting for the exchange to say what came of it.';
/** The page waits 30 s for an answer, 9000001 (product.md section 9), and then asks for what came of it. */
const TIMED_OUT_BY = { timeout: 50_000 };
const LONG = { timeout: 90_000 };

describe('A conversion whose answer is lost', () => {
  screenTest(
    'and whose record is 40 s late is not known yet, and settled by the exchange’s answer to the same order',
    LONG,
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
      const before = await ticket.free('BTC');
      await ticket.preview();
      exchange.faults.add({ fault: 'answer/cut', path: EXECUTE, count: 1 });
      exchange.faults.add({ fault: 'answer/code', path: 'convert/query', code: 700004, seconds: 40 });
      await ticket.click(CONFIRM);
      await ticket.shows(SENT);
      await ticket.shows(/Nothing was taken|You received/, TIMED_OUT_BY);
      expect(await ticket.text()).toMatch(DONE);
      expect(before.minus(await ticket.free('BTC')).toFixed()).toBe('0.01');
    },
  );

  screenTest(
    'because the exchange is silent (…599) was booked once, and is found',
    LONG,
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01599`);
      const before = await ticket.free('BTC');
      await ticket.preview();
      await ticket.click(CONFIRM);
      await ticket.shows(DONE, TIMED_OUT_BY);
      expect(before.minus(await ticket.free('BTC')).toFixed()).toBe('0.01599');
    },
  );
});

describe('A confirmation that is refused', () => {
  screenTest(
    'because the price was used already (…409) is asked about, and nothing was taken',
    LONG,
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01409`);
      const before = await ticket.free('BTC');
      await ticket.preview();
      await ticket.click(CONFIRM);
      await ticket.shows(SENT);
      await ticket.shows('Not converted. Nothing was taken.', TIMED_OUT_BY);
      expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
    },
  );

  screenTest('because the price ran out on the way (700008) takes nothing', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
    const before = await ticket.free('BTC');
    await ticket.preview();
    exchange.faults.add({ fault: 'answer/code', path: EXECUTE, code: 700008, count: 1 });
    await ticket.click(CONFIRM);
    await ticket.shows('This quote has expired. Nothing was taken.');
    expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
  });
});

describe('A price', () => {
  screenTest(
    'that lives for two seconds (…408) expires on screen, and can be requested again',
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01408`);
      await ticket.page.focus('.amount-input');
      await ticket.page.keyboard.press('Enter');
      await ticket.shows('This quote has expired. Nothing was taken.');
      expect(await ticket.focused()).toBe('Get a new quote');
      expect(await ticket.text()).not.toContain(CONFIRM);
      await ticket.page.keyboard.press('Escape');
      await expect.poll(ticket.focused).toBe('Preview conversion');
    },
  );

  screenTest('that no dealer gives (…404) is shown in the ticket', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01404`);
    await ticket.page.focus('.amount-input');
    await ticket.page.keyboard.press('Enter');
    await ticket.page.waitForSelector('.convert-form [role="alert"]', PATIENTLY);
    expect(await ticket.page.$('.quote-ring')).toBeNull();
  });

  screenTest('does not count while the network is gone', async ({ browser, exchange }) => {
    const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
    await ticket.preview();
    await ticket.page.setOfflineMode(true);
    await ticket.shows('You are offline, so this price no longer counts. Nothing was taken.');
    await ticket.page.setOfflineMode(false);
    await ticket.click('Get a new quote');
    await ticket.page.waitForSelector('.quote-ring', PATIENTLY);
  });

  screenTest(
    'renews itself three times where it is set to, and then no more',
    LONG,
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01408`);
      await ticket.page.focus('.amount-input');
      await ticket.page.keyboard.press('Enter');
      await ticket.page.locator('.convert-panel input[type="checkbox"]').click();
      await ticket.shows('This quote has expired. Nothing was taken.', { timeout: 30_000 });
      await ticket.click('Get a new quote');
      await ticket.page.waitForSelector('.quote-ring', PATIENTLY);
    },
  );
});
