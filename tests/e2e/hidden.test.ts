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
      // It has all there is, candles and rates too, before it is left.
      await frozen.page.bringToFront();
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

  marketTest(
    'that froze while it was looked at is sent nothing until it runs again',
    async ({ openTabs }) => {
      const [hidden, front] = await openTabs(2);
      await expect.poll(hidden.visibility).toBe('hidden');
      const session = await freeze(front);
      const before = await front.messages();
      await hidden.page.bringToFront();
      await expect.poll(front.visibility).toBe('hidden');
      await hidden.pricesMove(5_000);
      await hidden.pricesMove(5_000);
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      expect(await front.messages()).toBeLessThanOrEqual(before + 1);
    },
  );

  marketTest(
    'alone keeps its connection for a while, but is sent nothing',
    async ({ browser, exchange, openTabs }) => {
      const [tab] = await openTabs(1);
      const other = await browser.newPage();
      await other.bringToFront();
      await expect.poll(tab.visibility).toBe('hidden');
      const before = await tab.messages();
      const { framesSent } = exchange.state();

      await expect
        .poll(() => exchange.state().framesSent, { timeout: 5_000 })
        .toBeGreaterThan(framesSent + 4);
      expect(await tab.messages()).toBe(before);
      expect(exchange.state().sockets).toBe(1);
    },
  );
});
