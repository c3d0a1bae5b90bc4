import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { expectBooked, OUTLIVED, openSmall } from '#tests/support/tabs/openLowBalance.ts';
import { readBalances } from '#tests/support/tabs/readBalances.ts';

describe('Small balances', () => {
  marketTest(
    'say which coin failed and keep it listed; then there is a pause',
    async ({ browser, exchange }) => {
      const small = await openSmall(await browser.newPage(), exchange, 'XLM,DOGE');
      const [doge] = await readBalances(small.client, ['DOGE']);
      await small.click('Preview 2 coins to USDT');
      await small.click('Convert 2 coins to USDT');
      await small.shows('Partly converted');
      await small.page.keyboard.press('Escape');
      await small.shows('Wait between conversions');
      const row = await small.page.$$eval('.low-balance-table tbody tr', (rows) =>
        rows.map((each) => each.textContent ?? '').find((words) => words.includes('DOGE')),
      );
      expect(row).toContain('Not converted');
      const [after] = await readBalances(small.client, ['DOGE']);
      expect(after.toFixed()).toBe(doge.toFixed());
      small.client.close();
    },
  );

  marketTest(
    'whose preview ran out are not converted until there is a new price',
    { timeout: 90_000 },
    async ({ browser, exchange }) => {
      const small = await openSmall(await browser.newPage(), exchange, 'XLM');
      const [before] = await readBalances(small.client, ['USDT']);
      await small.click('Preview 1 coin to USDT');
      await small.shows('This quote has expired. Nothing was deducted.', OUTLIVED);
      await small.click('Get a new quote');
      await small.click('Convert 1 coin to USDT');
      await expectBooked(small, before, 'XLM');
      small.client.close();
    },
  );
});
