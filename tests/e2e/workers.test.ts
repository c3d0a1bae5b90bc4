import { describe, expect } from 'vitest';
import { countWorkers, killWorker } from '#tests/support/tabs/killWorker.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('When a worker is killed, prices move again within 3 s without a reload', () => {
  for (const victims of [['quotes'], ['gateway'], ['quotes', 'gateway']] as const) {
    marketTest(victims.join(' and '), async ({ browser, exchange, openTabs }) => {
      const [, , front] = await openTabs(3);
      const loadedAt = await front.page.evaluate(() => performance.timeOrigin);
      const before = await front.rows();
      for (const victim of victims) await killWorker(browser, victim);

      await front.pricesMove(3_000);
      expect((await front.rows()).length).toBe(before.length);
      await expect.poll(front.words).toMatch(/^Live · one connection for 3 tabs/);
      expect(await front.page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
      expect(exchange.state().sockets).toBe(1);
      expect(await countWorkers(browser, 'quotes')).toBe(1);
      expect(await countWorkers(browser, 'gateway')).toBe(1);
    });
  }
});
