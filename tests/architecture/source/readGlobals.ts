import { type AstNode, childrenOf, isNode, textOf, walk } from './ast.ts';
import { lineOf } from './lineOf.ts';
import type { Module } from './parseModule.ts';

export interface GlobalUse {
  /** "console", "Date.now" for a member of one, or "new Date" for one without arguments. */
  readonly name: string;
  readonly line: number;
}

/** Type syntax mentions globals without using them; these three wrap real expressions. */
const TYPES_AROUND_VALUES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const GLOBAL_OBJECTS = ['globalThis', 'self', 'window'];

/** What a module takes from its thread's global scope, as far as it declares no such name itself. */
export function readGlobals({ program, text }: Module): GlobalUse[] {
  const declared = declaredNames(program);
  const uses: GlobalUse[] = [];

  const use = (name: string, node: AstNode): void => {
    if (!declared.has(name.split('.')[0] ?? '')) uses.push({ name, line: lineOf(text, node.start) });
  };

  const read = (node: AstNode): void => {
    if (node.type.startsWith('TS') && !TYPES_AROUND_VALUES.includes(node.type)) return;
    if (node.type === 'ImportDeclaration' || node.type === 'ExportSpecifier') return;
    if (node.type === 'Identifier') use(String(node.name), node);
    if (node.type === 'NewExpression' && textOf(node.callee) === 'Date' && isEmpty(node.arguments)) {
      use('new Date', node);
    }
    if (node.type === 'MemberExpression' && node.computed !== true) readMember(node);
    else for (const child of isKeyed(node) ? keyedChildren(node) : childrenOf(node)) read(child);
  };

  const readMember = (node: AstNode): void => {
    const [object, property] = [textOf(node.object), textOf(node.property)];
    if (object !== undefined && property !== undefined) {
      use(GLOBAL_OBJECTS.includes(object) ? property : `${object}.${property}`, node);
    } else if (isNode(node.object)) read(node.object);
  };

  read(program);
  return uses;
}

/** Nodes whose `key` is a name and no reference. */
function isKeyed(node: AstNode): boolean {
  const kinds = ['Property', 'PropertyDefinition', 'MethodDefinition', 'AccessorProperty'];
  return kinds.includes(node.type) && node.computed !== true;
}

function keyedChildren(node: AstNode): AstNode[] {
  return isNode(node.value) ? [node.value] : [];
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Every name that the module binds anywhere. Scopes are not distinguished: no module here shadows a global by half. */
function declaredNames(program: AstNode): ReadonlySet<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(String(pattern.name));
    else if (pattern.type === 'Property') bind(pattern.value);
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left);
    else if (['ObjectPattern', 'ArrayPattern', 'RestElement'].includes(pattern.type)) {
      for (const child of childrenOf(pattern)) bind(child);
    }
  };
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') bind(node.id);
    if (node.type === 'ClassDeclaration') bind(node.id);
    if (node.type === 'CatchClause') bind(node.param);
    if (node.type.startsWith('Import') && node.type.endsWith('Specifier')) bind(node.local);
    if (Array.isArray(node.params)) for (const param of node.params) bind(param);
    return true;
  });
  return names;
}
