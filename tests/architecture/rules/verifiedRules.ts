import { type AstNode, findNodes, isNode, textOf } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

const MAKER = 'src/workers/gateway/verify/';

/** Nothing passes to a screen but through `verify/`: only it may say that data is verified (design.md section 2). */
export function findSelfMadeVerified(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, text, program }) => {
    if (!path.startsWith('src/') || path.startsWith(MAKER)) return [];
    return findNodes(program, 'TSAsExpression', 'TSTypeAssertion')
      .filter(saysVerified)
      .map(({ start }) => `${path}:${lineOf(text, start)} calls something verified`);
  });
}

/**
 * However deep in the type; what is asserted may be an assertion as well, which is judged by itself. A type that holds
 * verified data under a name of its own is not seen: AnswerOf, as which createCaller.ts takes what has crossed the bridge.
 */
function saysVerified({ typeAnnotation }: AstNode): boolean {
  if (!isNode(typeAnnotation)) return false;
  return findNodes(typeAnnotation, 'Identifier').some((name) => textOf(name) === 'Verified');
}
