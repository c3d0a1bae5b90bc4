import { mergeFiles, type PackedFile } from './mergeFiles.ts';
import { loadedAfter, loadedWith, type ModuleGraph } from './moduleGraph.ts';

// Which file of the build a module goes into, where it is not the bundler's own choice: few files, and in each what is needed
// together. A first visit is at most 45 requests and 270 kB of script on the main thread (design.md section 10).

/** What every page needs: one file, which packs better than six and stays the same from one deploy to the next. */
const FIRST_LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|zustand|comlink)\//;

/** Where the page starts, and its first screen: what both need is there before anything else. */
const PAGE = 'src/app/main.tsx';
const FIRST_SCREEN = 'src/app/screens/exchange/convert/ExchangeScreen.tsx';
/** The screen's own modules are not for those who begin elsewhere; what it shares with later parts is too small for a file. */
const OWN_OF_FIRST_SCREEN =
  /\/src\/app\/screens\/exchange\/(?!(?:market\/marketColumns|convert\/ticketMarket|prices\/(?:pairRoute|usePairPrices))\.ts)/;
/** Of what the first screen loads beside the market, the tabs that a visit opens only if its address says so. */
const FURTHER_TABS = [
  'src/app/screens/exchange/convert/limit/LimitTab.tsx',
  'src/app/screens/exchange/convert/batch/BatchForm.tsx',
];
/**
 * Parts of packages that are imported by way of all of a package, which tells nothing of who needs them: notices are loaded when
 * the first one is shown.
 */
const LATE_LIBRARIES = /\/@radix-ui\/react-toast\//;
/** The styles of all screens together are some 20 kB as packed, and would be ten requests. */
const STYLES = /\.css$/;
const SCREEN = /\/src\/app\/screens\/.*Screen\.tsx$/;

/** They need the most: what others need would take them over the limit. */
const HEAVY_SCREENS = /\/(?:Withdraw|BlockConvert)Screen\.tsx$/;
const HEAVY_WEIGHT = 6;
/** Of the first screen every byte counts: most visits begin there. */
const FIRST_SCREEN_WEIGHT = 20;
/** Of what a screen may load later, some is loaded at once, and some never. */
const LATER_WEIGHT = 0.2;
/** Some 2 kB as packed. */
const REQUEST_SIZE = 10_000;

/** In a moment it has come, while larger ones are still on their way. */
const SMALL = 20_000;

/** The file of a module, without its hash; null where the bundler decides. */
export type FileName = (id: string, graph: ModuleGraph) => string | null;

export interface FileNames {
  /** Of what every page needs. */
  readonly first: FileName;
  /** Of what several screens need at once, or one of them and what it loads later. */
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

/** What is loaded together, and how much it counts. */
interface Visit {
  readonly entries: readonly string[];
  readonly weight: number;
}

function findSharedNames(
  graph: ModuleGraph,
  root: string,
  isFirst: (id: string) => boolean,
): ReadonlyMap<string, string> {
  const sizeOf = (id: string): number => graph.getModuleInfo(id)?.code?.length ?? 0;
  const isScreen = (id: string): boolean => SCREEN.test(id);
  const everything = loadedAfter(graph, [root + PAGE], () => false);
  const screens = [...everything].filter(isScreen);
  const firstScreen = root + FIRST_SCREEN;
  const tabs = FURTHER_TABS.map((path) => root + path);
  const later = (id: string): readonly string[] => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const besideMarket = [...loadedWith(graph, [firstScreen])].flatMap(later);
  const tickets = [...besideMarket, ...besideMarket.flatMap(later)];
  const weightOf = (screen: string): number => {
    if (screen === firstScreen) return FIRST_SCREEN_WEIGHT;
    return HEAVY_SCREENS.test(screen) ? HEAVY_WEIGHT : 1;
  };
  /** What every page loads when it is at rest. */
  const atRest = [...loadedWith(graph, [root + PAGE])].flatMap(later).filter((id) => !isScreen(id));
  /** Each kind of visit has a bit. */
  const visits: readonly Visit[] = [
    ...screens.map((screen) => ({ entries: [screen], weight: weightOf(screen) })),
    { entries: tickets.filter((part) => !tabs.includes(part)), weight: FIRST_SCREEN_WEIGHT },
    ...tabs.map((tab) => ({ entries: [tab], weight: FIRST_SCREEN_WEIGHT })),
    { entries: atRest, weight: screens.length },
  ];

  const needs = new Map<string, number>();
  const mayNeed = new Map<string, number>();
  /** How many parts that are loaded by themselves a module is in. */
  const parts = new Map<string, number>();
  const mark = (marks: Map<string, number>, ids: Iterable<string>, bit: number): void => {
    for (const id of ids) marks.set(id, (marks.get(id) ?? 0) | (1 << bit));
  };
  for (const [bit, { entries }] of visits.entries()) {
    const atOnce = loadedWith(graph, entries);
    mark(needs, atOnce, bit);
    const further = [...atOnce].flatMap(later).filter((id) => !isScreen(id));
    mark(mayNeed, loadedWith(graph, further), bit);
  }
  const loadedByThemselves = new Set([...everything].flatMap(later));
  for (const part of loadedByThemselves) {
    for (const id of loadedWith(graph, [part])) parts.set(id, (parts.get(id) ?? 0) + 1);
  }

  const byNeeds = new Map<string, PackedFile>();
  for (const id of everything) {
    const isShared = needs.has(id) || (parts.get(id) ?? 0) > 1;
    if (!isShared || isFirst(id) || loadedByThemselves.has(id) || STYLES.test(id) || LATE_LIBRARIES.test(id))
      continue;
    const [own, further] = [needs.get(id) ?? 0, mayNeed.get(id) ?? 0];
    const before = byNeeds.get(`${own} ${further}`);
    byNeeds.set(`${own} ${further}`, {
      modules: [...(before?.modules ?? []), id],
      size: (before?.size ?? 0) + sizeOf(id),
      needs: own,
      mayNeed: further,
    });
  }
  const merged = mergeFiles([...byNeeds.values()], {
    weights: visits.map(({ weight }) => weight),
    laterWeight: LATER_WEIGHT,
    requestSize: REQUEST_SIZE,
    importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [],
  });
  return new Map(
    merged.flatMap((file, at) => {
      const name = nameOf(file, at, sizeOf);
      return file.modules.map((id) => [id, name] as const);
    }),
  );
}

/**
 * After the folder of its largest module, with a number since two may be called the same. Small ones are called otherwise: their
 * names are not worth their place in the page, which asks for all others before the screen has come (vite.config.ts).
 */
function nameOf({ modules, size }: PackedFile, at: number, sizeOf: (id: string) => number): string {
  const [largest = ''] = modules.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (size < SMALL) return `small.${at}`;
  const folder = largest.split('/').at(-2) ?? 'parts';
  return `${folder}-${at}`;
}
