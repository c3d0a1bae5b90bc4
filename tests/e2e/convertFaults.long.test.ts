import { describe, expect } from 'vitest';
import { openTicket } from '#tests/support/tabs/openTicket.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const PAIR = '?from=BTC&to=USDT';
const CONFIRM = 'Convert BTC to USDT';
const EXECUTE = 'convert/execute';
const DONE = /Converted.*You received/;
const SENT = "Your order was sent. We're waiting for the result.";
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
      await ticket.shows(/Nothing was deducted|You received/, TIMED_OUT_BY);
      expect(await ticket.text()).toMatch(DONE);
      expect(before.minus(await ticket.free('BTC')).toFixed()).toBe('0.01');
    },
  );

  screenTest(
    'by a network that is gone was booked once, and is shown when the network is back',
    LONG,
    async ({ browser, exchange }) => {
      const ticket = await openTicket(await browser.newPage(), exchange, `${PAIR}&amount=0.01`);
      const before = await ticket.free('BTC');
      await ticket.preview();
      exchange.faults.add({ fault: 'answer/delay', path: EXECUTE, delayMs: 3_000, count: 1 });
      await ticket.click(CONFIRM);
      await ticket.shows('Sending your order.');
      exchange.faults.add({ fault: 'answer/cut', path: 'convert/query', count: 4 });
      await ticket.page.setOfflineMode(true);
      await ticket.page.setOfflineMode(false);
      await ticket.shows(DONE, TIMED_OUT_BY);
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
      await ticket.shows('Not converted. Nothing was deducted.', TIMED_OUT_BY);
      expect((await ticket.free('BTC')).toFixed()).toBe(before.toFixed());
    },
  );
});
