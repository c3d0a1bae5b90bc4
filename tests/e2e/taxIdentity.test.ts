import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { expectNothingKept } from '#tests/support/tabs/expectNothingKept.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { logOut } from '#tests/support/tabs/logOut.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { type Keyboard, openKeyboard } from '#tests/support/tabs/openKeyboard.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { watchWords } from '#tests/support/tabs/watchWords.ts';

const LONG = { timeout: 180_000 };
const UID = 20_000_001;
/** The dialog of the step: the page has others, which are closed. */
const STEP = '[role="dialog"]:has(form input)';
const NUMBER = 'textbox Tax number (TIN)';
const [FIRST_ID, NEXT_ID] = ['27180435921', '86095742719'];

/** The number that the exchange keeps, as it masks it. */
async function readKept({ exchange }: Sandbox): Promise<string> {
  const { taxIdentity } = await readUser(exchange.database.sql, UID);
  return /\*+\d{4}/.exec(JSON.stringify(taxIdentity ?? ''))?.[0] ?? '';
}

async function fillIn(page: Page, keyboard: Keyboard, taxId: string): Promise<void> {
  await page.waitForSelector('[aria-labelledby=tax-identity] form', PATIENTLY);
  await keyboard.tabTo(NUMBER);
  await keyboard.type(taxId);
  await keyboard.tabTo('button Save tax number');
  await keyboard.send('Enter');
}

describe('A change of the tax number, in a real browser and with the keyboard alone,', () => {
  marketTest(
    'needs the codes of the security step: without them the number stays, and with them it is the new one',
    LONG,
    async ({ browser, startExchange }) => {
      const exchange = await startExchange();
      await exchange.exchange.open();
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await logIn(page, exchange.url, 'demo@sluice.example', '/user/assets/tax-center?lang=en');
      await page.waitForSelector('[data-figure]', PATIENTLY);
      const words = await watchWords(page);
      const keyboard = await openKeyboard(page);
      await fillIn(page, keyboard, FIRST_ID);
      // The first number needs no step.
      await expect.poll(() => readKept(exchange), PATIENTLY).toBe('*******5921');
      await page.waitForSelector('[aria-labelledby=tax-identity] dl', PATIENTLY);

      await keyboard.tabTo('button Change');
      await keyboard.send('Enter');
      await fillIn(page, keyboard, NEXT_ID);
      await page.waitForSelector(STEP, PATIENTLY);
      // What is agreed to is said in full.
      expect(await page.$eval(STEP, (dialog) => dialog.textContent)).toContain(NEXT_ID);
      await keyboard.send('Escape');
      await page.waitForSelector(STEP, { ...PATIENTLY, hidden: true });
      expect(await readKept(exchange)).toBe('*******5921');
      expect(await page.$eval('[aria-labelledby=tax-identity] form input', (field) => field.value)).toBe(
        NEXT_ID,
      );

      await keyboard.tabTo('button Save tax number');
      await keyboard.send('Enter');
      await keyboard.prove();
      await expect.poll(() => readKept(exchange), PATIENTLY).toBe('*******2719');
      await page.waitForSelector('[aria-labelledby=tax-identity] dl', PATIENTLY);
      expect(await page.$eval('[aria-labelledby=tax-identity]', (card) => card.textContent)).toContain(
        '•••••••2719',
      );

      await logOut(page, keyboard, 'Dana Demo');
      const secrets = new RegExp(`${FIRST_ID}|${NEXT_ID}`);
      await expectNothingKept(page, words, { secrets, asked: 'export/tax-identity' });
    },
  );
});
