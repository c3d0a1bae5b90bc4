import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { freePort } from '#tests/support/node/freePort.ts';
import { lacksNginx } from '#tests/support/node/needsNginx.ts';
import { serveLocally } from '../../../../scripts/deploy/serveLocally.ts';

const SETTINGS = {
  filesUrl: 'https://files.sluice.example',
  quoteSocketUrl: 'wss://quotes.sluice.example/v2',
};

export interface ServedSite {
  readonly sandbox: Sandbox;
  readonly httpsPort: number;
  readonly httpPort: number;
}

/**
 * A small build behind a real nginx in front of an exchange, which serves the same build itself; for all tests of a file.
 * `fill` makes the build. The site is there in tests only.
 */
export function shareSite(fill: (webRoot: string) => Promise<void>): () => ServedSite {
  let served: ServedSite | undefined;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    if (lacksNginx) return;
    const folder = await mkdtemp(join(tmpdir(), 'sluice-nginx-'));
    ends.unshift(() => rm(folder, { recursive: true }));
    const webRoot = join(folder, 'dist');
    // Any name that a folder may have.
    const siteFolder = join(folder, 'the "site"');
    await fill(webRoot);
    const sandbox = await createTestSandbox({
      ...{ symbols: 60, webRoot, proxies: '127.0.0.1' },
      appConfig: SETTINGS,
    });
    ends.unshift(sandbox.close);
    const [httpsPort, httpPort] = [await freePort(), await freePort()];
    const nginx = await serveLocally({
      ...{ folder: siteFolder, webRoot, httpsPort, httpPort },
      exchangePort: sandbox.port,
      appConfig: sandbox.pageConfig,
    });
    ends.unshift(nginx.stop);
    served = { sandbox, httpsPort, httpPort };
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  return () => {
    if (served === undefined) throw new Error('The site is there in tests only.');
    return served;
  };
}
