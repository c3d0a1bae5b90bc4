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
  marketTest('keeps the page while one reads something else for a while', async ({ exchange, openTabs }) => {
    const [tab] = await openTabs(1);
    const refusals = await watchRefusals(tab);
    await rests(tab);
    await tab.page.goto(`${exchange.url}/sandbox`);
    // Long enough for the browser to collect what the page has left, and for the callbacks that report it.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await tab.page.goBack();
    expect(refusals).toEqual([]);
    expect((await tab.observed()).persisted).toEqual([false, true]);
  });

  marketTest('works for a tab that had the market for itself', async ({ exchange, openTabs }) => {
    const [tab] = await openTabs(1);
    const refusals = await watchRefusals(tab);
    await rests(tab);
    await tab.page.goto(`${exchange.url}/sandbox`);
    await tab.page.goBack();
    expect(refusals).toEqual([]);
    expect((await tab.observed()).persisted).toEqual([false, true]);
    await tab.pricesMove(5_000);
  });
});
