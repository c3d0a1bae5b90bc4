import { describe, expect, test } from 'vitest';
import {
  AWAITED,
  findArrivedModules,
  findCycles,
  findDeadModules,
  findForbiddenImports,
  findMisplacedPackages,
  findWorkerPackagesOnPage,
} from './rules/importRules.ts';
import { projectOf, readProject } from './source/readProject.ts';

const project = readProject();

describe('the source tree', () => {
  test('imports across folders only in the allowed direction', () => {
    expect(findForbiddenImports(project)).toEqual([]);
  });

  test('uses each package on the threads it is meant for', () => {
    expect(findMisplacedPackages(project)).toEqual([]);
  });

  test('brings no package for workers to the page, not even by a detour', () => {
    expect(findWorkerPackagesOnPage(project)).toEqual([]);
  });

  test('has no module that nothing loads', () => {
    expect(findDeadModules(project)).toEqual([]);
  });

  test('awaits no user for a module that has one', () => {
    expect(findArrivedModules(project)).toEqual([]);
  });

  test('has no cycle of imports', () => {
    expect(findCycles(project)).toEqual([]);
  });
});

describe('an import is refused', () => {
  const cases: [what: string, path: string, text: string][] = [
    ['of a worker by the page', 'src/app/screens/a/A.tsx', "import { x } from '#workers/quotes/policy.ts'"],
    [
      "of a worker's type by the page",
      'src/app/bridge/a.ts',
      "import type { X } from '#workers/quotes/a.ts'",
    ],
    ['of a worker by a type query', 'src/app/bridge/a.ts', "type X = import('../../workers/quotes/a.ts').X"],
    ['of a worker on demand', 'src/app/bridge/a.ts', "void import('../../workers/quotes/index.ts')"],
    [
      "of a worker's address outside of the one file for it",
      'src/app/bridge/a.ts',
      "new URL('../../workers/quotes/index.ts', import.meta.url)",
    ],
    ['of the page by a worker', 'src/workers/kit/a.ts', "import { x } from '#app/stores/quoteStore.ts'"],
    ['of the page by the shared layer', 'src/shared/money/a.ts', "export { x } from '#app/stores/a.ts'"],
    ['of a worker by the shared layer', 'src/shared/money/a.ts', "export * from '#workers/kit/a.ts'"],
    ['against the order of the shared layer', 'src/shared/result/a.ts', "import '#shared/contract/ids.ts'"],
    ['of one worker by the other', 'src/workers/quotes/createQuoteHub.ts', "import '../gateway/policy.ts'"],
    ['of one stage by another', 'src/workers/quotes/decode/a.ts', "import '../inflate/inflateFrame.ts'"],
    ['of the composer by a stage', 'src/workers/gateway/quotes/a.ts', "import '../createGateway.ts'"],
    ['of a worker by the kit', 'src/workers/kit/a.ts', "import '../quotes/policy.ts'"],
    ['of a store by a component', 'src/app/components/A.tsx', "import '../stores/quoteStore.ts'"],
    ['of the bridge by a store', 'src/app/stores/a.ts', "import '../bridge/createBridge.ts'"],
    ['of one screen by another', 'src/app/screens/a/A.tsx', "import '../b/B.tsx'"],
    ['of a screen by the layout', 'src/app/layout/A.tsx', "import '../screens/a/A.tsx'"],
    ['of the sandbox by the page', 'src/app/main.tsx', "import '#sandbox/clock.ts'"],
    ['of the page by the sandbox', 'sandbox/main.ts', "import '../src/app/routes.tsx'"],
    [
      'of the page by a module around it',
      'static/common-static/shell/a.js',
      "import '../../../src/app/a.ts'",
    ],
    ['of tests by the sandbox', 'sandbox/main.ts', "import '../tests/support/a.ts'"],
    ['by a folder that is not in the table', 'src/app/helping/a.ts', "import '../stores/a.ts'"],
  ];

  test.each(cases)('%s', (_what, path, text) => {
    const found = findForbiddenImports(projectOf({ [path]: text }));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${path}:1 imports `));
  });
});

describe('an import is allowed', () => {
  const cases: [what: string, path: string, text: string][] = [
    [
      'of a stage by the composer',
      'src/workers/quotes/createQuoteHub.ts',
      "import './decode/decodeFrame.ts'",
    ],
    ["of a worker's policy by its stage", 'src/workers/quotes/decode/a.ts', "import '../policy.ts'"],
    [
      'of the file of a worker by its construction',
      'src/app/bridge/constructWorkers.ts',
      "new URL('../../workers/quotes/index.ts', import.meta.url)",
    ],
    ['of the shared layer by a screen', 'src/app/screens/a/A.tsx', "import '#shared/market/quote.ts'"],
    ['of anything by the start-up', 'src/app/main.tsx', "import './screens/a/A.tsx'"],
    ['of anything by a test', 'tests/unit/a.test.ts', "import '#workers/quotes/policy.ts'"],
  ];

  test.each(cases)('%s', (_what, path, text) => {
    expect(findForbiddenImports(projectOf({ [path]: text }))).toEqual([]);
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

describe('a module is found', () => {
  test('that nothing loads', () => {
    const modules = { 'src/app/main.tsx': "import './a.ts'", 'src/app/a.ts': '', 'src/app/b.ts': '' };
    expect(findDeadModules(projectOf(modules))).toEqual([
      'src/app/b.ts is used by neither the page nor a worker',
    ]);
  });

  test('that is awaited although the page has come to use it', () => {
    const modules = {
      ...Object.fromEntries(AWAITED.map((path) => [path, ''])),
      'src/app/main.tsx': "import './queries/useProfileQuery.ts'",
    };
    expect(findArrivedModules(projectOf(modules))).toEqual([
      'src/app/queries/useProfileQuery.ts is not awaited any more: strike it off the list',
    ]);
  });

  test('that imports itself by way of another', () => {
    const modules = {
      'src/shared/money/a.ts': "import './b.ts'",
      'src/shared/money/b.ts': "import './a.ts'",
      'src/shared/money/c.ts': "import './a.ts'",
    };
    expect(findCycles(projectOf(modules))).toEqual([
      'src/shared/money/a.ts imports itself in the end',
      'src/shared/money/b.ts imports itself in the end',
    ]);
  });

  test('but not that knows another only by type', () => {
    const modules = { 'src/app/a.ts': "import type { B } from './b.ts'", 'src/app/b.ts': "import './a.ts'" };
    expect(findCycles(projectOf(modules))).toEqual([]);
  });
});
