import type { PageFigure } from './measure/pageReading.ts';

/** Part by which a median that noise moves may lie above its limit (design.md section 10: a figure is met within 10 %). */
export const TOLERANCE = 0.1;

/** How much more than the floor Sluice may cost: a full React app beside text nodes written by hand. */
export interface FloorLimit {
  readonly figure: PageFigure;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  /** The limit in words. */
  readonly rule: string;
  /** The most that is allowed, given the floor's figure in the same unit. */
  readonly most: (floor: number) => number;
}

export const LIMITS_BESIDE_FLOOR: readonly FloorLimit[] = [
  {
    // Layout and paint of 40 rows are the same for both; six tenths as much again is what a router, a store, search, sorting
    // and a chart may cost. Above it, something works on the main thread that belongs into a worker.
    figure: 'frontMs',
    label: 'main thread, front tab',
    unit: 'ms/s',
    decimals: 2,
    rule: '1.6 x floor',
    most: (floor) => 1.6 * floor,
  },
  {
    // A hidden tab is sent nothing. A ratio says nothing so near to zero, and 0.1 ms/s leaves room for a timer, not for a
    // batch.
    figure: 'hiddenMs',
    label: 'main thread, hidden tab',
    unit: 'ms/s',
    decimals: 2,
    rule: 'floor + 0.1 ms/s',
    most: (floor) => floor + 0.1,
  },
  {
    // Inflating and parsing the feed once is nearly all of it, and the floor does that too. The rest pays for checking
    // every frame, exact decimals and a second worker.
    figure: 'cpuPercent',
    label: 'browser processor',
    unit: '%',
    decimals: 1,
    rule: '1.25 x floor',
    most: (floor) => 1.25 * floor,
  },
  {
    // The app's code and React's tree are there in every tab, and the floor has none: with many tabs that is most of the
    // difference.
    figure: 'memoryMb',
    label: 'memory',
    unit: 'MB',
    decimals: 0,
    rule: '1.5 x floor',
    most: (floor) => 1.5 * floor,
  },
  {
    // Every further socket inflates and parses the whole feed once more.
    figure: 'sockets',
    label: 'sockets',
    unit: 'open',
    decimals: 0,
    rule: 'one for all tabs',
    most: () => 1,
  },
];

/** What else is promised, under the full feed with Sluice alone (design.md section 10). */
export const BUDGET_LIMITS = {
  /** Below this a tap or a key never waits visibly; the feed may add none to what the page does without it. */
  addedLongTasks: 0,
  /** Structured cloning of so much stays far below a frame. */
  batchBytes: 10_000,
  /** Two seconds on a slow mobile network (75 kB/s). */
  firstRouteBytes: 160_000,
  /** Prices are there before a user has found where to look. */
  firstPricesMs: 300,
  /** What feels like an answer at once. */
  clickMs: 100,
} as const;

/** How soon the page answers keys in the ticket while the feed runs, on a main thread that is slowed so many times. */
export const INPUT_LIMITS = {
  /** As slow as a cheap phone beside a laptop. */
  slowdown: 4,
  /** What feels like an answer at once; 98 of 100 keys. */
  answerMs: 100,
  /** The first time that a part is opened on its page: its script has to come, and be read. */
  firstMs: 200,
} as const;

/** What one process of the exchange promises to many sockets. */
export const SOCKETS_LIMITS = {
  /** From the time in a frame to its arrival, at the 99th percentile: far less than the half second between two. */
  delayMs: 250,
} as const;

/** What a route may cost that no one touches, signed in, with the full feed on (design.md section 10). */
export const REST_LIMITS = {
  /** ms per second of the pages' main threads. */
  pagesMs: 1,
  callsPerMinute: 1,
  /** Where prices move: what a batch of rows costs every 3 s, and one more call. */
  pagesMsWithPrices: 8,
  callsPerMinuteWithPrices: 2,
  /** ms per second of the shared workers where no page shows a price: the socket then carries rates alone. */
  workersMs: 5,
} as const;

/** What a first visit to a route may load, the chart apart, and how late its largest part may be on a phone. */
export const VISIT_LIMITS = {
  requests: 45,
  scriptBytes: 270_000,
  layoutShift: 0.05,
  largestPaintMs: 2_500,
} as const;
