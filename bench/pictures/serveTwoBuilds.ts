import { mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import type { Cleanup } from '../setup/createCleanup.ts';

/** Two builds of the app at one address, one at a time, before the same exchange: so both show the same data. */
export interface TwoBuilds {
  readonly url: string;
  /** Serves the build of this folder from now on. */
  readonly serve: (dist: string) => Promise<void>;
}

/** Pairs of the market: a full table. */
const SYMBOLS = 60;
/** Frames a second: none while pictures are taken, so that prices stand still. */
const HZ = 0.001;

/** Opens the exchange; `serve` says which build it shows. */
export async function serveTwoBuilds(cleanup: Cleanup): Promise<TwoBuilds> {
  const webRoot = await mkdtemp(join(tmpdir(), 'sluice-pictures-'));
  cleanup.add(() => rm(webRoot, { recursive: true, force: true }));
  const sandbox = await createSandbox({
    ...{ webRoot: join(webRoot, 'now'), symbols: SYMBOLS, hz: HZ, hasPast: true },
  });
  cleanup.add(sandbox.close);
  await mkdir(join(webRoot, 'now'));
  return {
    url: sandbox.url,
    serve: async (dist) => {
      for (const name of await readdir(dist)) {
        const next = join(webRoot, name);
        await symlink(join(dist, name), next);
        await rename(next, join(webRoot, 'now', name));
      }
    },
  };
}
