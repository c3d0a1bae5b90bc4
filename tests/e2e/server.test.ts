import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';

describe('When the price server', () => {
  marketTest('is restarted, prices move again by themselves', async ({ browser, startExchange }) => {
    const before = await startExchange();
    const tab = await openTab(browser, before.url);
    await tab.showsPrices();
    // The first five only: the last rows in sight may change with the next prices.
    const pairs = (await tab.rows()).map(({ pair }) => pair).slice(0, 5);

    await before.close();
    await expect.poll(tab.words, { timeout: 3_000 }).toMatch(/^Connection lost. Reconnecting \(\d of 5\)/);
    // What was read last stays on the screen.
    const kept = (await tab.rows()).map(({ pair }) => pair);
    expect(kept).toEqual(expect.arrayContaining(pairs));
    const after = await startExchange({ port: before.port });

    // Five attempts with up to 6 s between two of them.
    await expect.poll(() => after.state().sockets, { timeout: 12_000 }).toBe(1);
    await tab.pricesMove(4_000);
    expect(await tab.words()).toMatch(/^Live/);
  });
});
