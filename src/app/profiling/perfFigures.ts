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

export interface PerfRow {
  readonly label: string;
  readonly value: string;
}

/** What the panel shows: rates between two readings, and totals. */
export function perfRows(before: Reading, now: Reading): PerfRow[] {
  const seconds = Math.max(0.001, (now.quotes.atMs - before.quotes.atMs) / 1000);
  const rate = (read: (reading: Reading) => number): number => (read(now) - read(before)) / seconds;
  const each = (read: (reading: Reading) => number, count: (reading: Reading) => number): number =>
    (read(now) - read(before)) / Math.max(1, count(now) - count(before));
  const frames = (reading: Reading): number => reading.quotes.frames;
  const batches = (reading: Reading): number => reading.gateway.batches;
  return [
    { label: 'Frames', value: `${rate(frames).toFixed(1)} /s` },
    { label: 'Feed', value: `${(rate((reading) => reading.quotes.bytes) / 1000).toFixed(1)} kB/s` },
    {
      label: 'Inflate',
      value: `${each((reading) => reading.quotes.inflateMs, frames).toFixed(2)} ms a frame`,
    },
    { label: 'Decode', value: `${each((reading) => reading.quotes.decodeMs, frames).toFixed(2)} ms a frame` },
    { label: 'Rows in', value: `${rate((reading) => reading.quotes.rows).toFixed(0)} /s` },
    { label: 'Rows derived', value: `${rate((reading) => reading.quotes.rowsDerived).toFixed(1)} /s` },
    { label: 'Batches', value: `${rate(batches).toFixed(2)} /s` },
    {
      label: 'Batch',
      value: `${(each((reading) => reading.gateway.batchBytes, batches) / 1000).toFixed(1)} kB`,
    },
    { label: 'Largest batch', value: `${(now.gateway.largestBatchBytes / 1000).toFixed(1)} kB` },
    {
      label: 'Apply',
      value: `${each(
        (reading) => reading.page.applyMs,
        (reading) => reading.page.batches,
      ).toFixed(2)} ms a batch`,
    },
    {
      label: 'First prices',
      value: now.page.firstPatchMs === null ? '–' : `${now.page.firstPatchMs.toFixed(0)} ms`,
    },
    {
      label: 'Long tasks',
      value:
        now.longTasks === null
          ? 'not reported'
          : `${now.longTasks.count}, longest ${now.longTasks.longestMs} ms`,
    },
    { label: 'Round trip', value: now.quotes.roundTripMs === null ? '–' : `${now.quotes.roundTripMs} ms` },
    { label: 'Transport', value: now.transport },
    {
      label: 'Tabs',
      value: `${now.gateway.tabs.filter((tab) => tab.visible).length} visible of ${now.gateway.tabs.length}`,
    },
    { label: 'Sockets opened', value: String(now.quotes.socketsOpened) },
    {
      label: 'Bad frames',
      value: String(Object.values(now.quotes.badFrames).reduce((sum, count) => sum + count, 0)),
    },
  ];
}
