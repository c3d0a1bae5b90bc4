import { findNodes } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

const MAKER = 'src/workers/gateway/verify/';

/** Nothing passes to a screen but through `verify/`: only it may say that data is verified (design.md section 2). */
export function findSelfMadeVerified(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, text, program }) => {
    if (!path.startsWith('src/') || path.startsWith(MAKER)) return [];
    return ['TSAsExpression', 'TSTypeAssertion'].flatMap((type) =>
      findNodes(program, type)
        .filter(({ start, end }) => /\bas\s+Verified\b|^<Verified\b/.test(text.slice(start, end)))
        .map(({ start }) => `${path}:${lineOf(text, start)} calls something verified`),
    );
  });
}
