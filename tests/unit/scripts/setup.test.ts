import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const SETUP = fileURLToPath(new URL('../../../scripts/setup.mjs', import.meta.url));

/** A project of one package, which only its scripts need and which comes from no registry. */
async function makeProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'sluice-setup-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'scripts'));
  await copyFile(SETUP, join(root, 'scripts/setup.mjs'));
  await mkdir(join(root, 'tool'));
  await writeFile(join(root, 'tool/package.json'), '{"name":"tool","version":"1.0.0"}');
  const manifest = { name: 'project', version: '1.0.0', devDependencies: { tool: 'file:tool' } };
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest));
  const packages = {
    '': manifest,
    tool: { version: '1.0.0', dev: true },
    'node_modules/tool': { resolved: 'tool', link: true },
  };
  const lock = { name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
  return root;
}

test('Setup installs what the scripts need under NODE_ENV=production, and again what was pruned since', {
  timeout: 60_000,
}, async () => {
  const root = await makeProject();
  const setUp = (): string =>
    spawnSync(process.execPath, ['scripts/setup.mjs'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', npm_config_omit: 'dev' },
      encoding: 'utf8',
    }).stdout;
  expect(setUp()).toContain('Installing');
  expect(existsSync(join(root, 'node_modules/tool/package.json'))).toBe(true);
  expect(setUp()).toBe('');
  await rm(join(root, 'node_modules/tool'));
  expect(setUp()).toContain('Installing');
  expect(existsSync(join(root, 'node_modules/tool/package.json'))).toBe(true);
});
