import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commonStatic } from '../../../scripts/commonStatic.ts';

const RELEASE = 'sluice/project/release/user-assets';
const FILES = {
  'static/common-static/shell/header.js': 'export function mount() {}',
  [`static/common-static/${RELEASE}/de-DE.json`]: '{"a":"A"}',
  'static/secret.json': '{"secret":true}',
  'index.html': '<title>App</title>',
};

let root: string;
let server: ViteDevServer | undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sluice-static-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});

afterEach(async () => {
  // The server writes below the root as long as it runs.
  await server?.close();
  server = undefined;
  await rm(root, { recursive: true });
});

const options = () => ({
  root,
  configFile: false as const,
  logLevel: 'silent' as const,
  base: '/user/assets/',
  plugins: [commonStatic(root)],
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

describe('A build', () => {
  const buildTo = (outDir: string) => build({ ...options(), build: { outDir: join(root, outDir) } });

  test('has the files beside the app, and translations under the names that test environments ask for', async () => {
    await buildTo('dist/user/assets');
    expect(await filesBelow(join(root, 'dist/common-static'))).toEqual([
      'shell/header.js',
      `${RELEASE}/de-DE.json`,
      `${RELEASE}/test-de-DE.json`,
      `${RELEASE}/testnet-de-DE.json`,
    ]);
    const copy = await readFile(join(root, 'dist/common-static', RELEASE, 'testnet-de-DE.json'), 'utf8');
    expect(copy).toBe('{"a":"A"}');
  });

  test('has no file of an earlier one that is gone', async () => {
    await buildTo('dist/user/assets');
    await rm(join(root, 'static/common-static/shell'), { recursive: true });
    await buildTo('dist/user/assets');
    const files = await filesBelow(join(root, 'dist/common-static'));
    expect(files.filter((path) => path.startsWith('shell/'))).toEqual([]);
  });

  test('that is no web root writes nothing beside itself', async () => {
    await buildTo('elsewhere');
    expect((await readdir(root)).sort()).toEqual(['elsewhere', 'index.html', 'static']);
  });
});

describe('The development server', () => {
  async function serve() {
    server = await createServer({ ...options(), server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    return (path: string) => fetch(`${origin}/common-static/${path}`);
  }

  test('serves modules and translations as they are, to be asked for again each time', async () => {
    const get = await serve();
    const module = await get('shell/header.js');
    expect(await module.text()).toBe('export function mount() {}');
    expect(module.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(module.headers.get('cache-control')).toBe('no-cache');
    const texts = await get(`${RELEASE}/de-DE.json?v=1`);
    expect(texts.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await texts.json()).toEqual({ a: 'A' });
  });

  test('has no other file than those', async () => {
    const get = await serve();
    expect((await get('shell/missing.js')).status).toBe(404);
    expect((await get('shell')).status).toBe(404);
    for (const path of ['%2e%2e%2fsecret.json', '..%2fsecret.json', '%E0%A4%A']) {
      expect(await (await get(path)).text(), path).not.toContain('true');
    }
  });
});
