import { posix } from 'node:path';
import { reachableFrom } from '../source/reachableFrom.ts';
import type { Import } from '../source/readImports.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

/** Where the page starts, and its workers. */
const PAGE_ENTRY = 'src/app/main.tsx';
export const WORKER_ENTRY = /^src\/workers\/\w+\/index\.ts$/;
/** The one file that names the files of workers. */
export const WORKER_CONSTRUCTIONS = 'src/app/bridge/constructWorkers.ts';

/** Packages that cost the page more than it can pay, or that only a worker should touch (design.md sections 1 and 10). */
const WORKER_PACKAGES = ['decimal.js', 'fflate', '@noble/hashes', 'node-forge', 'idb-keyval'];
/** Amounts are decimals, and addresses have checksums: parts that are loaded later may bring these, the first route may not. */
const LATER_PACKAGES = ['decimal.js', '@noble/hashes'];
/** What a visit begins with. */
const FIRST_ROUTE = [PAGE_ENTRY, 'src/app/screens/convert/exchange/ExchangeScreen.tsx'];
const PAGE_PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  'react-i18next',
  '@tanstack/react-query',
];

/** Folders whose files import each other by path; what is in another one is imported by an alias (design.md section 2). */
const HOME =
  /^(?:src\/app\/(?:screens|features)\/[^/]+|src\/(?:app|shared|workers)\/[^/]+|sandbox\/[^/]+|tests\/[^/]+|gallery)(?=\/)/;
/** What no alias leads to. */
const WITHOUT_ALIAS = /^(?:bench|docs|scripts|static|index\.html|package(?:-lock)?\.json|vite\.config\.ts)/;

/** Imports by path that climb more than one level, or that leave their folder where an alias leads. */
export function findFarImports(project: Project): Violation[] {
  return eachImport(project, ({ specifier, target, kind }, path) => {
    // The bench has a package.json of its own, without aliases.
    if (
      kind === 'url' ||
      !specifier.startsWith('../') ||
      path.startsWith('bench/') ||
      WITHOUT_ALIAS.test(target)
    )
      return undefined;
    if (specifier.startsWith('../../')) return `climbs more than one level: ${specifier}`;
    return homeOf(path) === homeOf(target) ? undefined : `leaves its folder by path: ${specifier}`;
  });
}

/** The addresses of workers' files stand in one file; Biome's rules don't look at them. */
export function findWorkerAddresses(project: Project): Violation[] {
  return eachImport(project, ({ kind, target }, path) =>
    kind === 'url' &&
    target.startsWith('src/workers/') &&
    path.startsWith('src/') &&
    path !== WORKER_CONSTRUCTIONS
      ? `names ${target}, which only ${WORKER_CONSTRUCTIONS} may`
      : undefined,
  );
}

/** Packages that belong to one thread, or behind one channel. */
export function findMisplacedPackages(project: Project): Violation[] {
  return eachImport(project, ({ target, isPackage }, path) => {
    if (isPackage && path.startsWith('static/')) return `imports ${target}, which no server has`;
    if (!isPackage || !path.startsWith('src/')) return undefined;
    if (target.startsWith('node:')) return `imports ${target}, which no browser has`;
    if (!path.startsWith('src/app/') && PAGE_PACKAGES.includes(target)) {
      return `imports ${target}, which is for the page`;
    }
    if (path.startsWith('src/app/') && WORKER_PACKAGES.includes(target)) {
      return `imports ${target}, which is for workers`;
    }
    const isBridge = path.startsWith('src/app/bridge/') || WORKER_ENTRY.test(path);
    return target === 'comlink' && !isBridge ? 'imports comlink outside of the bridge' : undefined;
  });
}

/** A package may reach the page by way of a harmless looking module: follow every import that runs. */
export function findWorkerPackagesOnPage(project: Project): Violation[] {
  const onPage = reachableFrom(project, [PAGE_ENTRY]);
  const atFirst = reachableFrom(project, FIRST_ROUTE, { withDynamic: false });
  return eachImport(project, ({ target, kind }, path) => {
    const reached = LATER_PACKAGES.includes(target) ? atFirst : onPage;
    const isBrought = reached.has(path) && kind !== 'type' && WORKER_PACKAGES.includes(target);
    return isBrought ? `brings ${target} to the page` : undefined;
  });
}

function homeOf(path: string): string {
  return HOME.exec(path)?.[0] ?? posix.dirname(path);
}

function eachImport(
  project: Project,
  judge: (imported: Import, path: string) => string | undefined,
): Violation[] {
  return [...project.values()].flatMap(({ path, imports }) =>
    imports.flatMap((imported) => {
      const fault = judge(imported, path);
      return fault === undefined ? [] : [`${path}:${imported.line} ${fault}`];
    }),
  );
}
