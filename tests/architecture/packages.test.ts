import { describe, expect, test } from 'vitest';
import {
  findInexactVersions,
  findLockFaults,
  findUndeclaredPackages,
  findUnverifiedPackages,
  type Lock,
  type Manifest,
} from './rules/packageRules.ts';
import { projectOf, readProject, readText } from './source/readProject.ts';

const manifest: Manifest = JSON.parse(readText('package.json'));
const lock: Lock = JSON.parse(readText('package-lock.json'));

describe('the packages', () => {
  test('are named by exact versions', () => expect(findInexactVersions(manifest)).toEqual([]));

  test('are the same in package.json and in the lock', () =>
    expect(findLockFaults(manifest, lock)).toEqual([]));

  test('are locked with a checksum each', () => expect(findUnverifiedPackages(lock)).toEqual([]));

  test('are named wherever they are imported', () =>
    expect(findUndeclaredPackages(readProject(), manifest)).toEqual([]));

  test('of the bench are exact and locked too', () => {
    const benchManifest: Manifest = JSON.parse(readText('bench/package.json'));
    const benchLock: Lock = JSON.parse(readText('bench/package-lock.json'));
    expect(findInexactVersions(benchManifest)).toEqual([]);
    expect(findLockFaults(benchManifest, benchLock)).toEqual([]);
    expect(findUnverifiedPackages(benchLock)).toEqual([]);
  });
});

describe('each of these is found', () => {
  test.each(['^1.2.3', '~1.2.3', '>=1', 'latest', '*', '1.2', 'github:someone/something'])(
    '%s',
    (version) => {
      expect(findInexactVersions({ devDependencies: { a: version } })).toEqual([
        `a ${version} is not one version`,
      ]);
    },
  );

  test('a version that differs from the lock', () => {
    const other: Lock = {
      packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': { version: '1.0.0' } },
    };
    expect(findLockFaults({ dependencies: { a: '1.0.0' } }, other)).toEqual([]);
    expect(findLockFaults({ dependencies: { a: '1.0.1' } }, other)).toEqual([
      'a is 1.0.1 in package.json, 1.0.0 in the lock',
    ]);
    expect(findLockFaults({}, other)).toEqual(['a is undefined in package.json, 1.0.0 in the lock']);
  });

  test('a package without a checksum', () => {
    const unverified: Lock = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { integrity: 'sha512-x' },
      },
    };
    expect(findUnverifiedPackages(unverified)).toEqual(['node_modules/a has no sha512 in the lock']);
  });

  test('an import of a package that only came along with another', () => {
    const declared: Manifest = { dependencies: { react: '1.0.0' }, devDependencies: { ws: '1.0.0' } };
    const modules = {
      'src/app/a.ts': "import 'react'; import 'ws';",
      'sandbox/a.ts': "import 'react'; import 'ws'; import 'node:fs'; import 'pino';",
    };
    expect(findUndeclaredPackages(projectOf(modules), declared)).toEqual([
      "src/app/a.ts:1 imports ws, which package.json doesn't name for it",
      "sandbox/a.ts:1 imports pino, which package.json doesn't name for it",
    ]);
  });
});
