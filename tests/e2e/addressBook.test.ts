import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { openKeyboard } from '#tests/support/tabs/openKeyboard.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const UID = 20_000_007;
const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';

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
      const { tabTo, type, activate, prove } = await openKeyboard(page);
      await shows('0 of 200 saved');
      await page.keyboard.press('n');
      await page.waitForSelector('[role="dialog"] select', PATIENTLY);
      await tabTo(/^combobox /);
      await type('USDT');
      await tabTo(/^combobox /);
      await type('TRON');
      await tabTo(/^textbox Address/);
      await type(TRON);
      await tabTo(/^textbox Name/);
      await type('Ledger, cold');
      await page.keyboard.press('Enter');
      await shows('Check the address before you save');
      expect(await page.$eval('[role="dialog"] .grouped-address', (code) => code.textContent)).toBe(TRON);
      await activate('Save Ledger, cold');
      await prove();
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
