/**
 * Runs something so many times a second, on a schedule of its own: a late run doesn't delay the next ones, and runs that
 * were missed altogether are left out, for they would come as a burst. Returns what stops it.
 */
export function startTicker(hz: number, run: () => void): () => void {
  const periodMs = 1000 / hz;
  let dueAt = performance.now() + periodMs;
  let timer = setTimeout(tick, periodMs);

  function tick(): void {
    run();
    const missed = Math.max(0, Math.floor((performance.now() - dueAt) / periodMs));
    dueAt += (missed + 1) * periodMs;
    timer = setTimeout(tick, Math.max(0, dueAt - performance.now()));
  }

  return () => clearTimeout(timer);
}
