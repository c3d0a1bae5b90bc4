import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import type { Tab } from '#tests/support/tabs/openTab.ts';

/** Collects why the browser did not keep the page, from now on. */
async function watchRefusals({ page }: Tab): Promise<readonly string[]> {
  const session = await page.createCDPSession();
  const refusals: string[] = [];
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    refusals.push(...notRestoredExplanations.map(({ type, reason }) => `${type} ${reason}`));
  });
  return refusals;
}

/** An answer that is on its way when the page is left would evict it, and so would a batch: nothing is pending after this. */
async function rests(tab: Tab): Promise<void> {
  await tab.settles();
  await tab.pricesMove(5_000);
  const flash = (): Promise<string> =>
    tab.page.$eval('.market-washes', (layer) => getComputedStyle(layer).opacity);
  await expect.poll(flash, { interval: 25 }).toBe('0');
}

describe('Going back to the market', () => {
  marketTest('restores the page as it was, and its prices move on', async ({ exchange, openTabs }) => {
    const [tab, other] = await openTabs(2);
    const refusals = await watchRefusals(tab);
    await tab.page.bringToFront();
    await tab.page.type('input[type="search"]', 'usdt');
    await rests(tab);

    await tab.page.goto(`${exchange.url}/sandbox`);
    await other.page.bringToFront();
    // Long enough for several batches, one of which would evict the page.
    await other.pricesMove(5_000);
    await other.pricesMove(5_000);
    // A page that is kept for going back is no open tab.
    expect(await other.words()).toMatch(/^Live · one connection · as of/);
    await tab.page.bringToFront();
    await tab.page.goBack();

    expect(refusals).toEqual([]);
    expect((await tab.observed()).persisted).toEqual([false, true]);
    expect(await tab.page.$eval('input[type="search"]', (input) => input.value)).toBe('usdt');
    await tab.pricesMove(5_000);
    expect(await tab.words()).toContain('2 tabs');
    expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
  });
});
