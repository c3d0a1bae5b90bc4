import { eq } from 'drizzle-orm';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { FORM_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { openWithdraw } from '#tests/support/tabs/openWithdraw.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const COMMON: readonly Answer[] = [
  ['Where do they go to?', '1'],
  ['Who receives them?', 'individual'],
  ['First name', 'Zoë'],
  ['Last name', "O'Neil"],
];
const DOCUMENT: readonly Answer[] = [
  ['Identity document', 'PASSPORT'],
  ['Document number', 'X-12345'],
  ['Issued by', 'TUR'],
  ['Valid until', '2099-11-25'],
];
const PURPOSE: readonly Answer[] = [['What the payment is for', 'A payment for a used car']];
const PROOF: readonly Answer[] = [['Signature that proves the wallet is yours', '0xsigned']];
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
    const field = `.travel-form ::-p-aria([name="${label}"])`;
    await page.locator(field).setTimeout(PATIENTLY.timeout).fill(value);
    if (value === '1') await page.locator('.travel-check input').setTimeout(PATIENTLY.timeout).click();
  }
}

screenTest.for(FORM_USERS.map(({ siteId, account, id }) => [siteId, account, id] as const))(
  'The travel-rule form of %s can be answered to the end, of a withdrawal and of one that was stopped',
  { timeout: 120_000 },
  async ([siteId, account, uid], { browser, exchange }) => {
    const page = await browser.newPage();
    const withdraw = await openWithdraw(page, exchange, '?coin=USDT&chain=TRX', { account, uid });
    await withdraw.fill('1500');
    for (const name of ['Review withdrawal', 'Continue to security check']) {
      await page.waitForSelector(`.withdraw-review button:not([aria-disabled])::-p-text(${name})`, PATIENTLY);
      await withdraw.click(name);
    }
    await withdraw.shows('The law asks us who receives these coins');
    const answers = [...COMMON, ...(EXTRA[siteId] ?? [])];
    await answer(page, answers);
    await clickButton(page, 'Continue to security check');
    await page.waitForSelector('[role="dialog"] form input', PATIENTLY);
    await withdraw.prove();
    await withdraw.shows(/1,?500 USDT (?:on its way|sent)/);
    expect(await withdraw.booked('1500')).toHaveLength(1);

    // The exchange stops it, and asks again.
    const { sql } = exchange.exchange.database;
    await sql
      .update(withdrawals)
      .set({ status: 'MoreInformationRequired', questionnaire: null })
      .where(eq(withdrawals.uid, uid));
    await page.reload();
    await page.locator('table ::-p-text(1,500)').setTimeout(PATIENTLY.timeout).click();
    await withdraw.shows('The law asks us who receives these coins');
    await answer(page, answers);
    await clickButton(page, 'Send these details');
    await expect
      .poll(async () => {
        const rows = await sql.select().from(withdrawals).where(eq(withdrawals.uid, uid));
        return rows.map(({ questionnaire }) => questionnaire);
      }, PATIENTLY)
      .toMatchObject([{ firstName: 'Zoë' }]);
  },
);
