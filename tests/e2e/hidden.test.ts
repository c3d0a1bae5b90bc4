import type { CDPSession } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import type { Tab } from '#tests/support/tabs/openTab.ts';

/** As the browser does with a tab that has long been in the background. */
async function freeze(tab: Tab): Promise<CDPSession> {
  const session = await tab.page.createCDPSession();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return session;
}

describe('A hidden tab', () => {
  marketTest(
    'that is frozen for longer than the throttle gets one batch when it is looked at again',
    async ({ openTabs }) => {
      const [frozen, front] = await openTabs(2);
      // The tab has everything, candles and rates too, before it is hidden.
      await frozen.page.bringToFront();
      await frozen.settles();
      await frozen.pricesMove(5_000);
      await front.page.bringToFront();
      await expect.poll(frozen.visibility).toBe('hidden');
      const [before, batches] = [await frozen.messages(), await frozen.batches()];
      const session = await freeze(frozen);
      await front.pricesMove(5_000);
      await front.pricesMove(5_000);

      await session.send('Page.setWebLifecycleState', { state: 'active' });
      expect(await frozen.messages()).toBe(before);
      const old = await frozen.rows();
      await frozen.page.bringToFront();
      await expect.poll(frozen.rows, { timeout: 1_000, interval: 25 }).not.toEqual(old);
      expect(await frozen.batches()).toBe(batches + 1);
    },
  );
});
