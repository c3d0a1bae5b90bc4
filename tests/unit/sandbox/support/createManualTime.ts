import type { Clock, Timers } from '#sandbox/clock.ts';

/** When the exchanges of tests begin. */
export const START_MS = Date.UTC(2026, 10, 21, 13, 47, 20);

/** A clock and timers that stand still until a test moves them. */
export interface ManualTime {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Moves the time on and runs whatever falls due, in order. */
  advance(ms: number): void;
  /** Moves the time on as for a machine that slept for so long: whatever falls due runs once. For days and years. */
  sleep(ms: number): void;
  /** Sets the clock, and nothing else: forward, or back by less than 0. */
  setClock(byMs: number): void;
}

interface Task {
  dueMs: number;
  readonly periodMs: number | undefined;
  readonly run: () => void;
}

export function createManualTime(startMs: number): ManualTime {
  const tasks = new Set<Task>();
  let nowMs = startMs;
  let setByMs = 0;

  function plan(delayMs: number, periodMs: number | undefined, run: () => void): () => void {
    const task = { dueMs: nowMs + delayMs, periodMs, run };
    tasks.add(task);
    return () => tasks.delete(task);
  }

  function takeNext(untilMs: number): Task | undefined {
    const due = [...tasks].filter((task) => task.dueMs <= untilMs);
    return due.sort((a, b) => a.dueMs - b.dueMs)[0];
  }

  return {
    clock: { now: () => nowMs + setByMs },
    timers: {
      every: (periodMs, run) => plan(periodMs, periodMs, run),
      after: (delayMs, run) => plan(delayMs, undefined, run),
      elapsedMs: () => nowMs,
    },
    advance(ms) {
      const untilMs = nowMs + ms;
      for (let task = takeNext(untilMs); task !== undefined; task = takeNext(untilMs)) {
        nowMs = task.dueMs;
        if (task.periodMs === undefined) {
          tasks.delete(task);
        } else {
          task.dueMs += task.periodMs;
        }
        task.run();
      }
      nowMs = untilMs;
    },
    setClock(byMs) {
      setByMs += byMs;
    },
    sleep(ms) {
      nowMs += ms;
      for (const task of [...tasks].filter(({ dueMs }) => dueMs <= nowMs)) {
        if (task.periodMs === undefined) tasks.delete(task);
        else task.dueMs = nowMs + task.periodMs;
        task.run();
      }
    },
  };
}
