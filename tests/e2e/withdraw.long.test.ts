import { describe, expect } from 'vitest';
import { openKeyboard } from '#tests/support/tabs/openKeyboard.ts';
import { openWithdraw } from '#tests/support/tabs/openWithdraw.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const USDT = '?coin=USDT&chain=TRX';
const CREATE = 'withdraw/create';
const RECORDS = 'record-list';
const LONG = { timeout: 120_000 };
/** The page waits 30 s for an answer, 9000001 (product.md section 9), and then asks for what came of it. */
const TIMED_OUT_BY = { timeout: 60_000 };

describe('A withdrawal', () => {
  screenTest(
    'is made by the keyboard alone, and followed until it can be cancelled no more',
    LONG,
    async ({ browser, exchange }) => {
      const { page, shows, booked, prove } = await openWithdraw(await browser.newPage(), exchange, USDT);
      const { tabTo, type, activate } = await openKeyboard(page);
      await page.waitForSelector('[role="tabpanel"] li button', PATIENTLY);
      await page.focus('h1, [role="tab"]');
      await tabTo(/Northwind/);
      await page.keyboard.press('Enter');
      await shows('In your address book');
      await tabTo('textbox You send');
      await type('62.25');
      await page.keyboard.press('Enter');
      await shows('sixty-two point two five USDT');
      await activate('Continue to security check');
      await page.waitForSelector('[role="dialog"] form input', PATIENTLY);
      await prove();
      await shows(/62\.25 USDT on its way/);
      await shows('Processing', { timeout: 20_000 });
      expect(await booked('62.25')).toHaveLength(1);
    },
  );
});

/** Damaged after the exchange has done its work: the order is there, and its answer is not. */
const DONE = [
  ['answer/cut', '71.1'],
  ['answer/status', '71.2'],
  ['answer/empty', '71.3'],
  ['answer/not-json', '71.4'],
  ['answer/tamper', '71.5'],
  ['answer/strip', '71.6'],
  ['answer/replay', '71.7'],
  ['answer/hang', '71.8'],
] as const;

describe('An order whose answer', () => {
  for (const [fault, amount] of DONE) {
    screenTest(
      `is damaged (${fault}) is not known yet, and is then found: it was carried out once`,
      LONG,
      async ({ browser, exchange }) => {
        const page = await openWithdraw(await browser.newPage(), exchange, USDT);
        await page.fill(amount);
        await page.toSecurity();
        exchange.faults.add({ fault, path: CREATE, count: 1 });
        // The withdrawal's record is late: a list that does not answer says nothing.
        exchange.faults.add({ fault: 'answer/status', path: RECORDS, count: 4 });
        await page.prove();
        await page.shows('Checking your withdrawal', TIMED_OUT_BY);
        await page.shows(new RegExp(`${amount} USDT (?:on its way|sent)`), TIMED_OUT_BY);
        expect(await page.booked(amount)).toHaveLength(1);
      },
    );
  }

  screenTest(
    'says that the exchange is busy (790000) was never carried out: sending the same again carries it out once',
    LONG,
    async ({ browser, exchange }) => {
      const page = await openWithdraw(await browser.newPage(), exchange, USDT);
      await page.fill('72.1');
      await page.toSecurity();
      exchange.faults.add({ fault: 'answer/code', path: CREATE, code: 790_000, count: 1 });
      await page.prove();
      await page.shows('Checking your withdrawal');
      expect(await page.booked('72.1')).toEqual([]);
      await page.click('Send again');
      await page.page.waitForSelector('[role="dialog"] form input', PATIENTLY);
      await page.prove();
      await page.shows(/72\.1 USDT (?:on its way|sent)/);
      expect(await page.booked('72.1')).toHaveLength(1);
    },
  );

  screenTest(
    'was lost, and that was carried out, is carried out once though it is sent again',
    LONG,
    async ({ browser, exchange }) => {
      const page = await openWithdraw(await browser.newPage(), exchange, USDT);
      await page.fill('72.2');
      await page.toSecurity();
      exchange.faults.add({ fault: 'answer/cut', path: CREATE, count: 1 });
      exchange.faults.add({ fault: 'answer/status', path: RECORDS, seconds: 40 });
      await page.prove();
      await page.shows('Checking your withdrawal');
      await page.click('Send again');
      await page.page.waitForSelector('[role="dialog"] form input', PATIENTLY);
      await page.prove();
      await page.shows(/72\.2 USDT (?:on its way|sent)/, TIMED_OUT_BY);
      expect(await page.booked('72.2')).toHaveLength(1);
    },
  );

  screenTest(
    'was lost is asked about after a reload, and never sent by that',
    LONG,
    async ({ browser, exchange }) => {
      const page = await openWithdraw(await browser.newPage(), exchange, USDT);
      await page.fill('72.3');
      await page.toSecurity();
      exchange.faults.add({ fault: 'answer/code', path: CREATE, code: 790_000, count: 1 });
      await page.prove();
      await page.shows('Checking your withdrawal');
      await page.page.reload();
      await page.shows('Checking your withdrawal');
      await page.click('Start another withdrawal');
      await page.shows('Recipient');
      expect(await page.booked('72.3')).toEqual([]);
    },
  );
});
