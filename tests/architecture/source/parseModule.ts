import { parseSync } from 'vite';
import type { AstNode } from './ast.ts';
import { lineOf } from './lineOf.ts';
import { type Import, readImports } from './readImports.ts';

/** A source file, parsed. Paths are relative to the project's root, with forward slashes. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly program: AstNode;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
}

export interface Comment {
  readonly text: string;
  readonly line: number;
}

/** Parses with the parser that bundles the app, so rules see what the build sees, and no word in a string counts. */
export function parseModule(path: string, text: string): Module {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const root = program as unknown as AstNode;
  return {
    path,
    text,
    program: root,
    comments: comments.map(({ value, start }) => ({ text: value, line: lineOf(text, start) })),
    imports: readImports(path, text, root),
  };
}
