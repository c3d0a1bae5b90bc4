import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { lacksNginx, NGINX_REASON } from '#tests/support/node/needsNginx.ts';
import { killWorker } from '#tests/support/tabs/killWorker.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { nginxTest } from '#tests/support/tabs/nginxTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';
import { onEachScreen, openSignedIn } from '#tests/support/tabs/walkScreens.ts';
import { buildApp } from '../../scripts/buildApp.ts';
import { layOutBuild } from '../../scripts/deploy/layOutBuild.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let nextRoot: string;

beforeAll(async () => {
  nextRoot = await mkdtemp(join(tmpdir(), 'sluice-next-build-'));
  await buildApp(root, { outDir: join(nextRoot, 'user/assets'), buildId: 'the-next-build' });
});

afterAll(() => rm(nextRoot, { recursive: true }));

describe('Two builds served one after the other', () => {
  marketTest(
    'serve their tabs side by side, each with its own workers',
    async ({ browser, startExchange }) => {
      const before = await startExchange();
      const old = await openTab(browser, before.url);
      await old.showsPrices();
      await before.close();

      const after = await startExchange({ port: before.port, webRoot: nextRoot });
      await expect.poll(() => after.state().sockets, { timeout: 12_000 }).toBe(1);
      const fresh = await openTab(browser, after.url);
      await fresh.showsPrices();

      expect(after.state().sockets).toBe(2);
      await expect.poll(fresh.words).toMatch(/^Live · one connection · /);
      await old.page.bringToFront();
      await old.pricesMove(5_000);
      expect(await old.words()).toMatch(/^Live · one connection · /);
    },
  );

  marketTest(
    'leave an old tab whose workers are gone with the word that a new version is ready',
    async ({ browser, startExchange }) => {
      const before = await startExchange();
      const old = await openTab(browser, before.url);
      await old.showsPrices();
      await before.close();
      await startExchange({ port: before.port, webRoot: nextRoot });

      // The old page's files are no longer on the server, and a browser may drop them from its cache at any time.
      const session = await old.page.createCDPSession();
      await session.send('Network.clearBrowserCache');
      await killWorker(browser, 'quotes');
      await expect.poll(old.words, { timeout: 25_000 }).toMatch(/^A new version is available/);
      expect((await old.rows()).length).toBeGreaterThan(5);

      await Promise.all([old.page.waitForNavigation(), old.page.locator('.connection button').click()]);
      await old.showsPrices();
      await expect.poll(old.words).toMatch(/^Live/);
    },
  );
});

// Debian has it as nginx; where there is none, the test is left out and says so.
describe.skipIf(lacksNginx)(
  `A build laid out for nginx in the place of another${NGINX_REASON}`,
  { timeout: 240_000 },
  () => {
    nginxTest('leaves the tabs of the one before it all their lazy parts', async ({ browser, site }) => {
      const page = await browser.newPage();
      await openSignedIn(page, site.origin);
      await layOutBuild(nextRoot, site.settings);
      const session = await page.createCDPSession();
      await session.send('Network.clearBrowserCache');

      const scripts: { readonly path: string; readonly status: number }[] = [];
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname;
        if (/\/assets\/assets\/.*\.js$/.test(path)) scripts.push({ path, status: response.status() });
      });
      await onEachScreen(page, async () => undefined);
      expect(scripts.filter(({ status }) => status !== 200)).toEqual([]);
      expect(scripts.filter(({ path }) => !existsSync(join(nextRoot, path))).length).toBeGreaterThan(0);
      const fresh = await browser.newPage();
      await fresh.goto(`${site.origin}/user/assets/exchange/index`);
      expect(await fresh.content()).toContain('"buildId":"the-next-build"');
    });
  },
);
