import { describe, expect } from 'vitest';
import { openBeside, openWithdraw } from '#tests/support/tabs/openWithdraw.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const USDT = '?coin=USDT&chain=TRX';
const LONG = { timeout: 60_000 };

describe('A withdrawal', () => {
  screenTest(
    'whose answer is cut is not known yet, then found and booked once; another tab that sends the same is asked',
    LONG,
    async ({ browser, exchange }) => {
      const first = await openWithdraw(await browser.newPage(), exchange, USDT);
      await first.fill('61.5');
      const second = await openBeside(await browser.newPage(), exchange, USDT);
      await second.fill('61.5');

      await first.page.bringToFront();
      await first.toSecurity();
      exchange.faults.add({ fault: 'answer/cut', path: 'withdraw/create', count: 1 });
      // The withdrawal's record is late as well.
      exchange.faults.add({ fault: 'answer/cut', path: 'record-list', count: 3 });
      await first.prove();
      await first.shows('Checking your withdrawal');
      await first.shows(/61\.5 USDT (?:on its way|sent)/);
      expect(await first.booked('61.5')).toHaveLength(1);

      await second.page.bringToFront();
      // The second tab knows of the first withdrawal by now; the coin can't be withdrawn again for a while.
      await second.shows('61.5 of 1,000,000 USD');
      await second.toSecurity();
      await second.prove();
      await second.shows('Send this again?');
      await second.click('Go back');
      await second.shows('Edit');
      expect(await first.booked('61.5')).toHaveLength(1);
    },
  );
});
