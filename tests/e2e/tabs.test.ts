import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';

describe('Five tabs', () => {
  marketTest(
    'share one socket, and only the one in front is sent anything',
    async ({ exchange, openTabs }) => {
      const tabs = await openTabs(5);
      const [front, others] = [tabs[4], tabs.slice(0, 4)];

      expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
      expect(await front.words()).toMatch(/^Live · one connection for 5 tabs · as of \d\d:\d\d:\d\d$/);
      expect(await front.visibility()).toBe('visible');
      const hidden = await Promise.all(others.map((tab) => tab.visibility()));
      expect(hidden).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);

      await Promise.all(others.map((tab) => tab.settles()));
      const before = await Promise.all(others.map((tab) => tab.messages()));
      await front.pricesMove(5_000);
      await front.pricesMove(5_000);
      expect(await Promise.all(others.map((tab) => tab.messages()))).toEqual(before);
    },
  );

  marketTest('go on when the one that created the workers is closed', async ({ exchange, openTabs }) => {
    const [creator, , , , front] = await openTabs(5);
    await creator.page.close();

    await front.pricesMove(5_000);
    expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
    expect(await front.words()).toContain('one connection for 4 tabs');
  });
});

describe('A tab', () => {
  marketTest('is forgotten within a second of being closed', async ({ openTabs }) => {
    const [, closed, front] = await openTabs(3);
    expect(await front.words()).toContain('3 tabs');
    await closed.page.close();
    await expect.poll(front.words, { timeout: 1_000, interval: 25 }).toContain('2 tabs');
  });

  marketTest('is forgotten within a second of its crash', async ({ openTabs }) => {
    const [, crashed, front] = await openTabs(3);
    const session = await crashed.page.createCDPSession();
    void session.send('Page.crash').catch(() => undefined);
    await expect.poll(front.words, { timeout: 1_000, interval: 25 }).toContain('2 tabs');
  });

  marketTest(
    'that carried both workers takes them along in its crash, and the others have prices again within 3 s',
    async ({ exchange, openTabs }) => {
      const [creator, , front] = await openTabs(3);
      const loadedAt = await front.page.evaluate(() => performance.timeOrigin);
      const session = await creator.page.createCDPSession();
      void session.send('Page.crash').catch(() => undefined);

      await expect.poll(() => exchange.state().opened, { timeout: 3_000, interval: 25 }).toBe(2);
      await front.pricesMove(3_000);
      expect(exchange.state().sockets).toBe(1);
      expect(await front.page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    },
  );

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

  marketTest('comes back to the front with the newest prices at once', async ({ openTabs }) => {
    const [back, front] = await openTabs(2);
    const old = await back.rows();
    await front.pricesMove(5_000);
    await front.pricesMove(5_000);
    expect(await back.visibility()).toBe('hidden');
    expect(await back.rows()).toEqual(old);

    await back.page.bringToFront();
    await expect.poll(back.rows, { timeout: 500, interval: 25 }).not.toEqual(old);
  });
});
