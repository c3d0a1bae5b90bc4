/** Where the time comes from; tests turn it by hand. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

type Cancel = () => void;

/** Everything in the sandbox that happens later or again and again happens through these. */
export interface Timers {
  every(periodMs: number, run: () => void): Cancel;
  after(delayMs: number, run: () => void): Cancel;
  /** Milliseconds since some moment, for limits and pauses: a clock that is set back or forward does not change it. */
  elapsedMs(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const systemTimers: Timers = {
  every(periodMs, run) {
    const timer = setInterval(run, periodMs);
    return () => clearInterval(timer);
  },
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  elapsedMs: () => performance.now(),
};
