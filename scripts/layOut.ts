import { fileURLToPath } from 'node:url';
import { layOutAgain, layOutBuild } from './deploy/layOutBuild.ts';
import { findLive, listReleases } from './deploy/releases.ts';
import { readSiteSettings } from './deploy/siteSettings.ts';

// npm run deploy:files -- SETTINGS             lays dist/ out and serves it
// npm run deploy:files -- SETTINGS --list      lists the releases, the newest first
// npm run deploy:files -- SETTINGS --back NAME serves the build of an earlier release again

const [path = 'deploy/site.json', action, name] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const settings = readSiteSettings(path);
  const releases = await listReleases(settings.root);
  if (action === '--list') {
    const live = await findLive(settings.root);
    for (const release of releases)
      console.log(`${release.name}${release.name === live?.name ? ' (live)' : ''}`);
    return;
  }
  const earlier = releases.find((release) => release.name === name);
  if (action === '--back' && earlier === undefined) {
    throw new Error(`${settings.root} has no release ${name ?? '(none was named)'}: --list names them.`);
  }
  const release =
    action === '--back' && earlier !== undefined
      ? await layOutAgain(earlier, settings)
      : await layOutBuild(fileURLToPath(new URL('../dist', import.meta.url)), settings);
  console.log(
    `${settings.root}/live is release ${release.name}; its hashes are in ${release.folder}/SHA256SUMS.`,
  );
}
