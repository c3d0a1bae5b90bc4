import type { Clock } from '#shared/async/clock.ts';

/** Asked for again within this time, an address is not loaded a second time. */
const SAME_LEAVE_MS = 1_000;

/**
 * Leaves the page for another address. A log-out comes twice, by its answer and by the session that ended: loading
 * /login a second time would throw away what is typed there already.
 */
export function leaveOnce(assign: (url: string) => void, clock: Pick<Clock, 'now'>): (url: string) => void {
  let last: { readonly url: string; readonly atMs: number } | undefined;
  return (url) => {
    const atMs = clock.now();
    if (last?.url === url && atMs - last.atMs < SAME_LEAVE_MS) return;
    last = { url, atMs };
    assign(url);
  };
}
