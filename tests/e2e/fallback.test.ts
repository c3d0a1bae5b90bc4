import { describe, expect } from 'vitest';
import { removeSharedWorkers } from '#tests/support/tabs/inPage.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('A browser without shared workers', () => {
  marketTest(
    'shows moving prices over a connection of each tab alone, and gives that of a closed tab back',
    async ({ exchange, openTabs }) => {
      const [closed, front] = await openTabs(2, { before: removeSharedWorkers });
      await front.pricesMove(5_000);
      expect(await front.words()).toMatch(/^Live · a separate connection for this tab/);
      expect(exchange.state().sockets).toBe(2);
      await closed.page.close();
      await expect.poll(() => exchange.state().sockets, { timeout: 1_000 }).toBe(1);
      await front.pricesMove(5_000);
    },
  );
});
