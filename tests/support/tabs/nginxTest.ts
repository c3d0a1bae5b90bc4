import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { test } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { serveLocally } from '../../../scripts/deploy/serveLocally.ts';
import type { SiteSettings } from '../../../scripts/deploy/siteSettings.ts';
import { createTestSandbox } from '../node/createTestSandbox.ts';
import { freePort } from '../node/freePort.ts';
import { openChromium } from './openChromium.ts';

export interface NginxSite {
  readonly settings: SiteSettings;
  /** `https://localhost:…`, and the entry that may be shown in a frame. */
  readonly origin: string;
  readonly framedOrigin: string;
}

interface NginxFixtures {
  readonly $file: {
    /** A Chromium that takes the certificate of this machine. */
    readonly browser: Browser;
    readonly exchange: Sandbox;
    /** The built app behind a real nginx, in front of the exchange. */
    readonly site: NginxSite;
  };
}

/** The certificate is this machine's own, and a page of a public address may show one of this machine in a frame. */
const SWITCHES = ['--ignore-certificate-errors', '--disable-features=LocalNetworkAccessChecks'];
const WEB_ROOT = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A test of the app as an operator serves it. The tests of a file share one site, and one browser. */
export const nginxTest = test.extend<NginxFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const browser = await openChromium(SWITCHES);
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  exchange: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const exchange = await createTestSandbox({ proxies: '127.0.0.1' });
      await exchange.exchange.open();
      await use(exchange);
      await exchange.close();
    },
    { scope: 'file' },
  ],
  site: [
    async ({ exchange }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'sluice-nginx-'));
      const [httpsPort, httpPort] = [await freePort(), await freePort()];
      const nginx = await serveLocally({
        ...{ folder, webRoot: WEB_ROOT, httpsPort, httpPort },
        exchangePort: exchange.port,
        appConfig: exchange.pageConfig,
      });
      await use({
        settings: nginx.settings,
        origin: `https://localhost:${httpsPort}`,
        framedOrigin: `https://tg.localhost:${httpsPort}`,
      });
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'file' },
  ],
});
