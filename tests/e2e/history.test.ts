import { describe, expect } from 'vitest';
import { marketTest } from '../support/tabs/marketTest.ts';

describe('Going back to the market', () => {
  marketTest('restores the page as it was, and its prices move on', async ({ exchange, openTabs }) => {
    const [tab, other] = await openTabs(2);
    const session = await tab.page.createCDPSession();
    const refusals: unknown[] = [];
    await session.send('Page.enable');
    session.on('Page.backForwardCacheNotUsed', (event) => refusals.push(event.notRestoredExplanations));
    await tab.page.bringToFront();
    await tab.page.type('input[type="search"]', 'usdt');
    // An answer that is on its way when the page is left would evict it, so nothing is pending then.
    await tab.pricesMove(5_000);
    await tab.pricesMove(5_000);

    await tab.page.goto(`${exchange.url}/sandbox`);
    await other.page.bringToFront();
    // Long enough for several batches, one of which would evict the page.
    await other.pricesMove(5_000);
    await other.pricesMove(5_000);
    expect(await other.words()).toContain('2 tabs');
    await tab.page.bringToFront();
    await tab.page.goBack();

    expect(refusals).toEqual([]);
    expect((await tab.observed()).persisted).toEqual([false, true]);
    expect(await tab.page.$eval('input[type="search"]', (input) => input.value)).toBe('usdt');
    await tab.pricesMove(5_000);
    expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
  });

  marketTest('works for a tab that had the market for itself', async ({ exchange, openTabs }) => {
    const [tab] = await openTabs(1);
    // What is loaded once the page is idle has come by then: on its way it would evict the page.
    await tab.pricesMove(5_000);
    await tab.page.goto(`${exchange.url}/sandbox`);
    await tab.page.goBack();
    expect((await tab.observed()).persisted).toEqual([false, true]);
    await tab.pricesMove(5_000);
  });
});
