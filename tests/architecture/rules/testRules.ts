import { findNodes, isNode, textOf } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

/** A test file by its name. */
export const TEST_FILE = /\.test\.tsx?$/;

/** `skipIf` and `runIf` stay allowed: a test without its system package says so, and the full run has them all. */
const LEFT_OUT = ['skip', 'only', 'todo', 'fails'];
const TEST_FUNCTIONS = ['test', 'it', 'describe', 'suite', 'bench'];

/** A file that no project matches is never run, and nothing would say so. In two, it runs twice. */
export function findUnrunTests(
  testFiles: readonly string[],
  matchedByProject: ReadonlyMap<string, readonly string[]>,
): Violation[] {
  return testFiles.flatMap((path) => {
    const projects = [...matchedByProject]
      .filter(([, matched]) => matched.includes(path))
      .map(([name]) => name);
    if (projects.length === 0) return [`${path} belongs to no project and never runs`];
    return projects.length > 1 ? [`${path} belongs to several projects: ${projects.join(', ')}`] : [];
  });
}

/** Tests that are written and not run, and those that keep others from running. */
export function findLeftOutTests(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, text, program }) => {
    if (!path.startsWith('tests/')) return [];
    return findNodes(program, 'MemberExpression', 'CallExpression').flatMap((node) => {
      const name = leftOut(node);
      return name === undefined ? [] : [`${path}:${lineOf(text, node.start)} leaves tests out by ${name}`];
    });
  });
}

/** Files in the folders of tests that look like tests and have a name that no runner takes for one. */
export function findMisnamedTests(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, imports }) => {
    const isTest = imports.some(
      ({ target, names }) => target === 'vitest' && names?.includes('test') === true,
    );
    const mayHaveTests = TEST_FILE.test(path) || path.startsWith('tests/support/');
    return isTest && !mayHaveTests ? [`${path} has tests and is not named *.test.ts`] : [];
  });
}

function leftOut(node: Record<string, unknown>): string | undefined {
  if (node.type === 'CallExpression') {
    const name = textOf(node.callee) ?? '';
    return ['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'].includes(name) ? name : undefined;
  }
  const property = textOf(node.property) ?? '';
  return LEFT_OUT.includes(property) && isTestFunction(node.object) ? property : undefined;
}

/** `test`, or a chain that begins with it, such as `describe.concurrent`. */
function isTestFunction(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'MemberExpression') return isTestFunction(value.object);
  return TEST_FUNCTIONS.includes(textOf(value) ?? '');
}
