import type { Clock, Timer } from '#shared/async/clock.ts';

/* Delays between requests for an order's outcome (screens.md 1.1, step 6), in ms: the first ones, then while the user
   waits, then in the background. */
const FIRST_DELAYS_MS = [500, 1_000, 1_000, 2_000, 3_000] as const;
const NEXT_DELAY_MS = 5_000;
const UNDECIDED_AFTER_MS = 60_000;
const SLOW_DELAY_MS = 15_000;
const SLOWEST_DELAY_MS = 120_000;
const SLOW_GROWTH = 1.5;
const GIVE_UP_AFTER_MS = 30 * 60_000;

/** Asks for the outcome of an order until it is stopped, or for half an hour. */
export interface OutcomePolling {
  /** Asks now: the network is back, or the page is visible again. */
  readonly poke: () => void;
  readonly stop: () => void;
}

export interface OutcomePollingOptions {
  readonly clock: Clock;
  /** How long it was waited for before, in ms: above 0 after a reload. */
  readonly waitedMs: number;
  /** Asks once. `isStopped` says that the answer is wanted no more. */
  readonly ask: (isStopped: () => boolean) => Promise<void>;
  /** A minute without an outcome (screens.md 1.1, step 7). */
  readonly onTooLong?: () => void;
}

/**
 * Asks after 0.5, 1, 1, 2, 3 s, then every 5 s for a minute, then ever more rarely (screens.md 1.1, step 6); what was
 * waited for before a reload it asks for at once. The next question waits for the answer to the one before.
 */
export function createOutcomePolling(options: OutcomePollingOptions): OutcomePolling {
  const { clock } = options;
  const startMs = clock.now();
  let asked = 0;
  let slowMs = SLOW_DELAY_MS;
  let isStopped = false;
  let isAsking = false;
  let timer: Timer | undefined;

  const waitedMs = (): number => options.waitedMs + clock.now() - startMs;

  const stop = (): void => {
    isStopped = true;
    clock.clearTimer(timer);
    clock.clearTimer(limit);
  };

  const nextDelayMs = (): number => {
    const first = FIRST_DELAYS_MS[asked];
    asked += 1;
    if (first !== undefined) return first;
    if (waitedMs() < UNDECIDED_AFTER_MS) return NEXT_DELAY_MS;
    const delayMs = slowMs;
    slowMs = Math.min(slowMs * SLOW_GROWTH, SLOWEST_DELAY_MS);
    return delayMs;
  };

  const schedule = (delayMs: number): void => {
    clock.clearTimer(timer);
    timer = clock.setTimer(() => void ask(), delayMs);
  };

  const ask = async (): Promise<void> => {
    if (isAsking || isStopped) return;
    isAsking = true;
    await options.ask(() => isStopped);
    isAsking = false;
    if (isStopped || waitedMs() >= GIVE_UP_AFTER_MS) return;
    schedule(nextDelayMs());
  };

  const limit = clock.setTimer(
    () => options.onTooLong?.(),
    Math.max(0, UNDECIDED_AFTER_MS - options.waitedMs),
  );
  schedule(options.waitedMs > 0 ? 0 : nextDelayMs());

  return { poke: () => schedule(0), stop };
}
