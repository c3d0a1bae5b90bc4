import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('When the price server', () => {
  marketTest(
    'stays away, the page says so, keeps its prices with their time, and tries again when asked',
    async ({ exchange, openTabs }) => {
      const [tab] = await openTabs(1);
      exchange.faults.add({ fault: 'socket/refuse' });
      exchange.faults.add({ fault: 'socket/drop' });

      await expect
        .poll(tab.words, { timeout: 40_000, interval: 200 })
        .toMatch(/^Prices paused: can't reach the price server · prices as of \d\d:\d\d:\d\d/);
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
    await expect.poll(tab.words).toMatch(/^You're offline · prices as of/);
    await tab.page.setOfflineMode(false);
    await expect.poll(tab.words, { timeout: 10_000 }).toMatch(/^Live/);
    await tab.pricesMove(5_000);
  });
});
