import { type AstNode, childrenOf, isNode, textOf } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

/** A longer function holds more than one idea (design.md section 2), but for those of LONG_FUNCTIONS. */
const MAX_LINES = 60;

/** A function with its lines; what has no name is named after what it is given to, or "()". */
export interface LongFunction {
  /** File and function: "src/app/bridge/createBridge.ts createBridge". */
  readonly name: string;
  readonly lines: number;
}

/** Functions of the product that are too long and not listed, and listed ones that aren't too long any more. */
export function findLongFunctions(project: Project, listed: readonly string[]): Violation[] {
  const long = listLongFunctions(project);
  return [
    ...long
      .filter(({ name }) => !listed.includes(name))
      .map(({ name, lines }) => `${name} has ${lines} lines, more than ${MAX_LINES}`),
    ...listed
      .filter((name) => !long.some((each) => each.name === name))
      .map((name) => `${name} is listed and no long function`),
  ];
}

function listLongFunctions(project: Project): readonly LongFunction[] {
  return [...project.values()]
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, text, program }) => {
      const found: LongFunction[] = [];
      visit(program, '()', (node, name) => {
        const lines = lineOf(text, node.end) - lineOf(text, node.start) + 1;
        if (lines > MAX_LINES) found.push({ name: `${path} ${name}`, lines });
      });
      return found;
    });
}

function visit(node: AstNode, given: string, onFunction: (node: AstNode, name: string) => void): void {
  const isFunction = /Function(?:Declaration|Expression)$/.test(node.type);
  if (isFunction) onFunction(node, textOf(node.id) ?? given);
  for (const child of childrenOf(node)) visit(child, nameFor(node, child), onFunction);
}

/** The name that a variable or a property gives to the function that it holds. */
function nameFor(node: AstNode, child: AstNode): string {
  const holder =
    node.type === 'VariableDeclarator' ? node.id : node.type === 'Property' ? node.key : undefined;
  const isHeld = isNode(holder) && (child === node.init || child === node.value);
  return (isHeld ? textOf(holder) : undefined) ?? '()';
}
