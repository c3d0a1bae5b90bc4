import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiSettings } from '../../src/shared/contract/gatewayApi.ts';
import { parseAppConfig } from '../../src/shared/site/appConfig.ts';
import { cleanEnvironment } from '../setup/cleanEnvironment.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { PROJECT_FOLDER } from '../setup/folders.ts';

/** A sandbox in a process of its own, so that what it remembers is not counted as ours. */
export interface Exchange {
  readonly url: string;
  readonly api: ApiSettings;
  readonly order: (fault: object) => Promise<void>;
  /** Ends when every fault that was ordered for this path has met its call. */
  readonly met: (path: string) => Promise<void>;
}

interface Ordered {
  readonly faults: readonly { readonly path?: string }[];
}

/** Starts a sandbox on a free port and without a past, and reads the call settings from its page. */
export async function startExchange(cleanup: Cleanup): Promise<Exchange> {
  const data = await mkdtemp(join(tmpdir(), 'sluice-bench-data-'));
  cleanup.add(() => rm(data, { recursive: true, force: true, maxRetries: 10 }));
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    cwd: PROJECT_FOLDER,
    env: cleanEnvironment({ PORT: '0', SANDBOX_DATA: data }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  cleanup.add(() => {
    child.kill();
    return exit;
  });
  const ready = await Promise.race([once(child.stdout, 'data'), exit.then(() => null)]);
  if (ready === null) throw new Error('The sandbox could not start; it says above why.');
  const [page = ''] = /http:\S+/.exec(String(ready[0])) ?? [];
  const url = new URL(page).origin;
  const html = await (await fetch(page)).text();
  const config = parseAppConfig(/id="app-config">([^<]*)</.exec(html)?.[1] ?? '');
  if (!config.ok) throw new Error(config.error.message);
  return {
    url,
    api: { base: `${url}/x-api`, keys: config.value.signature },
    order: async (fault) => {
      const response = await fetch(`${url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (!response.ok) throw new Error(`The sandbox refused a fault: ${await response.text()}`);
    },
    met: async (path) => {
      const waits = async () => {
        const { faults } = (await (await fetch(`${url}/sandbox/faults`)).json()) as Ordered;
        return faults.some((fault) => fault.path === path);
      };
      while (await waits()) await sleep(10);
    },
  };
}
