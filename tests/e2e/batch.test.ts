import { describe, expect } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { clickTwice } from '#tests/support/tabs/clickButton.ts';
import { openBatch } from '#tests/support/tabs/openBatch.ts';
import { readBalances } from '#tests/support/tabs/readBalances.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

describe('A batch', () => {
  screenTest(
    'takes what was ticked and brings what the receipt says, to the last digit',
    async ({ browser, exchange }) => {
      const batch = await openBatch(await browser.newPage(), exchange);
      const [before] = await readBalances(batch.client, ['USDT']);
      await batch.tick('ADA', 'XLM');
      await batch.click('Preview conversion to USDT');
      await batch.click('Convert 2 coins to USDT');
      await batch.shows('You received');
      const got = await batch.receipt('You received');
      const [after, ada, xlm] = await readBalances(batch.client, ['USDT', 'ADA', 'XLM']);
      expect(after.minus(before).toFixed()).toBe(new Decimal(got).toFixed());
      expect([ada.toFixed(), xlm.toFixed()]).toEqual(['0', '0']);
      batch.client.close();
    },
  );

  screenTest('pressed twice is booked once', async ({ browser, exchange }) => {
    const batch = await openBatch(await browser.newPage(), exchange);
    const [before] = await readBalances(batch.client, ['SOL']);
    await batch.tick('SOL');
    const amount = await batch.page.waitForSelector('::-p-aria([name="Amount of SOL"][role="textbox"])');
    await amount?.click({ count: 3 });
    await amount?.type('1.5');
    await batch.click('Preview conversion to USDT');
    await clickTwice(batch.page, 'Convert 1 coin to USDT');
    await batch.shows('You received');
    const [after] = await readBalances(batch.client, ['SOL']);
    expect(before.minus(after).toFixed()).toBe('1.5');
    batch.client.close();
  });

  screenTest(
    'whose answer was lost is asked about and not sent again: the receipt comes, and the coins left once',
    async ({ browser, exchange }) => {
      const batch = await openBatch(await browser.newPage(), exchange);
      const [before] = await readBalances(batch.client, ['USDT']);
      await batch.tick('TON');
      await batch.click('Preview conversion to USDT');
      exchange.faults.add({ fault: 'answer/cut', path: '/exchangeNew/batch/convert', count: 1 });
      await batch.click('Convert 1 coin to USDT');
      await batch.shows('You received');
      const got = await batch.receipt('You received');
      const [after, ton] = await readBalances(batch.client, ['USDT', 'TON']);
      expect(after.minus(before).toFixed()).toBe(new Decimal(got).toFixed());
      expect(ton.toFixed()).toBe('0');
      batch.client.close();
    },
  );
});
