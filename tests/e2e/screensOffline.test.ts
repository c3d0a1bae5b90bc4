import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('A screen that is opened while the network is down', () => {
  marketTest('says so in its place, and comes when the network is back', async ({ openTabs }) => {
    const [{ page, settles }] = await openTabs(1);
    // A part that is on its way when the network goes is another matter: Chromium 150 keeps that until the page is loaded again.
    await settles();
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
