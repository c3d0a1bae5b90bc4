import { loadedAfter, loadedWith, type ModuleGraph } from './moduleGraph.ts';

/** What is loaded together by one kind of visit, and how much it counts beside others. */
export interface Visit {
  readonly entries: readonly string[];
  readonly weight: number;
}

/** Where the page starts, and its first screen. */
export const PAGE = 'src/app/main.tsx';
export const FIRST_SCREEN = 'src/app/screens/convert/exchange/ExchangeScreen.tsx';
/** What every page loads as soon as its first screen is there, whatever that is. */
const AT_REST = ['src/app/layout/atRest.ts', 'src/app/start/startWatches.ts'];
/** The tabs beside the market that a visit opens only if its address says so. */
const FURTHER_TABS = [
  'src/app/screens/convert/exchange/limit/LimitTab.tsx',
  'src/app/screens/convert/exchange/batch/BatchForm.tsx',
];
/** What a screen loads right after itself, since a desktop has it in sight: a visit of its own, so that it comes without other screens' code. */
const IN_SIGHT = [
  'src/app/screens/deposit/records/RecentDeposits.tsx',
  'src/app/screens/withdraw/records/WithdrawalList.tsx',
  'src/app/screens/withdraw/addressCheck/RiskLog.tsx',
];
const SCREEN = /\/src\/app\/screens\/.*Screen\.tsx$/;
/** Screens that need the most: what others need would take them over the limit. */
const HEAVY_SCREENS = /\/(?:Withdraw|BlockConvert|ExchangeHistory|Addresses|DepositAddresses)Screen\.tsx$/;
const HEAVY_WEIGHT = 6;
/** Every byte of the first screen counts: most visits begin there. */
const FIRST_SCREEN_WEIGHT = 20;

export function isScreen(id: string): boolean {
  return SCREEN.test(id);
}

/** The kinds of visits, at most 31: each screen, what the first one loads beside the market, its further tabs, and last a page at rest. */
export function listVisits(graph: ModuleGraph, root: string): readonly Visit[] {
  const firstScreen = root + FIRST_SCREEN;
  const screens = [...loadedAfter(graph, [root + PAGE])].filter(isScreen);
  const weightOf = (screen: string): number => {
    if (screen === firstScreen) return FIRST_SCREEN_WEIGHT;
    return HEAVY_SCREENS.test(screen) ? HEAVY_WEIGHT : 1;
  };
  const tabs = FURTHER_TABS.map((path) => root + path);
  const later = (id: string): readonly string[] => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const besideMarket = [...loadedWith(graph, [firstScreen])].flatMap(later);
  const tickets = [...besideMarket, ...besideMarket.flatMap(later)].filter((part) => !tabs.includes(part));
  return [
    ...screens.map((screen) => ({ entries: [screen], weight: weightOf(screen) })),
    { entries: tickets, weight: FIRST_SCREEN_WEIGHT },
    ...IN_SIGHT.map((path) => ({ entries: [root + path], weight: 1 })),
    ...tabs.map((tab) => ({ entries: [tab], weight: FIRST_SCREEN_WEIGHT })),
    { entries: AT_REST.map((path) => root + path), weight: screens.length },
  ];
}
