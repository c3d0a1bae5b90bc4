import { eq } from 'drizzle-orm';
import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { addressChecks } from '#sandbox/books/state/schema/chain.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { openKeyboard } from '#tests/support/tabs/openKeyboard.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const LONG = { timeout: 90_000 };
const PATH = '/user/assets/money-address/risk-check?lang=en';
/** A user with 50 checks a week, and one with 20. */
const VIP = { account: 'vip@sluice.example', uid: 20_000_003 };
const MAIN = { account: 'main@sluice.example', uid: 20_000_005 };
/** An address of low risk, one of those that the sandbox takes 5 s to look up. */
const LOOKED_UP = 'TCH3YbooEP5PykDJ6B7RvFV8DL8FxNd5s1';
const PENDING = 'Checking the address. This takes up to a minute.';

async function openRiskCheck(
  page: Page,
  exchange: Sandbox,
  { account, uid, search = '' }: { readonly account: string; readonly uid: number; readonly search?: string },
) {
  await page.setViewport({ width: 1440, height: 1200 });
  await exchange.exchange.open();
  await logIn(page, exchange.url, account, PATH + search);
  const { sql } = exchange.exchange.database;
  const textOf = (selector: string): Promise<string> =>
    page.evaluate((part) => document.querySelector(part)?.textContent ?? '', selector);
  return {
    ...(await openKeyboard(page)),
    enter: () => page.keyboard.press('Enter'),
    shows: (words: string | RegExp) => expect.poll(() => textOf('main'), PATIENTLY).toMatch(words),
    asks: (words: string) => expect.poll(() => textOf('.modal-panel'), PATIENTLY).toMatch(words),
    /** The lines of the log. */
    log: () =>
      page.$$eval('[aria-labelledby="risk-log"] tbody tr', (rows) =>
        rows.map(({ textContent }) => textContent),
      ),
    /** What the form holds: the network, and the address. */
    fields: () =>
      page.$$eval('main form select, main form textarea', (fields) => fields.map(({ value }) => value)),
    /** The checks that the exchange has booked. */
    booked: () => sql.select().from(addressChecks).where(eq(addressChecks.uid, uid)),
    /** The services take longer than a page takes to load. */
    lookUpLonger: (byMs: number) =>
      sql
        .update(addressChecks)
        .set({ doneAt: exchange.clock.now() + byMs })
        .where(eq(addressChecks.uid, uid)),
  };
}

describe('An address check', () => {
  screenTest(
    'is made by the keyboard alone: it is asked about, looked up, and in the log, and takes one of the week',
    LONG,
    async ({ browser, exchange }) => {
      const check = await openRiskCheck(await browser.newPage(), exchange, VIP);
      const { tabTo, type, activate, enter, shows, asks, log, booked } = check;
      await shows('50 of 50 checks left this week');
      await shows(/New checks in .+ UTC\)/);
      await shows("You haven't checked any addresses yet.");
      await tabTo(/^textbox Address/);
      await type(LOOKED_UP);
      await expect.poll(check.fields).toEqual(['TRX', LOOKED_UP]);
      await enter();
      await asks('50 left this week.');
      expect(await booked()).toEqual([]);
      await activate('Use one check');
      await shows(PENDING);
      await shows('49 of 50 checks left this week');
      await expect.poll(log, PATIENTLY).toEqual([expect.stringMatching(/TCH3Yb.*Checking/)]);
      await shows(/Low risk *Score \d+ of 100/);
      await expect.poll(log, PATIENTLY).toEqual([expect.stringMatching(/TCH3Yb.*Low risk/)]);

      await shows('Free: you checked this address in the last 24 hours.');
      await tabTo(/^textbox Address/);
      await enter();
      await shows('Your result from the last 24 hours. No check was used.');
      await shows('49 of 50 checks left this week');
      expect(await booked()).toMatchObject([{ chain: 'TRX', address: LOOKED_UP }]);
    },
  );

  screenTest(
    'of a link is filled in, and one that is looked up ends in its result once, through a reload',
    LONG,
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      const search = `&chain=TRX&address=${LOOKED_UP}`;
      const check = await openRiskCheck(page, exchange, { ...MAIN, search });
      const { tabTo, activate, enter, shows, log, booked } = check;
      await shows('20 of 20 checks left this week');
      expect(await check.fields()).toEqual(['TRX', LOOKED_UP]);
      await tabTo(/^textbox Address/);
      await enter();
      await activate('Use one check');
      await shows(PENDING);
      await check.lookUpLonger(15_000);
      await page.reload();
      await shows('19 of 20 checks left this week');
      expect(await check.fields()).toEqual(['TRX', LOOKED_UP]);
      await expect.poll(log, PATIENTLY).toEqual([expect.stringMatching(/TCH3Yb.*Checking/)]);
      await expect.poll(log, { timeout: 30_000 }).toEqual([expect.stringMatching(/TCH3Yb.*Low risk/)]);
      await shows('19 of 20 checks left this week');
      expect(await booked()).toMatchObject([{ chain: 'TRX', address: LOOKED_UP }]);
    },
  );
});
