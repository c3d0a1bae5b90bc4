import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ApiSettings } from '../../src/shared/contract/gatewayApi.ts';
import { parseAppConfig } from '../../src/shared/site/appConfig.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { PROJECT_FOLDER } from '../setup/folders.ts';

/** A sandbox in a process of its own, so that what it remembers is not counted as ours. */
export interface Exchange {
  readonly url: string;
  readonly api: ApiSettings;
  readonly order: (fault: object) => Promise<void>;
}

/** Starts a sandbox on a free port, and reads from its page what pages are told about calls. */
export async function startExchange(cleanup: Cleanup): Promise<Exchange> {
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanup.add(() => child.kill());
  const [ready] = (await once(child.stdout, 'data')) as [Buffer];
  const [page = ''] = /http:\S+/.exec(ready.toString()) ?? [];
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
  };
}
