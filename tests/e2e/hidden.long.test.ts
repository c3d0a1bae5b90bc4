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
    'that froze while it was looked at is sent nothing until it runs again',
    async ({ openTabs }) => {
      const [hidden, front] = await openTabs(2);
      await expect.poll(hidden.visibility).toBe('hidden');
      await front.settles();
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
      await tab.settles();
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
