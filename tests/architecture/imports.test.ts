import { describe, expect, test } from 'vitest';
import {
  findFarImports,
  findMisplacedPackages,
  findWorkerAddresses,
  findWorkerPackagesOnPage,
} from './rules/importRules.ts';
import { lintImports, lintPlanted } from './source/lintImports.ts';
import { projectOf, readProject } from './source/readProject.ts';

/** The tool reads all files of the project, which takes a busy machine long. */
const LONG = { timeout: 60_000 };

const project = readProject();

describe('the source tree', () => {
  test('imports across folders only in the allowed direction, and in no circle', LONG, async () => {
    expect(await lintImports()).toEqual([]);
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

describe('what the rules of Biome say of an import', () => {
  /** One file each, so that one run of the tool judges them all. */
  const REFUSED: readonly (readonly [what: string, path: string, text: string])[] = [
    ['of a worker by the page', 'src/app/screens/exchange/a.ts', "import '#workers/quotes/policy.ts';"],
    [
      "of a worker's type by the page",
      'src/app/bridge/a.ts',
      "export type { X } from '#workers/quotes/a.ts';",
    ],
    ['of a worker on demand', 'src/app/bridge/b.ts', "void import('#workers/quotes/index.ts');"],
    ['of the page by a worker', 'src/workers/kit/a.ts', "import '#app/stores/quoteStore.ts';"],
    ['of the page by the shared layer', 'src/shared/money/a.ts', "export { x } from '#app/stores/a.ts';"],
    ['of the page by a new shared folder', 'src/shared/newest/a.ts', "import '#app/stores/a.ts';"],
    ['of a worker by the shared layer', 'src/shared/money/b.ts', "export * from '#workers/kit/a.ts';"],
    ['against the order of the shared layer', 'src/shared/result/a.ts', "import '#shared/contract/ids.ts';"],
    ['of one worker by the other', 'src/workers/quotes/a.ts', "import '#workers/gateway/policy.ts';"],
    ['of one stage by another', 'src/workers/quotes/decode/a.ts', "import '../inflate/a.ts';"],
    ['of the composer by a stage', 'src/workers/gateway/quotes/a.ts', "import '../createGateway.ts';"],
    ['of a worker by the kit', 'src/workers/kit/b.ts', "import '#workers/quotes/policy.ts';"],
    ['of a store by a component', 'src/app/components/a.ts', "import '#app/stores/quoteStore.ts';"],
    ['of a query by a component', 'src/app/components/b.ts', "import '#app/queries/a.ts';"],
    ['of a notice by a component', 'src/app/components/c.ts', "import '#app/notices/a.ts';"],
    ['of the bridge by a store', 'src/app/stores/a.ts', "import '#app/bridge/createBridge.ts';"],
    ['of one section by another', 'src/app/screens/exchange/b.ts', "import '#app/screens/deposit/a.ts';"],
    ['of a section by records', 'src/app/records/a.ts', "import '#app/screens/exchange/a.ts';"],
    [
      'of a section by the security step',
      'src/app/securityStep/a.ts',
      "import '#app/screens/withdraw/a.ts';",
    ],
    ['of records by the travel rule', 'src/app/travelRule/a.ts', "import '#app/records/a.ts';"],
    ['of a screen by the layout', 'src/app/layout/a.ts', "import '#app/screens/exchange/a.ts';"],
    ['of the sandbox by the page', 'src/app/a.ts', "import '#sandbox/clock.ts';"],
    ['of the page by the sandbox', 'sandbox/a.ts', "import '#app/routes.tsx';"],
    ['of a worker by the sandbox, by its path', 'sandbox/b.ts', "import '../src/workers/quotes/policy.ts';"],
    ['of tests by the sandbox', 'sandbox/c.ts', "import '#tests/support/a.ts';"],
    ['of tests by the bench', 'bench/a.ts', "import '../tests/support/a.ts';"],
    [
      'of the page by a module around it',
      'static/common-static/shell/a.js',
      "import '../../../src/app/a.ts';",
    ],
    ['that leads back, by a type', 'src/shared/site/a.ts', "import './b.ts';"],
    ['that leads back', 'src/shared/site/b.ts', "export type { A } from './a.ts';"],
  ];
  const ALLOWED: readonly (readonly [what: string, path: string, text: string])[] = [
    ['of a stage by the composer', 'src/workers/quotes/createHub.ts', "import './decode/decodeFrame.ts';"],
    ["of a worker's policy by its stage", 'src/workers/quotes/decode/c.ts', "import '../policy.ts';"],
    [
      'of the shared layer by a screen',
      'src/app/screens/exchange/c.ts',
      "import '#shared/market/sortKey.ts';",
    ],
    [
      'of its section by a screen',
      'src/app/screens/exchange/d/d.ts',
      "import '#app/screens/exchange/e/e.ts';",
    ],
    ['of records by a section', 'src/app/screens/activity/a.ts', "import '#app/records/b.ts';"],
    ['of anything of the page by the start-up', 'src/app/main.ts', "import '#app/screens/exchange/a.ts';"],
    ['of anything by a test', 'tests/unit/a.test.ts', "import '#workers/quotes/policy.ts';"],
  ];

  test('refuses what breaks a layer or closes a circle, and nothing else', LONG, async () => {
    const all = [...REFUSED, ...ALLOWED];
    const found = await lintPlanted(Object.fromEntries(all.map(([, path, text]) => [path, text])));
    const isFound = ([, path]: readonly [string, string, string]): boolean =>
      found.some((fault) => fault.startsWith(`${path}:`));
    expect(REFUSED.filter((each) => !isFound(each)).map(([what]) => what)).toEqual([]);
    expect(ALLOWED.filter(isFound).map(([what]) => what)).toEqual([]);
  });
});

describe('an import by path is refused', () => {
  test.each([
    ['that climbs twice', 'src/app/components/a/b/c.ts', '../../d.ts', 'climbs more than one level'],
    ['of a store by a component', 'src/app/components/a.ts', '../stores/a.ts', 'leaves its folder'],
    ['of another section', 'src/app/screens/exchange/a.ts', '../deposit/a.ts', 'leaves its folder'],
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
