import { type AstNode, isNode, textOf } from '../source/ast.ts';
import type { Project } from '../source/readProject.ts';
import { WORKER_ENTRY } from './importRules.ts';
import type { Violation } from './violation.ts';

/**
 * Values of the app that are exported for nobody; code that no import reaches is code that no reader needs. Types are
 * left alone: those of props and options are exported with what takes them.
 */
export function findUnusedExports(project: Project): Violation[] {
  const usedByPath = usedNames(project);
  return [...project.values()].flatMap(({ path, program }) => {
    // Entries are called from another thread (contracts.test.ts).
    if (!path.startsWith('src/') || WORKER_ENTRY.test(path)) return [];
    const used = usedByPath.get(path);
    if (used === 'all') return [];
    return exportedValues(program)
      .filter((name) => used?.has(name) !== true)
      .map((name) => `${path} exports ${name}, which nobody imports`);
  });
}

/** Names of the constants, functions and classes that a module exports. */
export function exportedValues(program: AstNode): string[] {
  const body = Array.isArray(program.body) ? program.body.filter(isNode) : [];
  return body.flatMap(({ type, declaration, exportKind }) => {
    if (type !== 'ExportNamedDeclaration' || exportKind === 'type' || !isNode(declaration)) return [];
    if (declaration.type.startsWith('TS')) return [];
    const declared = Array.isArray(declaration.declarations)
      ? declaration.declarations.filter(isNode)
      : [declaration];
    return declared.map(({ id }) => textOf(id)).filter((name) => name !== undefined);
  });
}

function usedNames(project: Project): ReadonlyMap<string, Set<string> | 'all'> {
  const usedByPath = new Map<string, Set<string> | 'all'>();
  for (const { imports } of project.values()) {
    for (const { target, names } of imports) {
      const used = usedByPath.get(target) ?? new Set();
      if (names === null || used === 'all') usedByPath.set(target, 'all');
      else usedByPath.set(target, new Set([...used, ...names]));
    }
  }
  return usedByPath;
}
