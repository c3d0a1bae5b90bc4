import { describe, expect } from 'vitest';
import { clickTwice } from '#tests/support/tabs/clickButton.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { expectBooked, openSmall } from '#tests/support/tabs/openLowBalance.ts';
import { readBalances } from '#tests/support/tabs/readBalances.ts';

describe('Small balances', () => {
  marketTest('become what the preview promised, to the last digit', async ({ browser, exchange }) => {
    const small = await openSmall(await browser.newPage(), exchange, 'TON,XLM');
    const [before] = await readBalances(small.client, ['USDT']);
    await small.click('Preview 2 coins to USDT');
    await small.shows('2 coins become');
    const promised = await small.page.$eval('.modal-dialog p', (line) => line.textContent ?? '');
    await small.click('Convert 2 coins to USDT');
    await expectBooked(small, before, 'TON');
    const got = await small.receipt('You received');
    expect(promised).toContain(`2 coins become ${got} USDT`);
    small.client.close();
  });

  marketTest('are converted once by two presses and Enter twice', async ({ browser, exchange }) => {
    const small = await openSmall(await browser.newPage(), exchange, 'ADA,XLM');
    const [before] = await readBalances(small.client, ['USDT']);
    await small.click('Preview 2 coins to USDT');
    await clickTwice(small.page, 'Convert 2 coins to USDT');
    await expectBooked(small, before, 'XLM');
    const { result } = await small.client.get('/exchange/batch/list?view=history');
    const today = (result.records as { created_at: string }[]).filter(
      ({ created_at }) => Number(created_at) > Date.now() - 60_000,
    );
    expect(today).toHaveLength(1);
    small.client.close();
  });

  marketTest(
    'whose answer was lost are asked about and not sent again: the receipt comes',
    async ({ browser, exchange }) => {
      const small = await openSmall(await browser.newPage(), exchange, 'XLM');
      const [before] = await readBalances(small.client, ['USDT']);
      await small.click('Preview 1 coin to USDT');
      exchange.faults.add({ fault: 'answer/cut', path: '/exchange/batch/exchangeOrder', count: 1 });
      await small.click('Convert 1 coin to USDT');
      await expectBooked(small, before, 'XLM');
      small.client.close();
    },
  );
});
