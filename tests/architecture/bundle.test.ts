import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS_KB, FIRST_SCREEN, PAGE, readScriptSizes, scriptsOf } from '../../scripts/bundleSizes.ts';
import { NOTICES_FILE } from '../../scripts/writeNotices.ts';
import { type Bundle, buildBundle } from './bundle/buildBundle.ts';
import { findInlineCode } from './bundle/findInlineCode.ts';
import { gzippedKb, readManifest, sourceLineOf, sourcesOf } from './bundle/readBundle.ts';
import { listFiles, ROOT, readText } from './source/readProject.ts';

const { firstRoute: FIRST_ROUTE_KB, later: LATER_KB, texts: TEXTS_KB } = BUDGETS_KB;
/** The limit of a file that later parts share, in kB of gzipped script. */
const SHARED_PART_KB = 60;
const CHART = /node_modules\/lightweight-charts\//;
/** What so many parts share that it is a file of its own, counted for itself (docs/decisions/0012-parts-of-the-page.md). */
const SHARED_PART = /^assets\/(?:shared-|small\.)\d+-[\w-]{7}\.js$/;
/** A screen's files, with what every page loads: the rest of a first visit's 45 requests is for texts, workers, calls and parts. */
const SCREEN_FILES = 26;
/** Libraries and code that only workers may need, as they stand in source maps. */
const FOR_WORKERS =
  /^src\/workers\/|node_modules\/(?:decimal\.js|fflate|@noble\/hashes|node-forge|idb-keyval)\//;
const FOR_THE_PAGE = /^src\/app\/|node_modules\/(?:react|react-dom|react-router|react-router-dom|zustand)\//;
/** Workers that tabs of other builds may meet: they are distinguished by the build's id. */
const HELLO_WORKERS = /^workers\/(?:quotes|gateway)-.*\.js$/;
/** What components are made of that are loaded with what uses them (docs/decisions/0001-libraries.md). */
const FOR_LATER = /node_modules\/(?:@?radix-ui|tailwind-merge|class-variance-authority)\//;

let bundle: Bundle;

beforeAll(async () => {
  bundle = await buildBundle();
}, 180_000);

const files = (pattern: RegExp): string[] => [...bundle.keys()].filter((path) => pattern.test(path));
const firstRoute = (): ReadonlySet<string> => scriptsOf(readManifest(bundle), [PAGE, FIRST_SCREEN]);

const DECIDED_LICENCES = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['MIT OR Apache-2.0', 'BSD-3-Clause OR GPL-2.0'],
];

describe('the first route', () => {
  test(`takes at most ${FIRST_ROUTE_KB} kB of script on the main thread`, () => {
    const kb = gzippedKb(bundle, firstRoute());
    expect(kb).toBeGreaterThan(50);
    expect(kb).toBeLessThanOrEqual(FIRST_ROUTE_KB);
  });

  test('is made of React and of our own page, and of nothing that is for workers', () => {
    const sources = [...firstRoute()].flatMap((script) => sourcesOf(bundle, script));
    expect(sources).toContain('src/app/main.tsx');
    expect(sources.some((source) => source.startsWith('node_modules/react-dom/'))).toBe(true);
    expect(sources.filter((source) => FOR_WORKERS.test(source))).toEqual([]);
  });

  test('does without the libraries that components are made of', () => {
    const sources = [...firstRoute()].flatMap((script) => sourcesOf(bundle, script));
    expect(sources.filter((source) => FOR_LATER.test(source))).toEqual([]);
    const later = files(/^assets\/.*\.js$/).flatMap((script) => sourcesOf(bundle, script));
    expect(later.some((source) => FOR_LATER.test(source))).toBe(true);
  });

  test('has the production builds of React and of the router', () => {
    const sources = [...firstRoute()].flatMap((script) => sourcesOf(bundle, script));
    expect(sources.some((source) => source.startsWith('node_modules/react-router/dist/production/'))).toBe(
      true,
    );
    expect(sources.filter((source) => /[./]development[./]/.test(source))).toEqual([]);
  });
});

test(`what a first visit to any route loads beyond the first route takes at most ${LATER_KB} kB, the chart apart`, () => {
  const { laterByScreen } = readScriptSizes(readManifest(bundle), (script) => gzippedKb(bundle, [script]));
  expect(laterByScreen.size).toBeGreaterThan(6);
  for (const [screen, kb] of laterByScreen) {
    expect(kb, screen).toBeGreaterThan(10);
    expect(kb, screen).toBeLessThanOrEqual(LATER_KB);
  }
});

test('the chart, which that leaves out, is a file of its own with its library', () => {
  const [chart, ...others] = files(/^assets\/.*\.js$/).filter((script) =>
    sourcesOf(bundle, script).some((source) => CHART.test(source)),
  );
  expect(others).toEqual([]);
  expect(chart).toMatch(/ChartCanvas/);
});

test('toasts are loaded on first use', () => {
  const toasts = 'src/app/notices/NoticeItem.tsx';
  const having = files(/^assets\/.*\.js$/).filter((script) => sourcesOf(bundle, script).includes(toasts));
  expect(having).toHaveLength(1);
  expect(having.filter((script) => firstRoute().has(script))).toEqual([]);
});

test(`the texts of a language take at most ${TEXTS_KB} kB, gzipped, per namespace`, () => {
  const texts = listFiles('static/common-static/sluice').filter((path) => path.endsWith('.json'));
  expect(texts.length).toBeGreaterThan(30);
  for (const path of texts) {
    expect(gzipSync(readText(path)).byteLength / 1000, path).toBeLessThanOrEqual(TEXTS_KB);
  }
});

test(`what later parts share takes at most ${SHARED_PART_KB} kB a file`, () => {
  const shared = files(SHARED_PART);
  expect(shared.length).toBeGreaterThan(10);
  for (const script of shared) {
    expect(gzippedKb(bundle, [script]), script).toBeLessThanOrEqual(SHARED_PART_KB);
  }
});

test(`no screen is loaded from more than ${SCREEN_FILES} scripts and two stylesheets`, () => {
  const manifest = readManifest(bundle);
  const screens = Object.keys(manifest).filter((part) => part.endsWith('Screen.tsx'));
  expect(screens.length).toBeGreaterThan(15);
  for (const screen of screens) {
    const scripts = scriptsOf(manifest, [PAGE, screen]);
    expect(scripts.size, screen).toBeLessThanOrEqual(SCREEN_FILES);
  }
  expect(files(/\.css$/)).toHaveLength(2);
});

test('every package whose code is shipped, in workers too, is named in the notices with its licence', () => {
  const shipped = files(/\.js$/).flatMap((script) =>
    sourcesOf(bundle, script).flatMap(
      (source) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
    ),
  );
  expect(new Set(shipped)).toContain('fflate');
  const notices = String(bundle.get(NOTICES_FILE));
  const isNamed = (name: string): boolean => new RegExp(`^${name} \\d\\S* \\(.+\\)$`, 'm').test(notices);
  expect([...new Set(shipped)].filter((name) => !isNamed(name))).toEqual([]);
});

test('every licence stands in the notices with its text and who holds the copyright', () => {
  const parts = String(bundle.get(NOTICES_FILE))
    .split(/^-{78}$/m)
    .slice(1);
  expect(parts.length).toBeGreaterThan(30);
  for (const part of parts) expect(part, part.slice(0, 60)).toMatch(/copyright|apache license/i);
});

test('the list of all packages has those that are shipped, and what the exchange is made of', () => {
  const shell = process.platform === 'win32';
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    ...{ cwd: ROOT, shell, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { components } = JSON.parse(text) as { components: { name: string; version: string }[] };
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  const shipped = [...String(bundle.get(NOTICES_FILE)).matchAll(/^([@a-z][\w@/.-]* \d\S*) \(.+\)$/gm)];
  expect(shipped.map(([, name = '']) => name).filter((name) => !listed.has(name))).toEqual([]);
  const names = new Set(components.map(({ name }) => name));
  for (const name of ['fastify', '@electric-sql/pglite', 'pg', 'ws', 'drizzle-orm', 'pdfkit']) {
    expect(names).toContain(name);
  }
});

test('no package is shipped under a licence that the product has not decided on (docs/decisions/0020-licence.md)', () => {
  const licences = [...String(bundle.get(NOTICES_FILE)).matchAll(/^[@a-z][\w@/.-]* \d\S* \((.+)\)$/gm)];
  expect(licences.length).toBeGreaterThan(30);
  const names = new Set(licences.map(([, licence = '']) => licence.replace(/^\((.*)\)$/, '$1')));
  expect([...names].filter((name) => !DECIDED_LICENCES.includes(name))).toEqual([]);
});

describe('the workers', () => {
  test('are five files, named by what they are', () => {
    const names = files(/^workers\/.*\.js$/).map((path) => path.replace(/-[\w-]{8}\.js$/, '-[hash].js'));
    expect(names.sort()).toEqual([
      'workers/files-dedicated-[hash].js',
      'workers/gateway-dedicated-[hash].js',
      'workers/gateway-shared-[hash].js',
      'workers/quotes-dedicated-[hash].js',
      'workers/quotes-shared-[hash].js',
    ]);
  });

  test('hold nothing of the page, and those of quotes and calls the decimals', () => {
    for (const worker of files(/^workers\/.*\.js$/)) {
      const sources = sourcesOf(bundle, worker);
      expect(sources.filter((source) => FOR_THE_PAGE.test(source), worker)).toEqual([]);
      const hasDecimals = sources.some((source) => source.startsWith('node_modules/decimal.js/'));
      expect(hasDecimals, worker).toBe(HELLO_WORKERS.test(worker));
    }
  });

  test('are one file each, so that a deploy never splits one', () => {
    for (const worker of files(/^workers\/.*\.js$/)) {
      expect(bundle.get(worker)).not.toMatch(/(?:^|[;}])import\s*[{*"'`]/);
    }
  });
});

test('a library for workers would be found in a script of the page, wherever it is imported', () => {
  const manifest = {
    [PAGE]: { file: 'assets/a.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/b.js' },
    'later.ts': { file: 'assets/c.js' },
  };
  const map = JSON.stringify({
    sources: ['../../../../node_modules/decimal.js/decimal.mjs', '../../src/app/a.ts'],
  });
  const scripts = scriptsOf(manifest, [PAGE]);
  expect([...scripts]).toEqual(['assets/a.js', 'assets/b.js']);
  const sources = [...scripts].flatMap((script) => sourcesOf(new Map([['assets/b.js.map', map]]), script));
  expect(sources).toEqual(['node_modules/decimal.js/decimal.mjs', 'src/app/a.ts']);
  expect(sources.filter((source) => FOR_WORKERS.test(source))).toHaveLength(1);
});

test('every script has its source map and says so', () => {
  // The bundler's own few lines have no sources: its runtime, and scripts that only hand on what another exports.
  const isOwn = (name: string): boolean =>
    !name.includes('rolldown-runtime') && !/^export\{[^}]*\}from"[^"]*";?\s*$/.test(bundle.get(name) ?? '');
  for (const script of files(/\.js$/).filter(isOwn)) {
    expect(bundle.get(script)).toContain(`//# sourceMappingURL=${script.split('/').at(-1)}.map`);
    expect(sourcesOf(bundle, script), script).not.toEqual([]);
  }
});

test('a word of a script is on the line of its source that the map names', () => {
  const word = 'header_instance_is_not_found';
  const script = files(/^assets\/.*\.js$/).find((name) => bundle.get(name)?.includes(word)) ?? '';
  const lines = (bundle.get(script) ?? '').split('\n');
  const line = lines.findIndex((text) => text.includes(word));
  expect(sourceLineOf(bundle, script, line, lines[line]?.indexOf(word) ?? 0)).toContain(word);
});

test('every script of the page is ASCII: a single letter beyond Latin-1 doubles what a browser keeps of the file', () => {
  const beyond = files(/^assets\/.*\.js$/).filter((script) => /[^\0-\x7f]/.test(bundle.get(script) ?? ''));
  expect(beyond).toEqual([]);
});

describe('index.html', () => {
  test('has no inline script, handler or style', () => {
    expect(findInlineCode(bundle.get('index.html') ?? '')).toEqual([]);
  });

  test('asks for its scripts without keeping the stylesheets of its first paint waiting', () => {
    const tags = bundle.get('index.html')?.match(/<(?:script|link)\b[^>]*>/g) ?? [];
    const scripts = tags.filter((tag) => /type="module"|rel="modulepreload"/.test(tag));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
    expect(tags.filter((tag) => tag.includes('rel="stylesheet"')).join()).not.toContain('fetchpriority');
  });

  test("has the app-config block with the build's id, which the page and the workers know too", () => {
    const [, id] = /id="app-config">\{"buildId":"(\w+)"\}</.exec(bundle.get('index.html') ?? '') ?? [];
    expect(id).toMatch(/^\w{12}$/);
    for (const script of [...files(HELLO_WORKERS), readManifest(bundle)[PAGE]?.file ?? '']) {
      expect(bundle.get(script), script).toContain(id);
    }
  });

  test.each([
    ['a script', '<script>start()</script>'],
    ['a module', '<script type="module">start()</script>'],
    ['a handler', '<body onload="start()">'],
    ['a style', '<style>a{}</style>'],
    ['a style attribute', '<p style="color:red">'],
    ['an address that is code', '<a href="javascript:start()">'],
  ])('with %s of its own would be refused', (_what, html) => {
    expect(findInlineCode(html)).toHaveLength(1);
  });
});
