import { eq } from 'drizzle-orm';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { savedAddresses, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { FORM_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { openWithdraw } from '#tests/support/tabs/openWithdraw.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const COMMON: readonly Answer[] = [
  ['Where are the coins going?', '1'],
  ['Who receives the coins?', 'individual'],
  ['First name', 'Zoë'],
  ['Last name', "O'Neil"],
];
const DOCUMENT: readonly Answer[] = [
  ['Identity document', 'PASSPORT'],
  ['Document number', 'X-12345'],
  ['Issuing country', 'TUR'],
  ['Expiry date', '2099-11-25'],
];
const PURPOSE: readonly Answer[] = [['Purpose of the payment', 'A payment for a used car']];
const PROOF: readonly Answer[] = [['Signature proving you own the wallet', '0xsigned']];
const HOME: readonly Answer[] = [
  ['Country', 'FRA'],
  ...['State or region', 'City', 'Street', 'Building', 'Postal code', 'Place of birth'].map(
    (label): Answer => [label, 'Paris 7'],
  ),
  ['Date of birth', '1990-02-28'],
];

/** A field by its label, and what is entered or chosen. */
type Answer = readonly [label: string, value: string];

const EXTRA: Readonly<Record<string, readonly Answer[]>> = {
  EU: [...PURPOSE, ...PROOF],
  NLD: [...PURPOSE, ...PROOF],
  TUR: [...DOCUMENT, ...PURPOSE],
  KAZ: DOCUMENT,
  ARE: HOME,
};

async function answer(page: Page, answers: readonly Answer[]): Promise<void> {
  for (const [label, value] of answers) {
    const field = `form ::-p-aria([name="${label}"])`;
    // In a field of a date the parts are typed, month first.
    const [year, month, day] = /^\d{4}-\d\d-\d\d$/.test(value) ? value.split('-') : [];
    if (year === undefined) await page.locator(field).setTimeout(PATIENTLY.timeout).fill(value);
    else await (await page.waitForSelector(field, PATIENTLY))?.type(`${month}${day}${year}`);
    if (value === '1')
      await page.locator('form input[type="checkbox"]').setTimeout(PATIENTLY.timeout).click();
  }
}

screenTest.for(FORM_USERS.map(({ siteId, account, id }) => [siteId, account, id] as const))(
  'The travel-rule form of %s can be answered to the end, of a withdrawal and of one that was stopped',
  { timeout: 120_000 },
  async ([siteId, account, uid], { browser, exchange }) => {
    const page = await browser.newPage();
    const withdraw = await openWithdraw(page, exchange, '?coin=USDT&chain=TRX', { account, uid });
    // The exchange stops what goes to an address that is called so, and asks again (screens.md 3.6).
    const { sql } = exchange.exchange.database;
    await sql.update(savedAddresses).set({ remark: 'Northwind info' }).where(eq(savedAddresses.uid, uid));
    await withdraw.fill('1500');
    for (const name of ['Review withdrawal', 'Continue to recipient details']) {
      const open = `[aria-labelledby="withdraw-review"] button:not([aria-disabled])::-p-text("${name}")`;
      await page.waitForSelector(open, PATIENTLY);
      await withdraw.click(name);
    }
    await withdraw.shows('By law, we have to ask who receives these coins');
    const answers = [...COMMON, ...(EXTRA[siteId] ?? [])];
    await answer(page, answers);
    await clickButton(page, 'Continue to security check');
    await page.waitForSelector('[role="dialog"] form input', PATIENTLY);
    await withdraw.prove();
    await withdraw.shows(/1,?500 USDT (?:on its way|sent)/);
    expect(await withdraw.booked('1500')).toHaveLength(1);

    await withdraw.shows('By law, we have to ask who receives these coins', { timeout: 30_000 });
    await answer(page, answers);
    await clickButton(page, 'Submit details');
    const own = sql.select().from(withdrawals).where(eq(withdrawals.uid, uid));
    await expect
      .poll(async () => (await own).map(({ status }) => status), PATIENTLY)
      .toEqual([expect.stringMatching(/^(?:Pending|BlockchainConfirmed|success)$/)]);
    expect((await own).map(({ questionnaire }) => questionnaire)).toMatchObject([{ firstName: 'Zoë' }]);
  },
);
