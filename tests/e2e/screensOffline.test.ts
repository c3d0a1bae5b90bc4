import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('A screen that is opened while the network is down', () => {
  marketTest('says so in its place, and comes when the network is back', async ({ openTabs }) => {
    const [{ page }] = await openTabs(1);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const main = () => page.$eval('main', ({ textContent }) => textContent);
    await page.setOfflineMode(true);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/otc/index"]')?.click());
    await expect.poll(main, { timeout: 10_000 }).toContain("Couldn't load this");
    // The rest of the page goes on.
    expect(await page.$('header a')).not.toBeNull();

    await page.setOfflineMode(false);
    await expect.poll(main, { timeout: 10_000 }).toContain('Log in to trade');
    expect(await main()).not.toContain("Couldn't load this");
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
