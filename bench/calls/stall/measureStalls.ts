import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { ApiSettings } from '../../../src/shared/contract/gatewayApi.ts';
import { openBrowser } from '../../browser/openBrowser.ts';
import { loadPage } from '../../browser/openTabs.ts';
import type { Cleanup } from '../../setup/createCleanup.ts';
import { BENCH_FOLDER } from '../../setup/folders.ts';
import { createSigningPair } from '../signedBody.ts';
import type { StallPage } from './page/messages.ts';
import { serveStall } from './serveStall.ts';

/** The longest that a flush waited in the gateway, in ms. */
export interface StallReading {
  readonly withBodyMs: number;
  readonly withoutMs: number;
}

/**
 * How long a quote flush waits in a worker of Chromium in which a signed answer of a given size is fetched, decoded,
 * verified, parsed, checked and kept. With and without take turns, for as long as the answer took.
 */
export async function measureStalls(
  bodyBytes: number,
  runs: number,
  cleanup: Cleanup,
): Promise<StallReading[]> {
  const folder = await buildPage(cleanup);
  const pair = createSigningPair();
  const server = await serveStall(folder, pair, buildCountries(bodyBytes));
  const closeServer = cleanup.add(server.close);
  const { browser, close } = await openBrowser(cleanup);
  try {
    const page = await browser.newPage();
    await loadPage(page, `${server.url}/index.html`);
    const api: ApiSettings = { base: `${server.url}/x-api`, keys: pair.keys };
    const readings: StallReading[] = [];
    // The first one is compiled while it runs.
    for (let run = 0; run <= runs; run += 1) {
      const { longestMs, tookMs } = await page.evaluate(
        (given) => (globalThis as unknown as StallPage).stall.waitBesideCall(given),
        api,
      );
      const withoutMs = await page.evaluate(
        (given) => (globalThis as unknown as StallPage).stall.waitAlone(given),
        tookMs,
      );
      if (run > 0) readings.push({ withBodyMs: longestMs, withoutMs });
    }
    return readings;
  } finally {
    await close();
    await closeServer();
  }
}

async function buildPage(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-stall-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const root = join(BENCH_FOLDER, 'calls', 'stall', 'page');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { target: 'es2022', outDir: folder, emptyOutDir: true },
  });
  return folder;
}

function buildCountries(bytes: number): string {
  const rows: string[] = [];
  for (let length = 0; length < bytes; length += (rows.at(-1)?.length ?? 0) + 1) {
    rows.push(
      `{"code":"DEU","code2":"DE","dial":"49","has_states":false,"name":"Land №${rows.length}","restricted":false}`,
    );
  }
  return `{"result":{"list":[${rows.join(',')}]},"ret_code":0,"ret_msg":"OK"}`;
}
