import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';

describe('A tab', () => {
  marketTest('is forgotten within a second of its crash', async ({ openTabs }) => {
    const [, crashed, front] = await openTabs(3);
    const session = await crashed.page.createCDPSession();
    void session.send('Page.crash').catch(() => undefined);
    await expect.poll(front.words, { timeout: 1_000, interval: 25 }).toContain('2 tabs');
  });

  marketTest(
    'that joins late shows its first prices within 300 ms of its hello',
    async ({ browser, exchange, openTabs }) => {
      await openTabs(5);
      const late = await openTab(browser, exchange.url);
      await late.showsPrices();
      const { helloAtMs, firstPriceAtMs } = await late.observed();
      expect((firstPriceAtMs ?? Number.NaN) - (helloAtMs ?? Number.NaN)).toBeLessThan(300);
    },
  );
});
