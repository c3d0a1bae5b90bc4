import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './buildApp.ts';
import { readBuildId } from './buildId.ts';

/** Builds the app into dist/ unless what is there was made of these very sources. */
export async function ensureBuild(root: string): Promise<void> {
  if (!isStale(root)) return;
  console.log('[build] Building the app.');
  await buildApp(root);
}

function isStale(root: string): boolean {
  const page = join(root, 'dist/user/assets/index.html');
  return !existsSync(page) || !readFileSync(page, 'utf8').includes(`"buildId":"${readBuildId(root)}"`);
}
