/** A syntax node as Vite's parser gives it; rules look at few kinds of nodes, so fields are read as they come. */
export interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string';
}

/** The nodes right below a node, in the order of its fields. */
export function childrenOf(node: AstNode): AstNode[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** Visits a node and everything below it. Below a node for which `enter` returns false nothing is visited. */
export function walk(node: AstNode, enter: (node: AstNode) => boolean | undefined): void {
  if (enter(node) === false) return;
  for (const child of childrenOf(node)) walk(child, enter);
}

/** All nodes of some kinds. */
export function findNodes(root: AstNode, ...types: readonly string[]): AstNode[] {
  const found: AstNode[] = [];
  walk(root, (node) => {
    if (types.includes(node.type)) found.push(node);
    return true;
  });
  return found;
}

/** The nodes of a statement that run with it, and not when a function in it is called. */
export function nodesOutsideFunctions(statement: AstNode): AstNode[] {
  const found: AstNode[] = [];
  walk(statement, (node) => {
    if (/Function(?:Declaration|Expression)$/.test(node.type)) return false;
    found.push(node);
    return true;
  });
  return found;
}

/** The name of an identifier, or the text of a string literal; undefined for any other node. */
export function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') return String(value.name);
  return value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}
