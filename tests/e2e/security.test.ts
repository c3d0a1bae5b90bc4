import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('The page under its security policy', () => {
  marketTest(
    'violates neither the content policy nor Trusted Types, and logs nothing',
    async ({ browser, openTabs }) => {
      const logged: string[] = [];
      browser.on('targetcreated', async (target) => {
        const page = await target.page();
        page?.on('console', (message) => logged.push(message.text()));
        page?.on('pageerror', (error) => logged.push(String(error)));
      });
      const [tab] = await openTabs(1, { path: '/user/assets/exchange/index?perf' });
      await tab.page.locator('.market-row').click();
      await tab.page.type('input[type="search"]', '<img src=x onerror=alert(1)>');
      await expect.poll(() => tab.page.$('.market-empty')).not.toBeNull();
      await tab.page.locator('.market-empty button').click();
      await tab.pricesMove(5_000);

      expect((await tab.observed()).violations).toEqual([]);
      expect(logged).toEqual([]);
    },
  );
});
