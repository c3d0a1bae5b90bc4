import { describe, expect } from 'vitest';
import { countWorkers, hangWorker, killWorker } from '#tests/support/tabs/killWorker.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('When a worker is killed, prices move again within 3 s without a reload', () => {
  marketTest('again and again, with one socket at the end', async ({ browser, exchange, openTabs }) => {
    const [, , front] = await openTabs(3);
    for (const victim of ['quotes', 'gateway', 'gateway', 'quotes', 'quotes'] as const) {
      await expect.poll(() => countWorkers(browser, victim), { timeout: 3_000 }).toBe(1);
      await killWorker(browser, victim);
      await front.pricesMove(3_000);
    }
    expect(exchange.state().sockets).toBe(1);
  });
});

describe('When a worker hangs', () => {
  for (const name of ['quotes', 'gateway'] as const) {
    marketTest(`the page says so, and the ${name} worker is done without`, async ({ browser, openTabs }) => {
      const [tab] = await openTabs(1);
      await hangWorker(browser, name);
      // After 10 s without a message the worker is asked three times whether it is alive, 5 s each.
      await expect
        .poll(tab.words, { timeout: 20_000, interval: 100 })
        .toMatch(/^Restarting the price service · prices as of/);
      await expect
        .poll(tab.words, { timeout: 30_000, interval: 100 })
        .toMatch(/^Live · a separate connection for this tab/);
      await tab.pricesMove(5_000);
    });
  }
});
