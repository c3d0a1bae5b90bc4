import type { Page } from 'puppeteer-core';

/** What the main thread of a tab has done, by the browser's own count. */
export interface MainThread {
  /** Duration of all its tasks so far. */
  readonly busySeconds: number;
  /** When this was read, by the browser's clock: a busy tab answers late. */
  readonly atSeconds: number;
}

export function readMainThreads(tabs: readonly Page[]): Promise<MainThread[]> {
  return Promise.all(tabs.map(readMainThread));
}

async function readMainThread(tab: Page): Promise<MainThread> {
  const { TaskDuration = 0, Timestamp = 0 } = await tab.metrics();
  return { busySeconds: TaskDuration, atSeconds: Timestamp };
}

/** Milliseconds per second that a main thread was busy between two readings. */
export function busyMsPerSecond(before: MainThread, after: MainThread): number {
  return ((after.busySeconds - before.busySeconds) / (after.atSeconds - before.atSeconds)) * 1000;
}
