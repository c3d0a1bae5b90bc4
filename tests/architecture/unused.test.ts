import { expect, test } from 'vitest';
import { findUnused, findUnusedPlanted } from './source/findUnused.ts';

/** The tool reads all files of the project, which takes a busy machine long. */
const LONG = { timeout: 60_000 };

test('the project has no file, export or package that is used by nothing', LONG, async () => {
  expect(await findUnused()).toEqual([]);
});

test('the product has no file or export that only tests use', LONG, async () => {
  expect(await findUnused('--production')).toEqual([]);
});

test('each of these is found', LONG, async () => {
  const files = {
    'package.json': JSON.stringify({
      name: 'planted',
      type: 'module',
      dependencies: { react: '1.0.0' },
      devDependencies: { ws: '1.0.0' },
    }),
    'src/app/main.tsx': "import { used } from './a.ts'; console.warn(used);",
    'src/app/a.ts':
      "export const used = 1; export const unused = 2; export const tested = 3; import 'react';",
    'src/app/dead.ts': 'export const dead = 1;',
    'src/app/rehearsed.ts': 'export const rehearsed = 1;',
    'tests/unit/a.test.ts':
      "import { tested } from '../../src/app/a.ts'; import { rehearsed } from '../../src/app/rehearsed.ts'; import 'unlisted'; tested(rehearsed);",
    'sandbox/main.ts': '',
  };
  expect(await findUnusedPlanted(files)).toEqual([
    'package.json: devDependencies ws',
    'src/app/a.ts: exports unused',
    'src/app/dead.ts: files',
    'tests/unit/a.test.ts: unlisted unlisted',
  ]);
  expect(await findUnusedPlanted(files, '--production')).toEqual([
    'src/app/a.ts: exports tested',
    'src/app/a.ts: exports unused',
    'src/app/dead.ts: files',
    'src/app/rehearsed.ts: files',
  ]);
});
