import { FIRST_SCREEN, isScreen, listVisits, PAGE } from './listVisits.ts';
import { mergeFiles, type PackedFile } from './mergeFiles.ts';
import { loadedAfter, loadedWith, type ModuleGraph } from './moduleGraph.ts';

// The file of the build that a module goes into, where it is not the bundler's own choice: few files, and in each what is needed
// together. A first visit is at most 45 requests and 270 kB of script on the main thread (design.md section 10).

/** What every page needs: one file, which packs better than six and stays the same from one deploy to the next. */
const FIRST_LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|zustand|comlink)\//;
/** The first screen's own modules are not for those who begin elsewhere; what it shares with later parts is too small for a file. */
const OWN_OF_FIRST_SCREEN =
  /\/src\/app\/(?:screens\/convert|features\/(?:conversions|prices|reminders|ticket|ticketForm))\/(?!(?:exchange\/(?:market\/marketColumns|ticketMarket)|pairRoute|usePairPrices)\.ts)/;
/**
 * Parts of packages that are imported by way of all of a package, which tells nothing of who needs them: the bundler puts them with
 * what shows notices.
 */
const LATE_LIBRARIES = /\/@radix-ui\/react-toast\//;
/** The styles of all screens together are some 20 kB as packed, and would be ten requests. */
const STYLES = /\.css$/;

/** Some of what a screen may load later is loaded at once, and some never. */
const LATER_WEIGHT = 0.2;
/** Some 2 kB as packed. */
const REQUEST_SIZE = 10_000;
/** In a moment it has come, while larger ones are still on their way. */
const SMALL = 20_000;

/** The file of a module, without its hash; null where the bundler decides. */
export type FileName = (id: string, graph: ModuleGraph) => string | null;

export interface FileNames {
  /** The file of what every page needs. */
  readonly first: FileName;
  /** The file of what several screens need at once, or one of them and what it loads later. */
  readonly shared: FileName;
}

/** `root` is the project's folder, with a slash at its end. */
export function createFileNames(root: string): FileNames {
  let firstModules: ReadonlySet<string> | undefined;
  let sharedNames: ReadonlyMap<string, string> | undefined;
  const first: FileName = (id, graph) => {
    if (FIRST_LIBRARIES.test(id)) return 'libraries';
    firstModules ??= loadedWith(graph, [root + PAGE, root + FIRST_SCREEN]);
    return firstModules.has(id) && !OWN_OF_FIRST_SCREEN.test(id) && id !== root + PAGE ? 'page' : null;
  };
  return {
    first,
    shared: (id, graph) => {
      if (STYLES.test(id)) return 'screens';
      sharedNames ??= findSharedNames(graph, root, (module) => first(module, graph) !== null);
      return sharedNames.get(id) ?? null;
    },
  };
}

function findSharedNames(
  graph: ModuleGraph,
  root: string,
  isFirst: (id: string) => boolean,
): ReadonlyMap<string, string> {
  const sizeOf = (id: string): number => graph.getModuleInfo(id)?.code?.length ?? 0;
  const merged = mergeFiles(listSets(graph, root, isFirst, sizeOf), {
    weights: listVisits(graph, root).map(({ weight }) => weight),
    laterWeight: LATER_WEIGHT,
    requestSize: REQUEST_SIZE,
    importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [],
  });
  return new Map(
    merged.flatMap((file, at) => {
      if (isOfOneScreen(file, graph)) return [];
      const name = nameOf(file, at);
      return file.modules.map((id) => [id, name] as const);
    }),
  );
}

/** Only a screen imports it: the bundler puts it into the screen's own file, a request less. */
function isOfOneScreen({ modules }: PackedFile, graph: ModuleGraph): boolean {
  const within = new Set(modules);
  const from = modules
    .flatMap((id) => graph.getModuleInfo(id)?.importers ?? [])
    .filter((id) => !within.has(id));
  return new Set(from).size === 1 && from.every(isScreen);
}

/** The modules by the visits that need them, and may need them: nothing in a set is loaded without the rest of it. */
function listSets(
  graph: ModuleGraph,
  root: string,
  isFirst: (id: string) => boolean,
  sizeOf: (id: string) => number,
): readonly PackedFile[] {
  const later = (id: string): readonly string[] => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const needs = new Map<string, number>();
  const mayNeed = new Map<string, number>();
  const mark = (marks: Map<string, number>, ids: Iterable<string>, bit: number): void => {
    for (const id of ids) marks.set(id, (marks.get(id) ?? 0) | (1 << bit));
  };
  const visits = listVisits(graph, root);
  for (const [bit, { entries }] of visits.entries()) {
    const atOnce = loadedWith(graph, entries);
    mark(needs, atOnce, bit);
    const further = [...atOnce].flatMap(later).filter((id) => !isScreen(id));
    mark(mayNeed, loadedWith(graph, further), bit);
  }

  const everything = loadedAfter(graph, [root + PAGE]);
  const parts = new Set([...everything].flatMap(later));
  const partsWith = new Map<string, number>();
  for (const part of parts) {
    for (const id of loadedWith(graph, [part])) partsWith.set(id, (partsWith.get(id) ?? 0) + 1);
  }
  // The last of the visits; what only it needs is a part's own as well.
  const atRest = 1 << (visits.length - 1);
  /** The module of a part that is loaded by itself stays the bundler's, with all that only that part needs. */
  const isOwn = (id: string): boolean =>
    parts.has(id) || ((needs.get(id) ?? atRest) === atRest && (partsWith.get(id) ?? 0) < 2);

  const sets = new Map<string, PackedFile>();
  for (const id of everything) {
    if (isFirst(id) || isOwn(id) || STYLES.test(id) || LATE_LIBRARIES.test(id)) continue;
    const [own, further] = [needs.get(id) ?? 0, mayNeed.get(id) ?? 0];
    const key = `${own} ${further}`;
    const set = sets.get(key) ?? { modules: [], size: 0, needs: own, mayNeed: further };
    sets.set(key, { ...set, modules: [...set.modules, id], size: set.size + sizeOf(id) });
  }
  return [...sets.values()];
}

/**
 * By a number alone: the page carries the names and asks for the files before the screen has come (vite.config.ts). Those of small
 * files are not worth their place there.
 */
function nameOf({ size }: PackedFile, at: number): string {
  return size < SMALL ? `small.${at}` : `shared-${at}`;
}
