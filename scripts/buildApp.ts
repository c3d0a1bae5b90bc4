import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readBuildId } from './buildId.ts';

export interface BuildOptions {
  /** Where to, instead of dist/user/assets. */
  readonly outDir?: string;
  /** Another id than the sources', to have two builds of one source. */
  readonly buildId?: string;
  /** Default 'warn'. */
  readonly logLevel?: 'info' | 'warn';
}

const OUT_DIR = 'dist/user/assets';
/** Among what Vite writes for tools, which no server is given. */
const STAMP = '.vite/build-id';

/** Builds the app in a process of its own: the NODE_ENV of a test runner or a shell would make React's development build of it. */
export async function buildApp(root: string, options: BuildOptions = {}): Promise<void> {
  const { outDir, buildId, logLevel = 'warn' } = options;
  const builtId = buildId ?? readBuildId(root);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { NODE_ENV: _tests, VITEST: _runner, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', logLevel, ...(outDir === undefined ? [] : ['--outDir', outDir])],
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
  await writeFile(join(resolve(root, outDir ?? OUT_DIR), STAMP), builtId);
}

/** The id of the build in dist/; undefined where there is none, or its making was broken off. */
export function readBuiltId(root: string): Promise<string | undefined> {
  return readFile(join(root, OUT_DIR, STAMP), 'utf8').catch(() => undefined);
}
