import { createHash } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillAppConfig } from '#sandbox/server/http/fillAppConfig.ts';
import { compressFiles } from './compressFiles.ts';
import { CLOSED_SECTIONS } from './nginx/closedCalls.ts';
import { HASHES, listReleases, RELEASES, type Release, readHashes, switchTo } from './releases.ts';
import type { SiteSettings } from './siteSettings.ts';

/** A tab from before a deploy loads its lazy parts from the build it began with, for so many builds. */
const KEPT_BUILDS = 2;
/** The document as built, of which the pages are made; no address leads to it. */
const DOCUMENT = 'document.html';
/** Names with a hash of their content: files of several builds stand side by side. */
const HASHED = /^www\/user\/assets\/(?:assets|workers)\//;
/** What is not served as a file: what the build writes for its own tools, and the document. */
const INNER = /\/\.vite(?:\/|$)|^\/user\/assets\/index\.html/;

/**
 * Lays a built web root (`dist/`) out below the folder that nginx serves: a release of its own, with the hashed files of the two
 * builds before it, and the documents filled with the settings of the page. Then serves it. Releases of older builds go.
 */
export function layOutBuild(webRoot: string, settings: SiteSettings): Promise<Release> {
  return inDraft(settings, async (draft) => {
    await cp(webRoot, join(draft, 'www'), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !INNER.test(path.slice(webRoot.length).replaceAll('\\', '/')),
    });
    await cp(join(webRoot, 'user/assets/index.html'), join(draft, DOCUMENT), { preserveTimestamps: true });
  });
}

/** Serves an earlier release's build again, as a new release: tabs of the build that is left keep their files too. */
export function layOutAgain(release: Release, settings: SiteSettings): Promise<Release> {
  return inDraft(settings, async (draft) => {
    for (const [path, hash] of await readHashes(release)) {
      if (path.startsWith('pages/')) continue;
      const from = join(release.folder, path);
      if ((await hashOf(from)) !== hash) throw new Error(`${from} is not the file that was laid out.`);
      await linkFile(from, join(draft, path));
    }
  });
}

/** Fills a draft and makes it the release that is served. Only one lay-out at a time: the folder of a second one can't be made. */
async function inDraft(settings: SiteSettings, fill: (draft: string) => Promise<void>): Promise<Release> {
  const draft = join(settings.root, RELEASES, 'draft');
  await mkdir(join(settings.root, RELEASES), { recursive: true });
  await mkdir(draft).catch(() => {
    throw new Error(
      `${draft} is there: another lay-out is under way, or one was killed. Remove it to go on.`,
    );
  });
  try {
    await fill(draft);
    return await finish(draft, settings);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function finish(draft: string, settings: SiteSettings): Promise<Release> {
  const { root } = settings;
  const releases = await listReleases(root);
  const html = await readFile(join(draft, DOCUMENT), 'utf8');
  const buildId = readBuildId(html);
  await writePages(draft, html, settings);
  await Promise.all(['www', 'pages'].map((folder) => compressFiles(join(draft, folder))));
  await writeHashes(draft);
  const kept = lastBuilds(releases, buildId);
  for (const release of kept) await addHashedFiles(release, draft);
  const number = (releases[0]?.number ?? 0) + 1;
  const name = `${String(number).padStart(4, '0')}-${buildId}`;
  const release = { name, number, buildId, folder: join(root, RELEASES, name) };
  await rename(draft, release.folder);
  await switchTo(root, release);
  const past = releases.filter((each) => !kept.includes(each));
  await Promise.all(past.map(({ folder }) => rm(folder, { recursive: true })));
  return release;
}

/** The newest release of each of the builds that were served last. */
function lastBuilds(releases: readonly Release[], buildId: string): readonly Release[] {
  const newest = releases.filter(
    (release, at) =>
      release.buildId !== buildId && releases.findIndex((each) => each.buildId === release.buildId) === at,
  );
  return newest.slice(0, KEPT_BUILDS);
}

function readBuildId(html: string): string {
  const id = /id="app-config">[^<]*"buildId":"([\w-]+)"/.exec(html)?.[1];
  if (id === undefined) throw new Error('index.html names no build: make it with `npm run build`.');
  return id;
}

/** The documents, with what each entry's page is told. Their time is the build's, so that equal pages of two servers have one ETag. */
async function writePages(
  draft: string,
  html: string,
  { appConfig, framed }: Pick<SiteSettings, 'appConfig' | 'framed'>,
): Promise<void> {
  const pages = {
    main: appConfig,
    ...(framed !== null && { framed: { ...appConfig, closedSections: CLOSED_SECTIONS } }),
  };
  const { mtime } = await stat(join(draft, DOCUMENT));
  await mkdir(join(draft, 'pages'));
  for (const [name, config] of Object.entries(pages)) {
    const path = join(draft, 'pages', `${name}.html`);
    await writeFile(path, fillAppConfig(html, config));
    await utimes(path, mtime, mtime);
  }
}

async function writeHashes(draft: string): Promise<void> {
  const files = (await listFiles(draft)).sort();
  const lines = await Promise.all(files.map(async (path) => `${await hashOf(join(draft, path))}  ${path}\n`));
  await writeFile(join(draft, HASHES), lines.join(''));
}

async function addHashedFiles(release: Release, draft: string): Promise<void> {
  for (const path of (await readHashes(release)).keys()) {
    if (HASHED.test(path)) await linkFile(join(release.folder, path), join(draft, path));
  }
}

/** One file with two names, so that a release costs the room of what is new in it. A file that is there stays. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
