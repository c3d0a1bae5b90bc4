import type { TickerRow } from './quote.ts';

const FLUSH_EVERY_MS = 3_000;

/**
 * Keeps the newest row of each symbol and hands them over every 3 s, the first ones at once. A hidden tab goes on
 * collecting, for it gets no second snapshot, but shows nothing until it is looked at.
 */
export function createRowFlush(onFlush: (rows: Iterable<TickerRow>) => void): {
  readonly add: (rows: readonly TickerRow[]) => void;
} {
  let pending = new Map<string, TickerRow>();
  let isStarted = false;

  const flush = (): void => {
    if (pending.size === 0 || document.visibilityState === 'hidden') return;
    const rows = pending.values();
    pending = new Map();
    onFlush(rows);
  };

  document.addEventListener('visibilitychange', flush);

  return {
    add: (rows) => {
      for (const row of rows) pending.set(row.s, row);
      if (isStarted || rows.length === 0) return;
      isStarted = true;
      flush();
      setInterval(flush, FLUSH_EVERY_MS);
    },
  };
}
