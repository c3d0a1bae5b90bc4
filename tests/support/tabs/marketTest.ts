import type { Browser } from 'puppeteer-core';
import { test } from 'vitest';
import type { Sandbox, SandboxOptions } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '../node/createTestSandbox.ts';
import { openChromium } from './openChromium.ts';
import { openTab, type Tab, type TabOptions } from './openTab.ts';

interface MarketFixtures {
  /** A Chromium of this test's own. */
  readonly browser: Browser;
  /** Starts an exchange that ends with the test; `stop` ends it before. */
  readonly startExchange: (options?: SandboxOptions) => Promise<Sandbox>;
  /** The exchange of tests that need only one. */
  readonly exchange: Sandbox;
  /** Opens so many tabs on it, one after another, each showing prices before the next one opens; the last is in front. */
  readonly openTabs: <Count extends 1 | 2 | 3 | 5>(
    count: Count,
    options?: TabOptions,
  ) => Promise<TabsOf<Count>>;
}

type TabsOf<Count extends 1 | 2 | 3 | 5> = {
  readonly 1: readonly [Tab];
  readonly 2: readonly [Tab, Tab];
  readonly 3: readonly [Tab, Tab, Tab];
  readonly 5: readonly [Tab, Tab, Tab, Tab, Tab];
}[Count];

/** A test with a real browser, a real exchange and real tabs. */
export const marketTest = test.extend<MarketFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  browser: async ({}, use) => {
    const browser = await openChromium();
    await use(browser);
    await browser.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  startExchange: async ({}, use) => {
    const started: Sandbox[] = [];
    await use(async (options) => {
      const exchange = await createTestSandbox(options);
      started.push(exchange);
      return exchange;
    });
    await Promise.all(started.map((exchange) => exchange.close()));
  },
  exchange: async ({ startExchange }, use) => use(await startExchange()),
  openTabs: async ({ browser, exchange }, use) => {
    await use(async <Count extends 1 | 2 | 3 | 5>(count: Count, options?: TabOptions) => {
      const tabs: Tab[] = [];
      while (tabs.length < count) {
        const tab = await openTab(browser, exchange.url, options);
        await tab.showsPrices();
        tabs.push(tab);
      }
      return tabs as unknown as TabsOf<Count>;
    });
  },
});
