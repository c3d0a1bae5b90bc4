import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BENCH_FOLDER } from './folders.ts';
import { hashFiles } from './hashFiles.ts';
import { hasStamp, writeStamp } from './stamp.ts';

const STAMP = join(BENCH_FOLDER, 'node_modules', '.cache', 'bench-lock-hash');

/** Installs the bench's own packages if their lock file is not the one that is installed. */
export function installPeers(): void {
  const hash = hashFiles(BENCH_FOLDER, ['package-lock.json']);
  if (hasStamp(STAMP, hash)) return;
  console.log("Installing the bench's own packages (npm ci), 110 MB.");
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: BENCH_FOLDER,
      env: ownEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    throw new Error(
      "The bench's packages could not be installed. Is the npm registry reachable? (npm ping shows it.)",
    );
  }
  writeStamp(STAMP, hash);
}

/** Without what the outer npm says about its own project, which would send the inner one there. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { npm_config_local_prefix: _prefix, ...rest } = process.env;
  return rest;
}
