import { buildApp, readBuiltId } from './buildApp.ts';
import { readBuildId } from './buildId.ts';

/** Builds the app into dist/ unless what is there was made of these very sources. */
export async function ensureBuild(root: string): Promise<void> {
  if ((await readBuiltId(root)) === readBuildId(root)) return;
  console.log('[build] Building the app.');
  await buildApp(root);
}
