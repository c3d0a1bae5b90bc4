import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { describe, expect, onTestFinished } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const PARTS = /^(?:Notices|WallDialog)-.*\.js$/;

/** Something fails that no code handles, as the page's own code would have it, with a code that has no text. */
function fail(page: Page, code: string, message: string): Promise<void> {
  return page.evaluate(
    (reason) => {
      const promise = Promise.resolve();
      window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
    },
    { kind: 'business', code, message, retryable: false },
  );
}

const toastText = (page: Page) => page.$eval('[role=log]', ({ textContent }) => textContent);
const hasButton = async (page: Page) => (await page.$('[role=log] .notice-close')) !== null;

/** The app without the files that show notices. `restore` puts them there. */
async function copyWithoutParts(): Promise<{
  readonly webRoot: string;
  readonly restore: () => Promise<void>;
}> {
  const webRoot = await mkdtemp(join(tmpdir(), 'sluice-without-notices-'));
  onTestFinished(() => rm(webRoot, { recursive: true }));
  await cp(dist, webRoot, { recursive: true });
  const assets = join(webRoot, 'user/assets/assets');
  const parts = (await readdir(assets)).filter((name) => PARTS.test(name));
  expect(parts).toHaveLength(2);
  for (const part of parts) await rename(join(assets, part), join(assets, `${part}.away`));
  return {
    webRoot,
    restore: async () => {
      for (const part of parts) await rename(join(assets, `${part}.away`), join(assets, part));
    },
  };
}

describe('The first notice', () => {
  marketTest('comes while the network is down, with all that belongs to it', async ({ openTabs }) => {
    const [{ page, rows }] = await openTabs(1);
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
    await expect
      .poll(async () => (await loaded()).filter((name) => PARTS.test(name ?? '')), { timeout: 10_000 })
      .toHaveLength(2);
    await page.setOfflineMode(true);
    await fail(page, '888001', 'too little');
    await expect.poll(() => toastText(page)).toContain('888001: too little');
    expect(await hasButton(page)).toBe(true);
    expect((await rows()).length).toBeGreaterThan(5);
  });

  marketTest(
    'whose parts can’t be loaded is read out all the same, and the next one tries again; the page stays',
    async ({ browser, startExchange }) => {
      const { webRoot, restore } = await copyWithoutParts();
      const exchange = await startExchange({ webRoot });
      const tab = await openTab(browser, exchange.url);
      await tab.showsPrices();
      const { page } = tab;
      await fail(page, '888001', 'too little');
      await expect.poll(() => toastText(page)).toContain('888001: too little');
      expect(await hasButton(page)).toBe(false);
      expect((await tab.rows()).length).toBeGreaterThan(5);
      const box = await page.$eval('.toasts > .notice', (toast) => toast.getBoundingClientRect().toJSON());
      expect(box).toMatchObject({ top: 8 });
      // It goes by itself, as any toast does.
      await expect.poll(() => toastText(page), { timeout: 5_000 }).toBe('');

      await restore();
      await fail(page, '888002', 'too much');
      await expect.poll(() => hasButton(page)).toBe(true);
      expect(await toastText(page)).toContain('888002: too much');
      await tab.pricesMove(5_000);
    },
  );
});
