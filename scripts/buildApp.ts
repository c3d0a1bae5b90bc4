import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface BuildOptions {
  /** Where to, instead of dist/user/assets. */
  readonly outDir?: string;
  /** Another id than the sources', to have two builds of one source. */
  readonly buildId?: string;
}

/** Builds the app in a process of its own: a test runner's NODE_ENV would make React's development build of it. */
export async function buildApp(root: string, { outDir, buildId }: BuildOptions = {}): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { NODE_ENV: _tests, VITEST: _runner, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', ...(outDir === undefined ? [] : ['--outDir', outDir])],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, ...(buildId !== undefined && { SLUICE_BUILD_ID: buildId }) },
    },
  );
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (exitCode !== 0) throw new Error(`The build of the app failed with exit code ${exitCode}.`);
}
