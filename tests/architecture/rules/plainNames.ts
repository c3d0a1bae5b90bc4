import { basename } from 'node:path';
import { type AstNode, isNode, textOf, walk } from '../source/ast.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

/** Words of design.md section 14 that no name of ours has as a part; `low` is a price, and so stands for itself. */
const WORDS =
  /^(?:desk|joint|tie|board|tray|door|press|fate|tell|told|note|see|attend|flight|flown|calm|person|people|low)s?$/;
const AFTER_LOW = /^(?:balance|price|amount)s?$|^[0-9]/;

/** Where our own names stand; static/ and docs/ have none. */
const FOLDERS = /^(?:src|sandbox|tests|gallery|bench|scripts)\//;
/** The wire's names are declared here. */
const WIRE = /^src\/shared\/endpoints\//;
const DECLARATIONS = ['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration', 'FunctionExpression'];
const TYPES = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSEnumDeclaration'];
const MEMBERS = ['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition', 'MethodDefinition'];

/** Names of files, of what they declare and of keys of objects that have one of the words as a part: "path: name". */
export function findUnplainNames(project: Project): Violation[] {
  const wire = new Set(
    [...project.values()].filter(({ path }) => WIRE.test(path)).flatMap(({ program }) => keysOf(program)),
  );
  return [...project.values()].flatMap(({ path, program }) => {
    if (!FOLDERS.test(path)) return [];
    const names = [...declaredNames(program)].filter((name) => !wire.has(name));
    return [basename(path).replace(/\..*/, ''), ...new Set(names)]
      .filter(hasWord)
      .map((name) => `${path}: ${name}`);
  });
}

/** Classes of a style sheet that have one of the words as a part: "path: .name". */
export function findUnplainClasses(path: string, css: string): Violation[] {
  const classes = new Set(css.match(/(?<=\.)-?[a-z_][\w-]*/gi));
  return [...classes].filter(hasWord).map((name) => `${path}: .${name}`);
}

function hasWord(name: string): boolean {
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+/g)?.map((part) => part.toLowerCase()) ?? [];
  return parts.some((part, at) => {
    if (!WORDS.test(part)) return false;
    if (!part.startsWith('low')) return true;
    // A name that is the low or ends with it is a price.
    return at < parts.length - 1 && !AFTER_LOW.test(parts[at + 1] ?? '');
  });
}

function declaredNames(program: AstNode): Set<string> {
  const names = new Set<string>();
  const add = (value: unknown): void => {
    const name = isNode(value) && value.type === 'Identifier' ? textOf(value) : undefined;
    if (name !== undefined) names.add(name);
  };
  const addPattern = (value: unknown): void => {
    if (!isNode(value)) return;
    add(value);
    if (value.type === 'ArrayPattern') for (const each of value.elements as unknown[]) addPattern(each);
    if (value.type === 'ObjectPattern')
      for (const each of value.properties as AstNode[]) {
        addPattern(each.type === 'RestElement' ? each.argument : each.value);
      }
    if (value.type === 'AssignmentPattern') addPattern(value.left);
    if (value.type === 'RestElement') addPattern(value.argument);
  };
  walk(program, (node) => {
    if ([...DECLARATIONS, ...TYPES].includes(node.type)) addPattern(node.id);
    if (MEMBERS.includes(node.type) || (node.type === 'Property' && node.computed !== true)) add(node.key);
    if (Array.isArray(node.params)) for (const param of node.params) addPattern(param);
    return true;
  });
  return names;
}

function keysOf(program: AstNode): string[] {
  const keys: string[] = [];
  walk(program, (node) => {
    if (node.type === 'Property') keys.push(textOf(node.key) ?? '');
    return true;
  });
  return keys;
}
