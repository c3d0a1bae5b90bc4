import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('Three tabs', () => {
  marketTest(
    'share one socket, only the one in front is sent anything, and they go on without the one that was first',
    async ({ exchange, openTabs }) => {
      const [creator, second, front] = await openTabs(3);
      const others = [creator, second];
      expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
      expect(await front.words()).toMatch(/^Live · one connection for 3 tabs · as of \d\d:\d\d:\d\d$/);
      expect(await front.visibility()).toBe('visible');
      expect(await Promise.all(others.map((tab) => tab.visibility()))).toEqual(['hidden', 'hidden']);

      await Promise.all(others.map((tab) => tab.settles()));
      const before = await Promise.all(others.map((tab) => tab.messages()));
      await front.pricesMove(5_000);
      await front.pricesMove(5_000);
      expect(await Promise.all(others.map((tab) => tab.messages()))).toEqual(before);

      // The tab that created the workers is closed, and forgotten within a second.
      await creator.page.close();
      await expect.poll(front.words, { timeout: 1_000, interval: 25 }).toContain('2 tabs');
      await front.pricesMove(5_000);
      expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
    },
  );
});

describe('A tab', () => {
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
