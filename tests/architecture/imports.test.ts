import { describe, expect, test } from 'vitest';
import { LAYERS } from './layers.ts';
import {
  findFarImports,
  findMisplacedPackages,
  findWorkerAddresses,
  findWorkerPackagesOnPage,
} from './rules/importRules.ts';
import { findLayerBreaks, findLostFolders } from './rules/layerRules.ts';
import { lintImports, lintPlanted } from './source/lintImports.ts';
import { projectOf, readProject } from './source/readProject.ts';

/** The tool reads all files of the project, which takes a busy machine long. */
const LONG = { timeout: 60_000 };

const project = readProject();

describe('the source tree', () => {
  test('imports in no circle', LONG, async () => {
    expect(await lintImports()).toEqual([]);
  });

  test('imports across folders only what the layers allow', () => {
    expect(findLayerBreaks(project)).toEqual([]);
  });

  test('has the folders of its layers, and screens by the ids of their table', () => {
    expect(findLostFolders([...project.keys()])).toEqual([]);
  });

  test('imports by path what is near and by alias what is not', () => {
    expect(findFarImports(project)).toEqual([]);
  });

  test('names the files of workers in one place', () => {
    expect(findWorkerAddresses(project)).toEqual([]);
  });

  test('uses each package on the threads it is meant for', () => {
    expect(findMisplacedPackages(project)).toEqual([]);
  });

  test('brings no package for workers to the page, not even by a detour', () => {
    expect(findWorkerPackagesOnPage(project)).toEqual([]);
  });
});

describe('an import is refused', () => {
  test.each([
    [
      'of a worker by the page',
      'src/app/screens/convert/a.ts',
      '#workers/quotes/policy.ts',
      'is of src/workers',
    ],
    ['of the page by a worker', 'src/workers/kit/a.ts', '#app/stores/quoteStore.ts', 'is of src/app'],
    ['of the page by the shared layer', 'src/shared/money/a.ts', '#app/stores/a.ts', 'stands above it'],
    ['of a worker by the shared layer', 'src/shared/money/b.ts', '#workers/kit/a.ts', 'stands above it'],
    [
      'against the order of the shared layer',
      'src/shared/result/a.ts',
      '#shared/contract/a.ts',
      'stands above it',
    ],
    ['of one worker by the other', 'src/workers/quotes/a.ts', '#workers/gateway/policy.ts', 'same line'],
    ['of one stage by another', 'src/workers/quotes/decode/a.ts', '../inflate/a.ts', 'no part of its stage'],
    [
      'of the composer by a stage',
      'src/workers/gateway/quotes/a.ts',
      '../createGateway.ts',
      'no part of its stage',
    ],
    ['of a worker by the kit', 'src/workers/kit/b.ts', '#workers/quotes/policy.ts', 'stands above it'],
    ['of a store by a component', 'src/app/components/a.ts', '#app/stores/quoteStore.ts', 'stands above it'],
    ['of a query by a component', 'src/app/components/b.ts', '#app/queries/a.ts', 'stands above it'],
    ['of a notice by the bridge', 'src/app/bridge/c.ts', '#app/notices/a.ts', 'same line'],
    ['of the bridge by a store', 'src/app/stores/a.ts', '#app/bridge/createBridge.ts', 'stands above it'],
    ['of one section by another', 'src/app/screens/convert/b.ts', '#app/screens/deposit/a.ts', 'same line'],
    [
      'of one screen by another',
      'src/app/screens/convert/lowBalance/b.ts',
      '../exchange/a.ts',
      'another screen',
    ],
    [
      "of a screen by its section's part",
      'src/app/screens/withdraw/book/b.ts',
      '../addresses/a.ts',
      'another screen',
    ],
    [
      'of a section by a feature',
      'src/app/features/recordList/a.ts',
      '#app/screens/convert/a.ts',
      'above it',
    ],
    [
      'of a feature by its neighbour',
      'src/app/features/travelRule/a.ts',
      '#app/features/limits/a.ts',
      'same line',
    ],
    ['of a feature by the layout', 'src/app/layout/a.ts', '#app/features/limits/a.ts', 'stands above it'],
    ['of the exchange by the page', 'src/app/a.ts', '#sandbox/clock.ts', 'is of sandbox'],
    ['of the page by the exchange', 'sandbox/a.ts', '#app/routes.tsx', 'is of src/app'],
    [
      'of a worker by the exchange, by its path',
      'sandbox/b.ts',
      '../src/workers/quotes/a.ts',
      'is of src/workers',
    ],
    ['of tests by the exchange', 'sandbox/c.ts', '#tests/support/a.ts', 'stands above it'],
    ['of tests by the bench', 'bench/a.ts', '../tests/support/a.ts', 'stands above it'],
    [
      'of the page by a module around it',
      'static/common-static/shell/a.js',
      '../../../src/app/a.ts',
      'above it',
    ],
    [
      'of a folder that no line names',
      'src/app/features/limits/b.ts',
      '#app/helpers/a.ts',
      'stands above it',
    ],
  ])('%s', (_what, path, specifier, fault) => {
    const [found] = findLayerBreaks(projectOf({ [path]: `import '${specifier}';` }));
    expect(found).toContain(fault);
  });

  test.each([
    ['of its type alone', "export type { X } from '#workers/quotes/a.ts';"],
    ['on demand', "void import('#workers/quotes/index.ts');"],
  ])('%s as well', (_what, text) => {
    expect(findLayerBreaks(projectOf({ 'src/app/bridge/a.ts': text }))).toHaveLength(1);
  });

  test.each([
    ['of a stage by the composer', 'src/workers/quotes/createHub.ts', './decode/decodeFrame.ts'],
    ["of a worker's policy by its stage", 'src/workers/quotes/decode/c.ts', '../policy.ts'],
    ['of the shared layer by a screen', 'src/app/screens/convert/c.ts', '#shared/market/sortKey.ts'],
    ['of its section by a screen', 'src/app/screens/withdraw/withdraw/d.ts', '../book/e.ts'],
    ['of a feature by a section', 'src/app/screens/records/a.ts', '#app/features/recordList/b.ts'],
    ['of anything of the page by its routes', 'src/app/routes.tsx', '#app/screens/convert/exchange/a.ts'],
    ['of anything by a test', 'tests/unit/a.test.ts', '#workers/quotes/policy.ts'],
  ])('but not %s', (_what, path, specifier) => {
    expect(findLayerBreaks(projectOf({ [path]: `import '${specifier}';` }))).toEqual([]);
  });

  test('that leads back, by a type alone too', LONG, async () => {
    const found = await lintPlanted({
      'src/shared/site/a.ts': "import './b.ts';",
      'src/shared/site/b.ts': "export type { A } from './a.ts';",
    });
    expect(found.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
      'src/shared/site/a.ts',
      'src/shared/site/b.ts',
    ]);
  });
});

test('a folder or a file that no table of screens and layers names is refused', () => {
  const paths = ['src/app/screens/other/a.ts', 'src/app/screens/convert/exchange/MarketScreen.tsx'];
  expect(findLostFolders([...LAYERS.flat(), ...paths])).toEqual([
    'src/app/screens/other/a.ts is in no section',
    'src/app/screens/convert/exchange/MarketScreen.tsx is named as no screen of convert',
  ]);
});

describe('an import by path is refused', () => {
  test.each([
    ['that climbs twice', 'src/app/components/a/b/c.ts', '../../d.ts', 'climbs more than one level'],
    ['of a store by a component', 'src/app/components/a.ts', '../stores/a.ts', 'leaves its folder'],
    ['of another section', 'src/app/screens/convert/a.ts', '../deposit/a.ts', 'leaves its folder'],
    ['of the source by a test', 'tests/a.test.ts', '../src/app/a.ts', 'leaves its folder'],
    [
      'of the exchange by a test',
      'tests/unit/a.test.ts',
      '../../sandbox/clock.ts',
      'climbs more than one level',
    ],
  ])('%s', (_what, path, specifier, fault) => {
    const [found] = findFarImports(projectOf({ [path]: `import '${specifier}';` }));
    expect(found).toContain(fault);
  });

  test.each([
    ['within the folder', 'src/app/components/a/b.ts', '../c.ts'],
    ['where no alias leads', 'tests/e2e/a.test.ts', '../../scripts/buildApp.ts'],
    ['in the bench', 'bench/a/b/c.ts', '../../d.ts'],
  ])('but not %s', (_what, path, specifier) => {
    expect(findFarImports(projectOf({ [path]: `import '${specifier}';` }))).toEqual([]);
  });

  test('where it is the address of a worker, outside of the one file for it', () => {
    const text = "new URL('../../workers/quotes/index.ts', import.meta.url);";
    expect(findWorkerAddresses(projectOf({ 'src/app/bridge/a.ts': text }))).toHaveLength(1);
    expect(findWorkerAddresses(projectOf({ 'src/app/bridge/constructWorkers.ts': text }))).toEqual([]);
  });
});

describe('a package is refused', () => {
  const cases: [what: string, path: string, text: string, fault: string][] = [
    [
      'decimal.js on the page',
      'src/app/components/format/a.ts',
      "import { Decimal } from 'decimal.js'",
      'for workers',
    ],
    [
      'fflate on the page, on demand',
      'src/app/components/format/a.ts',
      "void import('fflate')",
      'for workers',
    ],
    ['React in a worker', 'src/workers/kit/a.ts', "import { useState } from 'react'", 'for the page'],
    ['react-dom in the shared layer', 'src/shared/site/a.ts', "import 'react-dom/client'", 'for the page'],
    ['comlink outside of the bridge', 'src/app/stores/a.ts', "import { wrap } from 'comlink'", 'bridge'],
    ['comlink in a stage', 'src/workers/quotes/decode/a.ts', "import { wrap } from 'comlink'", 'bridge'],
    [
      'any in a module that is served as it is',
      'static/common-static/shell/a.js',
      "import 'react'",
      'no server',
    ],
    ['a module of Node in the app', 'src/shared/site/a.ts', "import 'node:fs'", 'no browser has'],
  ];

  test.each(cases)('%s', (_what, path, text, fault) => {
    const [found, ...others] = findMisplacedPackages(projectOf({ [path]: text }));
    expect(found).toContain(fault);
    expect(others).toEqual([]);
  });

  test('that is for workers, when the page reaches it through the shared layer', () => {
    const pageModules = {
      'src/app/main.tsx': "void import('./routes.tsx')",
      'src/app/routes.tsx': "import { inflate } from '#shared/market/inflate.ts'; inflate()",
      'src/shared/market/inflate.ts':
        "import { gunzipSync } from 'fflate'; export const inflate = gunzipSync",
    };
    expect(findWorkerPackagesOnPage(projectOf(pageModules))).toEqual([
      'src/shared/market/inflate.ts:1 brings fflate to the page',
    ]);
  });

  test('of decimals by the first route, though not by what is loaded later', () => {
    const cut = {
      'src/app/later.ts': "import { cut } from '#shared/money/cut.ts'; cut()",
      'src/shared/money/cut.ts': "import { Decimal } from 'decimal.js'; export const cut = Decimal",
    };
    const later = projectOf({ 'src/app/main.tsx': "void import('./later.ts')", ...cut });
    expect(findWorkerPackagesOnPage(later)).toEqual([]);
    const atOnce = projectOf({ 'src/app/main.tsx': "import './later.ts'", ...cut });
    expect(findWorkerPackagesOnPage(atOnce)).toEqual([
      'src/shared/money/cut.ts:1 brings decimal.js to the page',
    ]);
  });

  test('but its types may be known on the page', () => {
    const pageModules = {
      'src/app/main.tsx': "import type { cut } from '#shared/money/cut.ts'",
      'src/shared/money/cut.ts': "import { Decimal } from 'decimal.js'; export const cut = Decimal",
    };
    expect(findWorkerPackagesOnPage(projectOf(pageModules))).toEqual([]);
  });
});
