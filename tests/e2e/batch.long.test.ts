import { describe, expect } from 'vitest';
import { OUTLIVED, openBatch } from '#tests/support/tabs/openBatch.ts';
import { readBalances } from '#tests/support/tabs/readBalances.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

describe('A batch', () => {
  screenTest(
    'says which coin failed, keeps it, and offers to try it again',
    async ({ browser, exchange }) => {
      const batch = await openBatch(await browser.newPage(), exchange);
      const [dogeBefore] = await readBalances(batch.client, ['DOGE']);
      await batch.tick('ADA', 'DOGE');
      await batch.click('Preview conversion to USDT');
      await batch.click('Convert 2 coins to USDT');
      await batch.shows('Partly converted');
      const [ada, doge] = await readBalances(batch.client, ['ADA', 'DOGE']);
      expect([ada.toFixed(), doge.toFixed()]).toEqual(['0', dogeBefore.toFixed()]);
      await batch.click('Try 1 coin again');
      await batch.click('Convert 1 coin to USDT');
      await batch.shows('Not converted. Nothing was deducted.');
      batch.client.close();
    },
  );

  screenTest('that ran out takes nothing, and can be quoted again', async ({ browser, exchange }) => {
    const batch = await openBatch(await browser.newPage(), exchange);
    const [before] = await readBalances(batch.client, ['TON']);
    await batch.tick('TON');
    await batch.click('Preview conversion to USDT');
    await batch.shows('This quote has expired. Nothing was deducted.', OUTLIVED);
    expect((await readBalances(batch.client, ['TON']))[0].toFixed()).toBe(before.toFixed());
    await batch.click('Get a new quote');
    await batch.click('Convert 1 coin to USDT');
    await batch.shows('You received');
    expect((await readBalances(batch.client, ['TON']))[0].toFixed()).toBe('0');
    batch.client.close();
  });
});
