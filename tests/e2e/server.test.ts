import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';

describe('When the price server', () => {
  marketTest('is restarted, prices move again by themselves', async ({ browser, startExchange }) => {
    const before = await startExchange();
    const tab = await openTab(browser, before.url);
    await tab.showsPrices();
    const rows = await tab.rows();

    await before.close();
    await expect.poll(tab.words, { timeout: 3_000 }).toMatch(/^Connection lost, trying again \(\d of 5\)/);
    expect((await tab.rows()).length).toBe(rows.length);
    const after = await startExchange({ port: before.port });

    // Five attempts with up to 6 s between two of them.
    await expect.poll(() => after.state().sockets, { timeout: 12_000 }).toBe(1);
    await tab.pricesMove(4_000);
    expect(await tab.words()).toMatch(/^Live/);
  });

  marketTest(
    'stays away, the page says so, keeps its prices with their time, and tries again when asked',
    async ({ exchange, openTabs }) => {
      const [tab] = await openTabs(1);
      exchange.faults.add({ fault: 'socket/refuse' });
      exchange.faults.add({ fault: 'socket/drop' });

      await expect
        .poll(tab.words, { timeout: 40_000, interval: 200 })
        .toMatch(/^Prices paused: the price server cannot be reached · prices as of \d\d:\d\d:\d\d/);
      expect((await tab.rows()).length).toBeGreaterThan(5);
      expect(await tab.page.$('.market[data-stale]')).not.toBeNull();

      exchange.faults.reset();
      await tab.page.locator('.connection button').click();
      await expect.poll(tab.words, { timeout: 5_000 }).toMatch(/^Live/);
      await tab.pricesMove(4_000);
      expect(await tab.page.$('.market[data-stale]')).toBeNull();
    },
  );
});

describe('A browser that goes offline', () => {
  marketTest('says so, and is live again when the network is back', async ({ openTabs }) => {
    const [tab] = await openTabs(1);
    await tab.page.setOfflineMode(true);
    await expect.poll(tab.words).toMatch(/^You are offline · prices as of/);
    await tab.page.setOfflineMode(false);
    await expect.poll(tab.words, { timeout: 10_000 }).toMatch(/^Live/);
    await tab.pricesMove(5_000);
  });
});
