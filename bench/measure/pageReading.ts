import { median } from './median.ts';

/** What a page costs, and how old its prices are. Null where a figure could not be read. */
export interface PageReading {
  /** Milliseconds per second that the main thread of the front tab was busy. */
  readonly frontMs: number | null;
  /** The same of a hidden tab, the mean of all. */
  readonly hiddenMs: number | null;
  /** Processor time of all pages' main threads, and of the shared workers' threads, ms per second. */
  readonly pagesCpuMs: number | null;
  readonly workersCpuMs: number | null;
  /** Processor time of all the browser's processes, in % of one core. */
  readonly cpuPercent: number | null;
  /** Proportional set size of all the browser's processes. */
  readonly memoryMb: number | null;
  /** Sockets open at the end. */
  readonly sockets: number | null;
  /** Feed that all tabs together received, kB per second (1 kB = 1,000 bytes). */
  readonly feedKbPerSecond: number | null;
  /** Tasks over 50 ms in the front tab during the measured seconds. */
  readonly longTasks: number | null;
  /** Age of the prices the front tab shows: the median of some looks at it. */
  readonly priceAgeSeconds: number | null;
  /** Frames the feed had due per second: below the asked rate, the server itself had no time. */
  readonly framesPerSecond: number | null;
  /** Frames withheld because tabs read too slowly. */
  readonly withheld: number | null;
}

export type PageFigure = keyof PageReading;

/** The median of each figure over rounds. */
export function toMedianReading(readings: readonly PageReading[]): PageReading {
  const of = (figure: PageFigure): number | null =>
    median(readings.map((reading) => reading[figure]).filter((value) => value !== null));
  return {
    frontMs: of('frontMs'),
    hiddenMs: of('hiddenMs'),
    pagesCpuMs: of('pagesCpuMs'),
    workersCpuMs: of('workersCpuMs'),
    cpuPercent: of('cpuPercent'),
    memoryMb: of('memoryMb'),
    sockets: of('sockets'),
    feedKbPerSecond: of('feedKbPerSecond'),
    longTasks: of('longTasks'),
    priceAgeSeconds: of('priceAgeSeconds'),
    framesPerSecond: of('framesPerSecond'),
    withheld: of('withheld'),
  };
}
