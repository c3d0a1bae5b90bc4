import type { BridgeFigures } from '#app/bridge/createBridge.ts';
import type { Transport } from '#app/stores/connectionStore.ts';
import type { GatewayFigures } from '#shared/contract/gatewayApi.ts';
import type { QuotesFigures } from '#shared/contract/quotesApi.ts';

export interface LongTasks {
  readonly count: number;
  readonly longestMs: number;
}

/** Counts tasks over 50 ms on this thread from now on; null where the browser doesn't report them. */
export function createLongTaskMeter(): { readonly read: () => LongTasks | null; readonly stop: () => void } {
  let count = 0;
  let longestMs = 0;
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask'))
    return { read: () => null, stop: () => undefined };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      count += 1;
      longestMs = Math.max(longestMs, duration);
    }
  });
  observer.observe({ type: 'longtask', buffered: true });
  return { read: () => ({ count, longestMs }), stop: () => observer.disconnect() };
}

/** One reading of everything that is counted, in all three threads. */
export interface Reading {
  readonly quotes: QuotesFigures;
  readonly gateway: GatewayFigures;
  readonly page: BridgeFigures;
  readonly longTasks: LongTasks | null;
  readonly transport: Transport;
}

/** What a figure is about: this tab, all tabs of the browser, which share the workers, or the exchange. */
export type Owner = 'tab' | 'browser' | 'exchange';

export interface PerfRow {
  readonly owner: Owner;
  readonly label: string;
  readonly value: string;
}

/** As long as from one batch to the next (design.md section 1), so that a rate has at least one in it. */
const RATE_MS = 3_000;
const NOT_YET = '–';

type Count = (reading: Reading) => number;

const frames: Count = ({ quotes }) => quotes.frames;
const batches: Count = ({ gateway }) => gateway.batches;
const applied: Count = ({ page }) => page.batches;
const bytes: Count = ({ quotes }) => quotes.bytes;
const batchBytes: Count = ({ gateway }) => gateway.batchBytes;
const applyMs: Count = ({ page }) => page.applyMs;

/** How much a second between two readings. */
function rateBetween(before: Reading, now: Reading, read: Count): number {
  const seconds = Math.max(0.001, (now.quotes.atMs - before.quotes.atMs) / 1000);
  return (read(now) - read(before)) / seconds;
}

/** How much for each thing that was counted since the newest reading with fewer of them; undefined before the first. */
function eachOf(history: readonly Reading[], read: Count, count: Count): number | undefined {
  const now = history.at(-1);
  const before = now && history.findLast((reading) => count(reading) < count(now));
  return now && before && (read(now) - read(before)) / (count(now) - count(before));
}

/** What the panel shows of the readings, the oldest first: rates over the last seconds, the last value of what comes by batch, totals. */
export function perfRows(history: readonly Reading[]): PerfRow[] {
  const now = history.at(-1);
  if (now === undefined) return [];
  const before =
    history.findLast(({ quotes }) => now.quotes.atMs - quotes.atMs >= RATE_MS) ?? history[0] ?? now;
  const rate = (read: Count): number => rateBetween(before, now, read);
  const each = (read: Count, count: Count, digits: number, unit: string): string => {
    const value = eachOf(history, read, count);
    return value === undefined ? NOT_YET : `${value.toFixed(digits)} ${unit}`;
  };
  const { tabs } = now.gateway;
  const bad = Object.values(now.quotes.badFrames).reduce((sum, count) => sum + count, 0);
  const { longTasks } = now;
  return [
    { owner: 'tab', label: 'Apply', value: each(applyMs, applied, 2, 'ms a batch') },
    {
      owner: 'tab',
      label: 'First prices',
      value: now.page.firstPatchMs === null ? NOT_YET : `${now.page.firstPatchMs.toFixed(0)} ms`,
    },
    {
      owner: 'tab',
      label: 'Long tasks',
      value: longTasks === null ? 'not reported' : `${longTasks.count}, longest ${longTasks.longestMs} ms`,
    },
    { owner: 'tab', label: 'Transport', value: now.transport },
    { owner: 'browser', label: 'Frames', value: `${rate(frames).toFixed(1)} /s` },
    { owner: 'browser', label: 'Feed', value: `${(rate(bytes) / 1000).toFixed(1)} kB/s` },
    {
      owner: 'browser',
      label: 'Inflate',
      value: each(({ quotes }) => quotes.inflateMs, frames, 2, 'ms a frame'),
    },
    {
      owner: 'browser',
      label: 'Decode',
      value: each(({ quotes }) => quotes.decodeMs, frames, 2, 'ms a frame'),
    },
    { owner: 'browser', label: 'Rows in', value: `${rate(({ quotes }) => quotes.rows).toFixed(0)} /s` },
    {
      owner: 'browser',
      label: 'Rows derived',
      value: `${rate(({ quotes }) => quotes.rowsDerived).toFixed(1)} /s`,
    },
    { owner: 'browser', label: 'Batches', value: `${rate(batches).toFixed(2)} /s` },
    {
      owner: 'browser',
      label: 'Batch',
      value: each((reading) => batchBytes(reading) / 1000, batches, 1, 'kB'),
    },
    {
      owner: 'browser',
      label: 'Largest batch',
      value: `${(now.gateway.largestBatchBytes / 1000).toFixed(1)} kB`,
    },
    {
      owner: 'browser',
      label: 'Tabs',
      value: `${tabs.filter((tab) => tab.visible).length} visible of ${tabs.length}`,
    },
    { owner: 'browser', label: 'Sockets opened', value: String(now.quotes.socketsOpened) },
    {
      owner: 'exchange',
      label: 'Round trip',
      value: now.quotes.roundTripMs === null ? NOT_YET : `${now.quotes.roundTripMs} ms`,
    },
    { owner: 'exchange', label: 'Bad frames', value: String(bad) },
  ];
}

export interface PerfLine {
  readonly label: string;
  /** One for each reading but the first; what comes by batch keeps its last value. */
  readonly points: readonly number[];
}

/** The last minute as three lines: what came, what was sent to tabs, and what it cost this one. */
export function perfLines(history: readonly Reading[]): PerfLine[] {
  const pointsOf = (point: (before: Reading, now: Reading, upTo: readonly Reading[]) => number): number[] =>
    history.slice(1).flatMap((now, at) => {
      const before = history[at];
      return before === undefined ? [] : [point(before, now, history.slice(0, at + 2))];
    });
  return [
    { label: 'Feed, kB/s', points: pointsOf((before, now) => rateBetween(before, now, bytes) / 1000) },
    {
      label: 'Batch, kB',
      points: pointsOf((_before, _now, upTo) => (eachOf(upTo, batchBytes, batches) ?? 0) / 1000),
    },
    { label: 'Apply, ms', points: pointsOf((_before, _now, upTo) => eachOf(upTo, applyMs, applied) ?? 0) },
  ];
}
