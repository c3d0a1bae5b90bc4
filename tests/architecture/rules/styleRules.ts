import { type AstNode, findNodes, isNode, textOf, walk } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import type { Module } from '../source/parseModule.ts';
import type { Project } from '../source/readProject.ts';
import { WORKER_ENTRY } from './importRules.ts';
import type { Violation } from './violation.ts';

/** A file longer than this does more than one thing. Tests are lists of cases and may be longer. */
const MAX_LINES = 300;

/** Names that say nothing about what is inside. */
const EMPTY_NAMES = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib'];

/** Read by a tool that wants a default: configurations, set-ups that Vitest runs, types of packages that have none. */
const DEFAULT_EXPORTS = [/\.config\.ts$/, /^tests\/support\/node\/\w+\.ts$/, /\.d\.m?ts$/];

const FORMATS = 'src/app/components/format/';

/** Ways to turn text into markup or code. */
const UNSAFE_NAMES = [
  'innerHTML',
  'outerHTML',
  'srcdoc',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'eval',
  'Function',
];

/** Comments that silence a tool, with what has to follow: a reason in words. */
const SILENCERS = [
  { silencer: /@ts-(?:ignore|expect-error|nocheck)/, reasoned: /@ts-expect-error:? +\S+ \S+/ },
  { silencer: /biome-ignore/, reasoned: /biome-ignore(?:-\w+)? lint\/\S+: \S+ \S+/ },
  { silencer: /eslint-disable/, reasoned: /eslint-disable[\w-]* \S+ -- \S+ \S+/ },
  { silencer: /\b(?:TODO|FIXME|HACK|XXX)\b/, reasoned: /\bTODO\((?:#\d+|https:\/\/\S+)\): \S+ \S+/ },
];

export function findLongFiles(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return path.startsWith('tests/') || lines <= MAX_LINES
      ? []
      : [`${path} has ${lines} lines, more than ${MAX_LINES}`];
  });
}

export function findEmptyNames(project: Project): Violation[] {
  return [...project.keys()]
    .filter((path) => path.split(/[/.]/).some((part) => EMPTY_NAMES.includes(part.toLowerCase())))
    .map((path) => `${path} has a name that says nothing about it`);
}

/** `index.ts` is a worker's entry; any other is a barrel, as is a file that only hands on what others export. */
export function findBarrels(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, program }) => {
    const statements = bodyOf(program);
    const isHandedOn = statements.length > 0 && statements.every(isReexport);
    const isIndex = /(?:^|\/)index\.tsx?$/.test(path) && !WORKER_ENTRY.test(path);
    return isHandedOn || isIndex ? [`${path} is a barrel`] : [];
  });
}

export function findDefaultExports(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, text, program }) => {
    if (DEFAULT_EXPORTS.some((allowed) => allowed.test(path))) return [];
    return findNodes(program, 'ExportDefaultDeclaration').map(
      ({ start }) => `${path}:${lineOf(text, start)} exports a default`,
    );
  });
}

export function findUnsafeMarkup(project: Project): Violation[] {
  return eachNode(project, (node, { path }) => {
    if (!/^(?:src|static)\//.test(path)) return undefined;
    const name = node.type === 'Literal' ? undefined : textOf(node);
    return name !== undefined && UNSAFE_NAMES.includes(name) ? `uses ${name}` : undefined;
  });
}

/** What a language has of its own is asked of Intl in one folder, so that each thing is written one way. */
export function findOtherIntl(project: Project): Violation[] {
  return eachNode(project, ({ type, object }, { path }) => {
    if (!path.startsWith('src/app/') || path.startsWith(FORMATS)) return undefined;
    return type === 'MemberExpression' && textOf(object) === 'Intl'
      ? `asks Intl outside of ${FORMATS}`
      : undefined;
  });
}

export function findAnys(project: Project): Violation[] {
  return eachNode(project, ({ type }) => (type === 'TSAnyKeyword' ? 'says any' : undefined));
}

export function findUnreasonedComments(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, comments }) =>
    comments.flatMap(({ text, line }) => {
      const found = SILENCERS.find(({ silencer }) => silencer.test(text));
      return found === undefined || found.reasoned.test(text)
        ? []
        : [`${path}:${line} gives no reason: ${text.trim()}`];
    }),
  );
}

function eachNode(
  project: Project,
  judge: (node: AstNode, module: Module) => string | undefined,
): Violation[] {
  return [...project.values()].flatMap((module) => {
    const found: Violation[] = [];
    walk(module.program, (node) => {
      const fault = judge(node, module);
      if (fault !== undefined) found.push(`${module.path}:${lineOf(module.text, node.start)} ${fault}`);
      return true;
    });
    return found;
  });
}

function bodyOf(program: AstNode): AstNode[] {
  return Array.isArray(program.body) ? program.body.filter(isNode) : [];
}

function isReexport({ type, source }: AstNode): boolean {
  return type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && isNode(source));
}
