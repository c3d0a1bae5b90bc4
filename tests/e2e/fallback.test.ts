import { describe, expect } from 'vitest';
import { refuseLocks, refuseSharedWorkers, removeSharedWorkers } from '#tests/support/tabs/inPage.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('A browser without shared workers', () => {
  marketTest('shows moving prices over a connection of each tab alone', async ({ exchange, openTabs }) => {
    const [, front] = await openTabs(2, { before: removeSharedWorkers });
    await front.pricesMove(5_000);
    expect(await front.words()).toMatch(/^Live · a separate connection for this tab/);
    expect(exchange.state().sockets).toBe(2);
  });

  marketTest(
    'that has the constructor but refuses to construct is served in the same way',
    async ({ openTabs }) => {
      const [tab] = await openTabs(1, { before: refuseSharedWorkers });
      await tab.pricesMove(5_000);
      expect(await tab.words()).toMatch(/^Live · a separate connection for this tab/);
    },
  );

  marketTest(
    'or with all site data blocked, so that locks are refused, is served in the same way',
    async ({ openTabs }) => {
      const [tab] = await openTabs(1, { before: refuseLocks });
      await tab.pricesMove(5_000);
      expect(await tab.words()).toMatch(/^Live · a separate connection for this tab/);
    },
  );

  marketTest('gives the socket of a closed tab back', async ({ exchange, openTabs }) => {
    const [closed, front] = await openTabs(2, { before: removeSharedWorkers });
    await closed.page.close();
    await expect.poll(() => exchange.state().sockets, { timeout: 1_000 }).toBe(1);
    await front.pricesMove(5_000);
  });
});
