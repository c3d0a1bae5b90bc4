import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PEER_NAMES } from '../measure/pages.ts';
import { BENCH_FOLDER, PEERS_FOLDER, PROJECT_FOLDER } from './folders.ts';
import { hashFiles } from './hashFiles.ts';
import { hasStamp, writeStamp } from './stamp.ts';

const STAMP = join(PEERS_FOLDER, '.sources-hash');
const SOURCES = ['peers', 'package-lock.json', 'tsconfig.json', 'measure/pages.ts', 'setup/buildPeers.ts'];
const TSC = join(PROJECT_FOLDER, 'node_modules', 'typescript', 'bin', 'tsc');

/**
 * Builds the peers if their sources changed, with the bench's own packages. Their types are checked here, since the
 * project's own check runs without those packages.
 */
export async function buildPeers(): Promise<void> {
  const hash = hashFiles(BENCH_FOLDER, SOURCES);
  if (hasStamp(STAMP, hash)) return;
  console.log('Building the peers.');
  const { status } = spawnSync(process.execPath, [TSC, '--project', BENCH_FOLDER], { stdio: 'inherit' });
  if (status !== 0) throw new Error("The peers' types are wrong.");
  // Imported here, since a moment ago they may not have been installed yet.
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const root = join(BENCH_FOLDER, 'peers');
  await build({
    configFile: false,
    root,
    base: '/peers/',
    logLevel: 'error',
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      target: 'esnext',
      outDir: PEERS_FOLDER,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { input: PEER_NAMES.map((name) => join(root, `${name}.html`)) },
    },
  });
  writeStamp(STAMP, hash);
}
