import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBuildId } from '../../../scripts/buildId.ts';
import { ensureBuild } from '../../../scripts/ensureBuild.ts';
import { buildWebRoot } from '../sandbox/support/buildWebRoot.ts';

const SOURCES = [
  ...['src/a.ts', 'public/a.svg', 'static/a.json', 'index.html'],
  ...['vite.config.ts', 'package.json', 'package-lock.json'],
  ...['scripts/packing/a.ts', 'scripts/buildId.ts', 'scripts/commonStatic.ts', 'scripts/writeNotices.ts'],
];

/** A project that has sources and a page, whose every build fails. */
function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const vite = { 'node_modules/vite/bin/vite.js': 'process.exit(1);' };
  return buildWebRoot({ ...Object.fromEntries(SOURCES.map((path) => [path, path])), ...vite, ...files });
}

test('A page alone is no build: the last step of one may not have been reached', async () => {
  const root = await makeProject({ 'dist/user/assets/.vite/build-id': '' });
  const id = readBuildId(root);
  await writeFile(join(root, 'dist/user/assets/index.html'), `{"buildId":"${id}"}`);
  await expect(ensureBuild(root)).rejects.toThrow('The build of the app failed');
  await writeFile(join(root, 'dist/user/assets/.vite/build-id'), id);
  await ensureBuild(root);
});

test.each(SOURCES)('A change of %s makes another build', async (path) => {
  const root = await makeProject({});
  const before = readBuildId(root);
  await writeFile(join(root, path), 'changed');
  expect(readBuildId(root)).not.toBe(before);
});

test('A build is made of the scripts that its settings import', async () => {
  const config = await readFile(fileURLToPath(new URL('../../../vite.config.ts', import.meta.url)), 'utf8');
  const scripts = [...config.matchAll(/from '\.\/(scripts\/[^']+)'/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(2);
  for (const path of scripts) {
    const root = await makeProject({ [path]: 'script' });
    const before = readBuildId(root);
    await writeFile(join(root, path), 'changed');
    expect(readBuildId(root), path).not.toBe(before);
  }
});
