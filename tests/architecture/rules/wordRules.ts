import { type AstNode, findNodes, isNode, textOf } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

/** English in code, each with its reason. */
const ALLOWED = [
  // For a page whose texts could not be loaded.
  'src/app/layout/Page.tsx',
  'src/app/notices/noticeWords.ts',
  // For engineers: the figures of `?perf`.
  /^src\/app\/profiling\//,
];

/** Attributes that users read or hear. */
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);

/** Two letters beside each other are a word. */
const WORD = /\p{L}{2,}/u;

/** Words that stand in markup instead of in the translations. */
export function findLiteralWords(project: Project): Violation[] {
  return [...project.values()]
    .filter(({ path }) => path.startsWith('src/app/') && !isAllowed(path))
    .flatMap(({ path, text, program }) => {
      const said = [
        ...findNodes(program, 'JSXElement', 'JSXFragment').flatMap(({ children }) => children as AstNode[]),
        ...findNodes(program, 'JSXAttribute').filter(({ name }) => READ_ATTRIBUTES.has(textOf(name) ?? '')),
      ];
      return said.flatMap((node) => {
        const words = wordsOf(node);
        return WORD.test(words)
          ? [`${path}:${lineOf(text, node.start)} says "${words.trim()}" and not the translations`]
          : [];
      });
    });
}

function isAllowed(path: string): boolean {
  return ALLOWED.some((allowed) => (typeof allowed === 'string' ? allowed === path : allowed.test(path)));
}

/** What a piece of markup says by itself; "" where it is an element, or where code says it. */
function wordsOf({ type, value, expression }: AstNode): string {
  if (type === 'JSXText') return String(value);
  const said = type === 'JSXAttribute' ? value : expression;
  if (!isNode(said)) return '';
  if (said.type === 'JSXExpressionContainer') return wordsOf(said);
  if (said.type === 'TemplateLiteral') {
    const pieces = said.quasis as { readonly value: { readonly raw: string } }[];
    return pieces.map((piece) => piece.value.raw).join(' ');
  }
  return said.type === 'Literal' ? String(said.value) : '';
}
