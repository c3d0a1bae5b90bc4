declare const timerBrand: unique symbol;

/** What a clock hands out for a timer; only good for giving back to the same clock. */
export type Timer = { readonly [timerBrand]: true };

/** Time as an injected dependency, so that stages can be tested without waiting. */
export interface Clock {
  /** Milliseconds that never run backwards; for intervals. */
  readonly now: () => number;
  /** Milliseconds since 1970, as the device has it; for times a person or a server reads. */
  readonly wallNow: () => number;
  readonly setTimer: (run: () => void, delayMs: number) => Timer;
  readonly clearTimer: (timer: Timer | undefined) => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  setTimer: (run, delayMs) => setTimeout(run, delayMs) as unknown as Timer,
  clearTimer: (timer) => {
    if (timer !== undefined) clearTimeout(timer as unknown as number);
  },
};
