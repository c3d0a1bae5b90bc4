import { describe, expect } from 'vitest';
import { openWithdraw } from '#tests/support/tabs/openWithdraw.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const LONG = { timeout: 60_000 };

describe('A withdrawal', () => {
  screenTest(
    'to a payment code over another memo and amount goes nowhere before that is answered, and then as the answer says',
    LONG,
    async ({ browser, exchange }) => {
      const { page, shows, click, toSecurity, prove, booked } = await openWithdraw(
        await browser.newPage(),
        exchange,
        '?coin=XRP&chain=XRP',
      );
      await page.locator('::-p-aria([name="New address"][role="tab"])').click();
      const [address, tag] = ['[role="tabpanel"] textarea', '[data-tag] input'] as const;
      await page.locator(tag).fill('111');
      await page.locator('.amount-input').fill('10');
      // At once, as from a clipboard: what is typed is read as a code when the field is left.
      await page.focus(address);
      await page.keyboard.sendCharacter('ripple:rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf?dt=222&amount=25');
      await shows('This code also includes: destination tag 222, amount 25 XRP.');
      await shows('The checksum is valid');
      await click('Review withdrawal');
      await shows("Answer this first: the code doesn't match what you entered.");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Replace');

      await click('Replace');
      await shows('Also filled in from the code: destination tag 222, amount 25 XRP.');
      await shows('Not in your address book');
      await toSecurity();
      await prove();
      await shows(/25 XRP (?:on its way|sent)/);
      expect(await booked('25')).toHaveLength(1);
      expect(await booked('10')).toHaveLength(0);
    },
  );
});
