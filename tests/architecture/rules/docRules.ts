import { posix } from 'node:path';
import type { Manifest } from './packageRules.ts';
import type { Violation } from './violation.ts';

/** Texts by path: the README and everything in docs/. */
export type Docs = ReadonlyMap<string, string>;

type Exists = (path: string) => boolean;

/** Names of files in prose: `src/app/main.tsx`. Folders end in a slash; a star or an ellipsis stands for many files. */
const NAMED_PATH = /`((?:src|sandbox|tests|scripts|docs|bench|deploy|public)\/[\w./-]+)`/g;
/** The one document that names what isn't there. */
const MISSING_PARTS = 'docs/decisions/0007-not-here-yet.md';
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
/** A machine's own folders, which no other machine has. */
const MACHINE_PATH = /(?:^|[\s"'`(=])(?:\/(?:home|Users|root|work)|[A-Z]:\\Users)[/\\]\w/m;
const DECISION = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;

/** Links and named files that lead nowhere: a document that is wrong about names is wrong about more. */
export function findDeadLinks(docs: Docs, exists: Exists): Violation[] {
  return [...docs].flatMap(([path, text]) => {
    const linked = [...text.matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(?:https?|mailto|chrome):/.test(link))
      .map((link) => posix.join(posix.dirname(path), link));
    const named = path === MISSING_PARTS ? [] : namedPaths(text);
    const dead = [...new Set([...linked, ...named])].filter((target) => !exists(target));
    return dead.map((target) => `${path} names ${target}, which isn't there`);
  });
}

/** What is listed as missing and has arrived: the list is only worth something while it is true. */
export function findArrivals(docs: Docs, exists: Exists): Violation[] {
  return namedPaths(docs.get(MISSING_PARTS) ?? '')
    .filter((path) => exists(path))
    .map((path) => `${MISSING_PARTS} says that ${path} is missing`);
}

function namedPaths(text: string): string[] {
  return [...text.matchAll(NAMED_PATH)].map(([, name = '']) => name);
}

/** Comments name decisions by their file; such a name has to stay true. */
export function findDeadDecisions(sources: Docs, exists: Exists): Violation[] {
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/docs\/decisions\/\d{4}[\w.-]*\.md/g)]
      .filter(([decision]) => !exists(decision))
      .map(([decision]) => `${path} refers to ${decision}, which isn't there`),
  );
}

/** "screens.md 1.21", "product.md section 9": a document of the specification, and a section of it. */
const SECTION = /\b(product|screens|design)\.md(?:,? section)? (\d+(?:\.\d+)?[a-z]?)\b/g;
/** "### 1.21 State machines", "## 9. Business constants". */
const HEADING = /^#{2,4} (\d+(?:\.\d+)?[a-z]?)\.? /gm;
const SPEC_PATHS: Readonly<Record<string, string>> = {
  product: 'docs/spec/product.md',
  screens: 'docs/spec/screens.md',
  design: 'docs/design.md',
};

/** References to a section of the specification that it does not have: the source of a rule has to be found. */
export function findDeadSections(sources: Docs, docs: Docs): Violation[] {
  const headings = new Map(
    Object.entries(SPEC_PATHS).map(([name, path]) => {
      const numbers = [...(docs.get(path) ?? '').matchAll(HEADING)].map(([, number = '']) => number);
      return [name, new Set(numbers)] as const;
    }),
  );
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(SECTION)]
      .filter(([, name = '', number = '']) => headings.get(name)?.has(number) === false)
      .map(([reference]) => `${path} refers to ${reference}, which isn't there`),
  );
}

/** Decisions are numbered without a gap, and each says what it was about, what was chosen and what follows. */
export function findDecisionFaults(docs: Docs): Violation[] {
  const decisions = [...docs]
    .filter(([path]) => path.startsWith('docs/decisions/'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return decisions.flatMap(([path, text], at) => {
    const number = Number(DECISION.exec(path)?.[1]);
    const wrongNumber = number === at + 1 ? [] : [`${path} is not number ${at + 1}`];
    const missing = ['## Context', '## Decision', '## Consequences'].filter(
      (heading) => !text.includes(`\n${heading}\n`),
    );
    return [...wrongNumber, ...missing.map((heading) => `${path} has no "${heading}"`)];
  });
}

/** Every direct dependency is accounted for, with the version that is installed. */
export function findUnexplainedPackages(text: string, manifest: Manifest): Violation[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name, version]) => !text.includes(`| \`${name}\` | ${version} |`))
    .map(([name, version]) => `docs/decisions/0001-libraries.md does not explain ${name} ${version}`);
}

/** Paths of a developer's machine: they say nothing to others, and sometimes too much. */
export function findMachinePaths(sources: Docs): Violation[] {
  return [...sources]
    .filter(([, text]) => MACHINE_PATH.test(text))
    .map(([path, text]) => `${path} names a folder of one machine: ${MACHINE_PATH.exec(text)?.[0].trim()}…`);
}
