import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { describe, expect, onTestFinished } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** What shows notices; the build packs it with what else every page loads at rest. */
const PARTS = 'src/app/notices/noticeParts.ts';

/** The script of the build that has a module, by its source map. */
async function scriptOf(module: string): Promise<string> {
  const assets = join(dist, 'user/assets/assets');
  for (const map of (await readdir(assets)).filter((name) => name.endsWith('.js.map'))) {
    const { sources }: { readonly sources: readonly string[] } = JSON.parse(
      await readFile(join(assets, map), 'utf8'),
    );
    if (sources.some((source) => source.endsWith(module))) return map.replace(/\.map$/, '');
  }
  throw new Error(`No script of the build has ${module}.`);
}

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

/** The app without the file that shows notices. `restore` puts it there. */
async function copyWithoutParts(): Promise<{
  readonly webRoot: string;
  readonly restore: () => Promise<void>;
}> {
  const webRoot = await mkdtemp(join(tmpdir(), 'sluice-without-notices-'));
  onTestFinished(() => rm(webRoot, { recursive: true }));
  await cp(dist, webRoot, { recursive: true });
  const assets = join(webRoot, 'user/assets/assets');
  const part = join(assets, await scriptOf(PARTS));
  await rename(part, `${part}.away`);
  return {
    webRoot,
    restore: () => rename(`${part}.away`, part),
  };
}

describe('The first notice', () => {
  marketTest('comes while the network is down, with all that belongs to it', async ({ openTabs }) => {
    const [{ page, rows }] = await openTabs(1);
    const script = await scriptOf(PARTS);
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
    await expect.poll(loaded, { timeout: 10_000 }).toContain(script);
    await page.setOfflineMode(true);
    await fail(page, '888001', 'too little');
    await expect.poll(() => toastText(page)).toContain('888001: too little');
    // The text is read out first, at once; what draws the notice is evaluated after it.
    await expect.poll(() => hasButton(page)).toBe(true);
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
      // The toast disappears by itself, as any toast does.
      await expect.poll(() => toastText(page), { timeout: 5_000 }).toBe('');

      await restore();
      await fail(page, '888002', 'too much');
      // The browser remembers the failure, and what failed is asked for again a second later (importAgain.ts).
      await expect.poll(() => hasButton(page), { timeout: 5_000 }).toBe(true);
      expect(await toastText(page)).toContain('888002: too much');
      await tab.pricesMove(5_000);
    },
  );
});
