import type { Clock, Timer } from '#shared/async/clock.ts';

/** Time that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves time on, running every timer on its way in order. */
  readonly advance: (ms: number) => void;
  readonly timerCount: () => number;
}

const STARTED_AT_MS = Date.UTC(2026, 10, 21);

interface Pending {
  readonly atMs: number;
  readonly order: number;
  readonly run: () => void;
}

export function createFakeClock(): FakeClock {
  let nowMs = 1_000;
  let order = 0;
  const pending = new Map<Timer, Pending>();

  const next = (untilMs: number): [Timer, Pending] | undefined =>
    [...pending]
      .filter(([, timer]) => timer.atMs <= untilMs)
      .sort(([, a], [, b]) => a.atMs - b.atMs || a.order - b.order)[0];

  return {
    now: () => nowMs,
    wallNow: () => STARTED_AT_MS + nowMs,
    setTimer: (run, delayMs) => {
      const timer = {} as Timer;
      order += 1;
      pending.set(timer, { atMs: nowMs + delayMs, order, run });
      return timer;
    },
    clearTimer: (timer) => {
      if (timer !== undefined) pending.delete(timer);
    },
    advance: (ms) => {
      const untilMs = nowMs + ms;
      for (let due = next(untilMs); due !== undefined; due = next(untilMs)) {
        const [timer, { atMs, run }] = due;
        pending.delete(timer);
        nowMs = atMs;
        run();
      }
      nowMs = untilMs;
    },
    timerCount: () => pending.size,
  };
}
