import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const UID = 20_000_007;
const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';
/** screens.md 3.6. */
const CODES = ['123456', '000000'];

describe('The address book', () => {
  screenTest(
    'gets an address by the keyboard alone, and saves what was read back',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 1200 });
      await exchange.exchange.open();
      await logIn(page, exchange.url, 'unified@sluice.example', '/user/assets/money-address?lang=en');
      const shows = (words: string | RegExp) =>
        expect.poll(() => page.evaluate(() => document.body.textContent ?? ''), PATIENTLY).toMatch(words);
      const { keyboard } = page;
      /** Goes on by Tab until the focus is on what matches. */
      const tabTo = async (selector: string, words = ''): Promise<void> => {
        for (let pressed = 0; pressed < 30; pressed += 1) {
          await keyboard.press('Tab');
          const isThere = await page.evaluate(
            (wanted, text) =>
              document.activeElement?.matches(wanted) === true &&
              (document.activeElement.textContent ?? '').includes(text),
            selector,
            words,
          );
          if (isThere) return;
        }
        throw new Error(`The keyboard does not reach ${selector} ${words}.`);
      };
      await shows('0 of 200 saved');
      await keyboard.press('n');
      await page.waitForSelector('[role="dialog"] select', PATIENTLY);
      await tabTo('select');
      await keyboard.type('USDT');
      await tabTo('select');
      await keyboard.type('TRON');
      await tabTo('.address-input');
      await keyboard.type(TRON);
      await tabTo('input');
      await keyboard.type('Ledger, cold');
      await keyboard.press('Enter');
      await shows('Read it back before you save it');
      expect(await page.$eval('[role="dialog"] .grouped-address', (code) => code.textContent)).toBe(TRON);
      await tabTo('button', 'Save Ledger, cold');
      await keyboard.press('Enter');
      await page.waitForSelector('[role="dialog"] input[inputmode="numeric"]', PATIENTLY);
      await keyboard.type(CODES[0] ?? '');
      await tabTo('input');
      await keyboard.type(CODES[1] ?? '');
      await keyboard.press('Enter');
      await shows('Saved: Ledger, cold');
      await shows('1 of 200 saved');
      const saved = await exchange.exchange.database.sql
        .select()
        .from(savedAddresses)
        .where(and(eq(savedAddresses.uid, UID), eq(savedAddresses.remark, 'Ledger, cold')));
      expect(saved).toMatchObject([{ coin: 'USDT', chain: 'TRX', address: TRON, tag: '', verified: 0 }]);
    },
  );
});
