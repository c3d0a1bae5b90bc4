import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type AstNode, isNode, textOf, walk } from './ast.ts';
import { lineOf } from './lineOf.ts';

/** How one file names another: at run time, by type only, or by the address of a worker's file. */
export type ImportKind = 'static' | 'dynamic' | 'type' | 'url';

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** A path from the root for the project's own files, otherwise the package's name. */
  readonly target: string;
  readonly isPackage: boolean;
  readonly kind: ImportKind;
  /** What is taken from it by name; null for all of it. */
  readonly names: readonly string[] | null;
  readonly line: number;
}

/** The project's aliases as package.json declares them: "#app/" is "src/app/". */
const ALIASES = readAliases();

/** Every way in which a module names another one. */
export function readImports(path: string, text: string, program: AstNode): Import[] {
  const imports: Import[] = [];

  const add = (
    node: AstNode,
    specifier: unknown,
    kind: ImportKind,
    names: readonly string[] | null,
  ): void => {
    const name = textOf(specifier);
    if (name !== undefined)
      imports.push({ specifier: name, ...resolve(path, name), kind, names, line: lineOf(text, node.start) });
  };

  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
      add(node, node.source, isTypeOnly(node) ? 'type' : 'static', namesOf(node));
    } else if (node.type === 'ExportAllDeclaration') {
      add(node, node.source, node.exportKind === 'type' ? 'type' : 'static', null);
    } else if (node.type === 'ImportExpression') add(node, node.source, 'dynamic', null);
    else if (node.type === 'TSImportType') add(node, node.source, 'type', null);
    else if (isFileAddress(node)) add(node, argumentsOf(node)[0], 'url', null);
    return true;
  });
  return imports;
}

function resolve(path: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('.')) {
    return { target: posix.join(posix.dirname(path), specifier), isPackage: false };
  }
  for (const [alias, root] of ALIASES) {
    if (specifier.startsWith(alias))
      return { target: root + specifier.slice(alias.length), isPackage: false };
  }
  const parts = specifier.split('/');
  return { target: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/'), isPackage: true };
}

function readAliases(): [alias: string, root: string][] {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { imports } = JSON.parse(text) as { imports: Record<string, string> };
  return Object.entries(imports).map(([from, to]) => [
    from.replace('*', ''),
    posix.normalize(to).replace('*', ''),
  ]);
}

/** `import type { A }`, or an import whose every name is a type. */
function isTypeOnly(node: AstNode): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = specifiersOf(node);
  return (
    specifiers.length > 0 &&
    specifiers.every(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type')
  );
}

function namesOf(node: AstNode): readonly string[] | null {
  const names = specifiersOf(node).map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return null;
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    return textOf(specifier.type === 'ExportSpecifier' ? specifier.local : specifier.imported) ?? null;
  });
  return names.includes(null) ? null : (names as string[]);
}

function specifiersOf(node: AstNode): AstNode[] {
  return Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
}

function argumentsOf(node: AstNode): unknown[] {
  return Array.isArray(node.arguments) ? node.arguments : [];
}

/** `new URL('./file.ts', import.meta.url)`. Folders, whose address ends in a slash, are no files of the project. */
function isFileAddress(node: AstNode): boolean {
  if (node.type !== 'NewExpression' || textOf(node.callee) !== 'URL') return false;
  const [address, base] = argumentsOf(node);
  const isBesideThisFile =
    isNode(base) && base.type === 'MemberExpression' && textOf(base.property) === 'url';
  return isBesideThisFile && /^\.{1,2}\/.*\.tsx?$/.test(textOf(address) ?? '');
}
