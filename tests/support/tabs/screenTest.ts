import type { Browser, BrowserContext } from 'puppeteer-core';
import { test } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '../node/createTestSandbox.ts';
import { openChromium } from './openChromium.ts';

/** Where the tabs of a test are opened; they share cookies, storage and workers, and nothing else does. */
export type Profile = Pick<BrowserContext, 'browser' | 'newPage'>;

interface ScreenFixtures {
  readonly $file: {
    readonly chromium: Browser;
    readonly sharedExchange: Sandbox;
  };
  readonly $test: {
    /** A fresh profile of the file's Chromium. */
    readonly browser: Profile;
    /** The file's exchange. What a test books stays booked: compare before and after, and use coins of its own. */
    readonly exchange: Sandbox;
  };
}

/** A test of screens in real tabs. The tests of a file share one Chromium and one exchange, whose faults end with a test. */
export const screenTest = test.extend<ScreenFixtures>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const chromium = await openChromium();
      await use(chromium);
      await chromium.close();
    },
    { scope: 'file' },
  ],
  sharedExchange: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const exchange = await createTestSandbox();
      await use(exchange);
      await exchange.close();
    },
    { scope: 'file' },
  ],
  browser: async ({ chromium }, use) => {
    const profile = await chromium.createBrowserContext();
    await use(profile);
    await profile.close();
  },
  exchange: async ({ sharedExchange }, use) => {
    await use(sharedExchange);
    sharedExchange.faults.reset();
  },
});
