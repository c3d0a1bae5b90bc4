import { availableParallelism } from 'node:os';
import { createFrameRing } from '../feed/createFrameRing.ts';
import { measureRounds, type ReadingByPage, toMedianReadings } from '../measure/measureRounds.ts';
import type { PageReading } from '../measure/pageReading.ts';
import type { PageName } from '../measure/pages.ts';
import type { Cleanup } from '../setup/createCleanup.ts';

/** What all pages cost with so many tabs, or on so heavy a feed. */
export interface PlotReading {
  /** Tabs, or rows a second. */
  readonly at: number;
  readonly readings: ReadingByPage;
}

export interface PlotReadings {
  readonly byTabs: readonly PlotReading[];
  readonly byRows: readonly PlotReading[];
  /** Frames a second that the feed was asked for. */
  readonly hz: number;
}

interface PlotOptions {
  readonly pages: readonly PageName[];
  readonly sandboxUrl: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly isQuick: boolean;
}

/** The tabs and the feed of one measurement. */
interface Setting {
  readonly tabs: number;
  /** Rows in each frame; the market has as many pairs, or 2,000 where that is more. */
  readonly changed: number;
}

const HZ = 20;
const PAIRS = 2_000;
const USUAL: Setting = { tabs: 20, changed: 1_000 };
const TABS = { full: [1, 5, 20, 50], quick: [1, 3] } as const;
/** A share of all cores. A page that takes more can't keep up: with more tabs or rows it would be measured on work that it has left out. */
const FULL_SHARE = 0.75;
/** 2,000 to 200,000 rows a second. */
const CHANGED = { full: [100, 300, 1_000, 3_000, 10_000], quick: [50, 500] } as const;

/**
 * Measures all pages with one tab to fifty, and on a feed from light to heavy; the setting that both have in common once. A page
 * that has filled the machine is left out of what is heavier.
 */
export async function measurePlots(options: PlotOptions, cleanup: Cleanup): Promise<PlotReadings> {
  const pace = options.isQuick ? 'quick' : 'full';
  const usual: Setting = options.isQuick ? { ...USUAL, tabs: 3 } : USUAL;
  const known = new Map<string, ReadingByPage>();
  const measureAll = async (
    settings: readonly (readonly [at: number, Setting])[],
  ): Promise<PlotReading[]> => {
    const found: PlotReading[] = [];
    let pages = options.pages;
    for (const [at, setting] of settings) {
      const key = JSON.stringify(setting);
      const readings = known.get(key) ?? (await measureSetting(setting, { ...options, pages }, cleanup));
      known.set(key, readings);
      found.push({ at, readings });
      pages = pages.filter((page) => !isFull(readings.get(page)));
    }
    return found;
  };
  return {
    byTabs: await measureAll(TABS[pace].map((tabs) => [tabs, { ...usual, tabs }])),
    byRows: await measureAll(CHANGED[pace].map((changed) => [changed * HZ, { ...usual, changed }])),
    hz: HZ,
  };
}

function isFull(reading: PageReading | undefined): boolean {
  return reading === undefined || (reading.cpuPercent ?? 0) > FULL_SHARE * 100 * availableParallelism();
}

async function measureSetting(
  { tabs, changed }: Setting,
  options: PlotOptions,
  cleanup: Cleanup,
): Promise<ReadingByPage> {
  console.log(`${tabs} tabs, ${changed * HZ} rows a second.`);
  const ring = createFrameRing({ symbols: Math.max(PAIRS, changed), changed });
  const readings = toMedianReadings(await measureRounds({ ...options, ring, hz: HZ, tabs }, cleanup));
  for (const [page, { cpuPercent }] of readings)
    console.log(`  ${page}: ${Math.round(cpuPercent ?? 0)} % of a core`);
  return readings;
}
