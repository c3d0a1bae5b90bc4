export interface LongTasks {
  readonly count: number;
  readonly longestMs: number;
}

/** Counts tasks over 50 ms on this thread from now on; null where the browser doesn't tell. */
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
