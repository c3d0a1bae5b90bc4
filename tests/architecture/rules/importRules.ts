import { reachableFrom } from '../source/reachableFrom.ts';
import type { Import } from '../source/readImports.ts';
import type { Project } from '../source/readProject.ts';
import { mayImport } from './layers.ts';
import type { Violation } from './violation.ts';

/** The entries of the page and of its workers: whatever none of them reaches is dead. */
export const PAGE_ENTRY = 'src/app/main.tsx';
export const WORKER_ENTRY = /^src\/workers\/\w+\/index\.ts$/;
/** The one file that names the files of workers. */
export const WORKER_CONSTRUCTIONS = 'src/app/bridge/constructWorkers.ts';

/** Packages that cost the page more than it can pay, or that only a worker should touch (design.md sections 1 and 10). */
const WORKER_PACKAGES = ['decimal.js', 'fflate', '@noble/hashes', 'node-forge', 'idb-keyval'];
/** Amounts are decimals: parts that are loaded later may bring these, the first route may not (design.md section 10). */
const LATER_PACKAGES = ['decimal.js'];
/** What a visit begins with. */
const FIRST_ROUTE = [PAGE_ENTRY, 'src/app/screens/exchange/convert/ExchangeScreen.tsx'];
const PAGE_PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  'react-i18next',
  '@tanstack/react-query',
];

/** What screens are written against, before the first of them is: these need no user yet. */
export const AWAITED: readonly string[] = [
  ...['useCoinConfigQuery', 'useCountryListQuery', 'useProfileQuery'].map(
    (hook) => `src/app/queries/${hook}.ts`,
  ),
  // Notices of the exchange (screens.md C13) come with the deposit screen.
  'src/app/components/noticeStack/NoticeStack.tsx',
  // The embedded exchange checks addresses with them already.
  ...['checkAddress', 'checkTag', 'cleanAddress', 'readPaymentUri'].map(
    (name) => `src/shared/addresses/${name}.ts`,
  ),
];

/** Every import between the project's own folders, judged by the table in layers.ts. */
export function findForbiddenImports(project: Project): Violation[] {
  return eachImport(project, ({ target, isPackage, kind }, path) => {
    if (isPackage || (kind === 'url' && path === WORKER_CONSTRUCTIONS)) return undefined;
    return mayImport(path, target) ? undefined : `imports ${target}, which its folder must not know`;
  });
}

/** Packages that belong to one thread, or behind one door. */
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
    const isDoor = path.startsWith('src/app/bridge/') || WORKER_ENTRY.test(path);
    return target === 'comlink' && !isDoor ? 'imports comlink outside of the bridge' : undefined;
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

/** Modules that neither the page nor a worker ever loads. */
export function findDeadModules(project: Project): Violation[] {
  const workerEntries = [...project.keys()].filter((path) => WORKER_ENTRY.test(path));
  const alive = reachableFrom(project, [PAGE_ENTRY, ...workerEntries, ...AWAITED], { withTypes: true });
  return [...project.keys()]
    .filter((path) => path.startsWith('src/') && !path.endsWith('.d.ts') && !alive.has(path))
    .map((path) => `${path} is used by neither the page nor a worker`);
}

/** Modules that are listed as awaited although something uses them, or that aren't there. */
export function findArrivedModules(project: Project): Violation[] {
  const workerEntries = [...project.keys()].filter((path) => WORKER_ENTRY.test(path));
  const used = reachableFrom(project, [PAGE_ENTRY, ...workerEntries], { withTypes: true });
  return AWAITED.filter((path) => used.has(path) || !project.has(path)).map(
    (path) => `${path} is not awaited any more: strike it off the list`,
  );
}

/** Modules that need each other to run: neither can be read, tested or moved alone. */
export function findCycles(project: Project): Violation[] {
  const cycles: Violation[] = [];
  for (const path of project.keys()) {
    const below = reachableFrom(project, nextOf(project, path));
    if (below.has(path)) cycles.push(`${path} imports itself in the end`);
  }
  return cycles;
}

function nextOf(project: Project, path: string): string[] {
  const imports = project.get(path)?.imports ?? [];
  return imports.filter(({ kind, isPackage }) => kind === 'static' && !isPackage).map(({ target }) => target);
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
