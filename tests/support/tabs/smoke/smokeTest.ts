import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { type Collector, startCollector } from '../startCollector.ts';
import { type PlainBrowser, type PlainPage, shows } from './plainSteps.ts';

export interface SmokeFixtures<Browser extends PlainBrowser = PlainBrowser> {
  /** Where files are saved. */
  readonly downloads: string;
  readonly browser: Browser;
  readonly collector: Collector;
  readonly exchange: Sandbox;
}

/** Monitoring sends what it has every 10 s. */
const REPORTED = { timeout: 30_000 };
/** What monitoring gets of an error: one that no code caught, and one that the user was shown. */
const FAILURE = /^(?:error|uncaught-error|unhandled-rejection)$/;

/** A test in another browser than Chromium, on an exchange whose deployment collects errors. */
export function createSmokeTest<Browser extends PlainBrowser>(open: (downloads: string) => Promise<Browser>) {
  return test.extend<SmokeFixtures<Browser>>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    downloads: async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'sluice-downloads-'));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    browser: async ({ downloads }, use) => {
      const browser = await open(downloads);
      await use(browser);
      await browser.close();
    },
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    collector: async ({}, use) => use(await startCollector()),
    exchange: async ({ collector }, use) => {
      const exchange = await createTestSandbox({ hasPast: true, appConfig: { monitorUrl: collector.url } });
      // What takes longest is done before a page waits for it.
      await exchange.exchange.open();
      await use(exchange);
      await exchange.close();
    },
  });
}

/**
 * Expects that a tab has reported no failure, however it is driven: an error that the test causes itself is the only one that
 * its deployment hears of. What a tab reports arrives in the order in which it happened.
 */
export async function expectNoFailures(
  page: PlainPage,
  { collector, exchange }: Pick<SmokeFixtures, 'collector' | 'exchange'>,
): Promise<void> {
  await page.goto(`${exchange.url}/user/assets/exchange/index`);
  // The document has a title before the application runs.
  await shows(page, '.market-row');
  await page.evaluate((name) => reportError(Object.assign(new Error(), { name })), 'Planted');
  await expect.poll(() => failuresOf(collector).join(), REPORTED).toMatch(/Planted/);
  expect(failuresOf(collector)).toEqual([expect.stringMatching(/^uncaught-error.*Planted/)]);
}

/** The failures that a collector got, with what it was given of each. */
function failuresOf({ bodies }: Collector): readonly string[] {
  return bodies
    .flatMap((body) => (JSON.parse(body) as { readonly events: readonly Reported[] }).events)
    .filter(({ name }) => FAILURE.test(name))
    .map(({ name, data }) => `${name} ${JSON.stringify(data)}`);
}

interface Reported {
  readonly name: string;
  readonly data?: object;
}
