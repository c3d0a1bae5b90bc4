const SEVEN = 7;

/**
 * The last seven days of product.md section 9: from the start of the day seven days ago to the end of today on the reader's
 * clock, in whole seconds or in ms since 1970.
 */
export function lastSevenDays(
  nowMs: number,
  unit: 's' | 'ms',
): { readonly start: number; readonly end: number } {
  const today = new Date(nowMs);
  const divisor = unit === 's' ? 1_000 : 1;
  return {
    start: Math.floor(startOfDay(daysBefore(today, SEVEN)) / divisor),
    end: Math.floor(endOfDay(today) / divisor),
  };
}

/** The first moment of a day: 01:00 where the clock skips midnight. */
export function startOfDay(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/** The last moment of a day, which may be its 23rd or its 25th hour. */
export function endOfDay(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime() - 1;
}

/** The same moment of the reader's clock so many days before. */
export function daysBefore(day: Date, count: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - count);
}
