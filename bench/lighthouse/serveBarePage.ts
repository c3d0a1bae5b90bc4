import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { PROJECT_FOLDER } from '../setup/folders.ts';

/** Where the bare page is, on the same server as the app. */
const BARE_PAGE = '/common-static/bare.html';

/** A page that has nothing to load: what this server, this browser and Lighthouse themselves cost. */
const BARE_HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="A bare page" />
    <title>A bare page</title>
  </head>
  <body><main><h1>A bare page</h1><p>It has a sentence and no script.</p></main></body>
</html>
`;

/** Serves the app as built, and a bare page beside it, with the same headers. */
export async function serveBarePage(
  cleanup: Cleanup,
): Promise<{ readonly url: string; readonly barePath: string }> {
  const built = join(PROJECT_FOLDER, 'dist');
  const webRoot = await mkdtemp(join(tmpdir(), 'sluice-lighthouse-'));
  cleanup.add(() => rm(webRoot, { recursive: true, force: true }));
  const folder = join(webRoot, 'common-static');
  await mkdir(folder);
  await symlink(join(built, 'user'), join(webRoot, 'user'));
  for (const name of await readdir(join(built, 'common-static'))) {
    await symlink(join(built, 'common-static', name), join(folder, name));
  }
  await writeFile(join(webRoot, BARE_PAGE), BARE_HTML);
  const sandbox = await createSandbox({ webRoot });
  cleanup.add(sandbox.close);
  return { url: sandbox.url, barePath: BARE_PAGE };
}
