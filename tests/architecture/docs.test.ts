import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Docs,
  findArrivals,
  findDeadDecisions,
  findDeadLinks,
  findDeadSections,
  findDecisionFaults,
  findMachinePaths,
  findUnexplainedPackages,
} from './rules/docRules.ts';
import type { Manifest } from './rules/packageRules.ts';
import { listFiles, ROOT, readText } from './source/readProject.ts';

const TEXT = /\.(?:md|ts|tsx|mts|mjs|css|html|json|svg|sh|conf)$/;
const docs = readAll(
  ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'sandbox/README.md', ...listFiles('docs')].filter((path) =>
    path.endsWith('.md'),
  ),
);
const sources = readAll([
  'index.html',
  'package.json',
  'vite.config.ts',
  ...['src', 'sandbox', 'scripts', 'bench', 'tests', 'docs']
    .flatMap(listFiles)
    .filter((path) => TEXT.test(path)),
  'README.md',
]);
const manifest: Manifest = JSON.parse(readText('package.json'));

describe('the documents', () => {
  test('name only files that exist', () => expect(findDeadLinks(docs, isThere)).toEqual([]));

  test('list nothing as missing that is there', () => expect(findArrivals(docs, isThere)).toEqual([]));

  test('hold every decision that the code refers to', () =>
    expect(findDeadDecisions(outsideOfThisFolder(sources), isThere)).toEqual([]));

  test('have every section of the specification that the code refers to', () =>
    expect(findDeadSections(outsideOfThisFolder(sources), docs)).toEqual([]));

  test('tell each decision with its context and consequences', () =>
    expect(findDecisionFaults(docs)).toEqual([]));

  test('explain every direct dependency with its version', () => {
    expect(findUnexplainedPackages(docs.get('docs/decisions/0001-libraries.md') ?? '', manifest)).toEqual([]);
  });

  test("name no folder of a developer's machine, nor does the code", () =>
    expect(findMachinePaths(sources)).toEqual([]));
});

describe('each of these is found', () => {
  const isREADME = (path: string): boolean => path === 'README.md';

  test('a link and a named file that lead nowhere', () => {
    const text =
      'See [this](../README.md#top), [that](gone.md), [there](https://x.example) and `src/app/gone.ts`.';
    expect(findDeadLinks(new Map([['docs/a.md', text]]), isREADME)).toEqual([
      "docs/a.md names docs/gone.md, which isn't there",
      "docs/a.md names src/app/gone.ts, which isn't there",
    ]);
  });

  test('a part that has arrived, in the list of what is missing', () => {
    const list = new Map([
      ['docs/decisions/0007-not-here-yet.md', '- `src/app/gone.ts` and `docs/README.md`'],
    ]);
    expect(findDeadLinks(list, isREADME)).toEqual([]);
    expect(findArrivals(list, (path) => path === 'docs/README.md')).toEqual([
      'docs/decisions/0007-not-here-yet.md says that docs/README.md is missing',
    ]);
  });

  test('a comment about a decision that was renamed', () => {
    const source = '// see docs/decisions/0001-old-name.md';
    expect(findDeadDecisions(new Map([['src/a.ts', source]]), isREADME)).toEqual([
      "src/a.ts refers to docs/decisions/0001-old-name.md, which isn't there",
    ]);
  });

  test('a reference to a section that the specification does not have', () => {
    const spec = new Map([
      ['docs/spec/product.md', '## 9. Business constants\n'],
      ['docs/spec/screens.md', '## 1. Screens\n### 1.21 State machines\n### 0.2c Rulings\n'],
      ['docs/design.md', '## 10. Measured\n'],
    ]);
    const source = 'product.md section 9, screens.md 1.21, screens.md section 0.2c, design.md section 10';
    expect(findDeadSections(new Map([['src/a.ts', source]]), spec)).toEqual([]);
    const wrong = 'product.md section 10, screens.md 1.2 and 0.2c, (design.md section 1)';
    expect(findDeadSections(new Map([['src/a.ts', wrong]]), spec)).toEqual([
      "src/a.ts refers to product.md section 10, which isn't there",
      "src/a.ts refers to screens.md 1.2, which isn't there",
      "src/a.ts refers to design.md section 1, which isn't there",
    ]);
  });

  test('a decision out of order, and one that lacks a part', () => {
    const decisions = new Map([
      ['docs/decisions/0001-a.md', '# A\n## Context\n## Decision\n## Consequences\n'],
      ['docs/decisions/0003-b.md', '# B\n## Context\n## Decision\n'],
    ]);
    expect(findDecisionFaults(decisions)).toEqual([
      'docs/decisions/0003-b.md is not number 2',
      'docs/decisions/0003-b.md has no "## Consequences"',
    ]);
  });

  test('a dependency that was not explained, or of another version', () => {
    const text = '| `a` | 1.0.0 | why |\n| `b` | 1.0.0 | why |';
    expect(findUnexplainedPackages(text, { dependencies: { a: '1.0.0', b: '1.0.1', c: '1.0.0' } })).toEqual([
      'docs/decisions/0001-libraries.md does not explain b 1.0.1',
      'docs/decisions/0001-libraries.md does not explain c 1.0.0',
    ]);
  });

  test("a folder of a developer's machine", () => {
    const folder = ['', 'home', 'someone', 'sluice'].join('/');
    const about = new Map([['src/a.ts', `const root = '${folder}';`]]);
    expect(findMachinePaths(about)).toHaveLength(1);
    expect(findMachinePaths(new Map([['src/a.ts', "const base = '/user/assets/'"]]))).toEqual([]);
  });
});

/** The rules' own examples name decisions that were never made. */
function outsideOfThisFolder(texts: Docs): Docs {
  return new Map([...texts].filter(([path]) => !path.startsWith('tests/architecture/')));
}

function isThere(path: string): boolean {
  return existsSync(join(ROOT, path));
}

function readAll(paths: readonly string[]): Docs {
  return new Map(paths.filter(isThere).map((path) => [path, readText(path)]));
}
