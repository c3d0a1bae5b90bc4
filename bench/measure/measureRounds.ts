import type { Cleanup } from '../setup/createCleanup.ts';
import { type MeasureOptions, measurePage } from './measurePage.ts';
import { type PageReading, toMedianReading } from './pageReading.ts';
import { describePage, type PageName } from './pages.ts';

export interface RoundsOptions extends MeasureOptions {
  readonly pages: readonly PageName[];
  readonly rounds: number;
}

/** The readings of each page, one for each round. */
export type ReadingsByPage = ReadonlyMap<PageName, readonly PageReading[]>;

export type ReadingByPage = ReadonlyMap<PageName, PageReading>;

/** Measures all pages in turn, so many times: whatever else the machine does meets all of them. */
export async function measureRounds(options: RoundsOptions, cleanup: Cleanup): Promise<ReadingsByPage> {
  const { pages, rounds } = options;
  const readingsByPage = new Map<PageName, PageReading[]>(pages.map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, readings] of readingsByPage) {
      console.log(`Measuring ${name}${rounds > 1 ? `, round ${round} of ${rounds}` : ''}.`);
      readings.push(await measurePage(describePage(name), options, cleanup));
    }
  }
  return readingsByPage;
}

/** The median of each page's figures over the rounds. */
export function toMedianReadings(readingsByPage: ReadingsByPage): ReadingByPage {
  return new Map([...readingsByPage].map(([name, readings]) => [name, toMedianReading(readings)]));
}
