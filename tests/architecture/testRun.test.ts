import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import config from '../../vite.config.ts';
import { findLeftOutTests, findMisnamedTests, findUnrunTests, TEST_FILE } from './rules/testRules.ts';
import { listFiles, projectOf, ROOT, readProject, readText } from './source/readProject.ts';

const project = readProject();

describe('the test run', () => {
  test('has every test file in exactly one project', async () => {
    const testFiles = ['tests', 'src', 'sandbox', 'scripts', 'bench']
      .flatMap(listFiles)
      .filter((path) => TEST_FILE.test(path));
    expect(testFiles.length).toBeGreaterThan(10);
    expect(findUnrunTests(testFiles, await readProjects())).toEqual([]);
  });

  test('runs all projects, and what is long by a command of its own', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    expect(scripts.test).toBe('vitest run --exclude "**/*.long.test.*"');
    expect(scripts['test:long']).toBe('vitest run .long.test.');
  });

  test('leaves no test out', () => expect(findLeftOutTests(project)).toEqual([]));

  test('has no tests in files that are not run', () => expect(findMisnamedTests(project)).toEqual([]));
});

describe('each of these is found', () => {
  test('a test file that no project matches, or two do', () => {
    const matched = new Map([
      ['unit', ['tests/unit/a.test.ts', 'tests/b.test.ts']],
      ['e2e', ['tests/b.test.ts']],
    ]);
    const files = ['tests/unit/a.test.ts', 'tests/b.test.ts', 'tests/lost.test.ts'];
    expect(findUnrunTests(files, matched)).toEqual([
      'tests/b.test.ts belongs to several projects: unit, e2e',
      'tests/lost.test.ts belongs to no project and never runs',
    ]);
  });

  test.each([
    ["test.skip('a', run)", 'skip'],
    ["test.only('a', run)", 'only'],
    ["describe.concurrent.skip('a', run)", 'skip'],
    ["it.todo('a')", 'todo'],
    ["test.only.each([1])('a', run)", 'only'],
    ["xit('a', run)", 'xit'],
  ])('%s', (text, name) => {
    expect(findLeftOutTests(projectOf({ 'tests/unit/a.test.ts': text }))).toEqual([
      `tests/unit/a.test.ts:1 leaves tests out by ${name}`,
    ]);
  });

  test('tests in a file whose name no runner knows', () => {
    const text = "import { test } from 'vitest'; test('a', run);";
    const modules = { 'tests/unit/a.ts': text, 'tests/unit/b.test.ts': text, 'tests/support/c.ts': text };
    expect(findMisnamedTests(projectOf(modules))).toEqual([
      'tests/unit/a.ts has tests and is not named *.test.ts',
    ]);
  });
});

test('a test that needs a system package may be left out where that is missing', () => {
  const text = "test.skipIf(!hasNginx)('a', run); rows.skip(5); const only = 1;";
  expect(findLeftOutTests(projectOf({ 'tests/e2e/a.test.ts': text }))).toEqual([]);
});

/** The files that each Vitest project runs. */
async function readProjects(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { test: options } = await (config as () => Promise<{ test?: { projects?: unknown[] } }>)();
  const projects = (options?.projects ?? []) as {
    test: { name: string; include: string[]; exclude?: string[] };
  }[];
  return new Map(
    projects.map(({ test: { name, include, exclude } }) => {
      const matched = globSync(include, { cwd: ROOT, exclude: exclude ?? [] });
      return [name, matched.map((path) => path.replaceAll('\\', '/'))];
    }),
  );
}
