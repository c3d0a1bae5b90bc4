const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Time of day on the reader's clock, to the second. */
export function formatTime(atMs: number): string {
  return CLOCK.format(atMs);
}
