import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { layOutAgain, layOutBuild } from '../../../scripts/deploy/layOutBuild.ts';
import { findLive, listReleases } from '../../../scripts/deploy/releases.ts';
import { readSiteSettings } from '../../../scripts/deploy/siteSettings.ts';
import { buildWebRoot } from '../sandbox/support/buildWebRoot.ts';

const LONG_TEXT = 'export const words = "quote";\n'.repeat(100);

const example = readSiteSettings(fileURLToPath(new URL('../../../deploy/site.json', import.meta.url)));

/** A build whose files are named after its id. */
function buildOf(id: string): Promise<string> {
  return buildWebRoot({
    'user/assets/index.html': `<script type="application/json" id="app-config">{"buildId":"${id}"}</script>`,
    'user/assets/favicon.svg': `<svg id="${id}"/>`,
    [`user/assets/assets/part-${id}.js`]: LONG_TEXT,
    [`user/assets/workers/quotes-shared-${id}.js`]: LONG_TEXT,
    'user/assets/.vite/manifest.json': '{}',
    'common-static/en.json': `{"id":"${id}"}`,
  });
}

async function openSite() {
  const root = await buildWebRoot({});
  const settings = { ...example, root, appConfig: { klineV2: true } };
  const live = join(settings.root, 'live');
  return {
    settings,
    live,
    /** The builds whose lazy parts are served. */
    parts: async () => {
      const names = await readdir(join(live, 'www/user/assets/assets'));
      return names.flatMap((name) => /^part-(\w+)\.js$/.exec(name)?.[1] ?? []).sort();
    },
  };
}

describe('A build that is laid out', () => {
  it('is served with its settings in its pages, its texts compressed, and a hash for each file', async () => {
    const { settings, live } = await openSite();
    const release = await layOutBuild(await buildOf('a'), settings);
    expect(await findLive(settings.root)).toEqual(release);
    const page = await readFile(join(live, 'pages/main.html'), 'utf8');
    expect(page).toContain('{"buildId":"a","klineV2":true}');
    expect(await readFile(join(live, 'pages/framed.html'), 'utf8')).toContain(
      '"closedSections":["withdraw"]',
    );
    const part = join(live, 'www/user/assets/assets/part-a.js');
    expect(gunzipSync(await readFile(`${part}.gz`)).toString()).toBe(LONG_TEXT);
    const hashes = await readFile(join(live, 'SHA256SUMS'), 'utf8');
    expect(hashes).toMatch(/^[\da-f]{64} {2}www\/user\/assets\/assets\/part-a\.js$/m);
    expect(hashes).toMatch(/^[\da-f]{64} {2}pages\/main\.html$/m);
    expect(await readdir(join(live, 'www/user/assets'))).toEqual(['assets', 'favicon.svg', 'workers']);
  });

  it('keeps the parts of the two builds before it, and of no more', async () => {
    const { settings, live, parts } = await openSite();
    for (const id of ['a', 'b', 'c']) await layOutBuild(await buildOf(id), settings);
    expect(await parts()).toEqual(['a', 'b', 'c']);
    expect(await readFile(join(live, 'www/user/assets/workers/quotes-shared-a.js'), 'utf8')).toBe(LONG_TEXT);
    await layOutBuild(await buildOf('d'), settings);
    expect(await parts()).toEqual(['b', 'c', 'd']);
    expect((await listReleases(settings.root)).map(({ name }) => name)).toEqual([
      '0004-d',
      '0003-c',
      '0002-b',
    ]);
    expect(await readFile(join(live, 'www/common-static/en.json'), 'utf8')).toBe('{"id":"d"}');
  });

  it('laid out twice counts as one', async () => {
    const { settings, parts } = await openSite();
    for (const id of ['a', 'b', 'c', 'c', 'c']) await layOutBuild(await buildOf(id), settings);
    expect(await parts()).toEqual(['a', 'b', 'c']);
  });

  it('is refused while another lay-out is under way', async () => {
    const { settings } = await openSite();
    const [one, other] = await Promise.allSettled([
      layOutBuild(await buildOf('a'), settings),
      layOutBuild(await buildOf('b'), settings),
    ]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    await layOutBuild(await buildOf('c'), settings);
  });
});

describe('Rolling back', () => {
  it('serves an earlier build, and keeps the parts of the one that is left', async () => {
    const { settings, live, parts } = await openSite();
    const first = await layOutBuild(await buildOf('a'), settings);
    await layOutBuild(await buildOf('b'), settings);
    const back = await layOutAgain(first, settings);
    expect(back.name).toBe('0003-a');
    expect(await findLive(settings.root)).toEqual(back);
    expect(await readFile(join(live, 'pages/main.html'), 'utf8')).toContain('"buildId":"a"');
    expect(await readFile(join(live, 'www/common-static/en.json'), 'utf8')).toBe('{"id":"a"}');
    expect(await parts()).toEqual(['a', 'b']);
  });

  it('to a build with a file that is not what was laid out is refused, and changes nothing', async () => {
    const { settings } = await openSite();
    const first = await layOutBuild(await buildOf('a'), settings);
    const second = await layOutBuild(await buildOf('b'), settings);
    await writeFile(join(first.folder, 'www/user/assets/favicon.svg'), '<svg id="other"/>');
    await expect(layOutAgain(first, settings)).rejects.toThrow(
      /favicon\.svg is not the file that was laid out/,
    );
    expect(await findLive(settings.root)).toEqual(second);
    await layOutBuild(await buildOf('c'), settings);
  });
});
