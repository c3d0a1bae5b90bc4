import type { Clock, Timer } from '#shared/async/clock.ts';

/** What is left of a quote's life. */
export interface Countdown {
  /** Whole seconds, rounded up; 0 when it is over. */
  readonly seconds: number;
  /** The part of the life that was left when `seconds` last changed, from 1 down to 0; for a ring. */
  readonly fraction: number;
  /** The life in ms, as a ring starts it. */
  readonly lifeMs: number;
}

export interface CountdownSource {
  /** The same object until the whole second changes; null where nothing is counted. */
  readonly get: () => Countdown | null;
  /** `remainingMs` of a life of `lifeMs` are left. */
  readonly start: (remainingMs: number, lifeMs: number) => void;
  readonly stop: () => void;
  /** Whether the time is up, by the clock and not by a timer, which may be late. */
  readonly isOver: () => boolean;
}

/**
 * Counts down in whole seconds, so that nothing is rendered for each frame. Of the two clocks the one that says less
 * counts: the steady one stands still while some devices sleep, and the other one can be set back.
 */
export function createCountdown(
  clock: Clock,
  { onSecond, onEnd }: { readonly onSecond: () => void; readonly onEnd: () => void },
): CountdownSource {
  let current: Countdown | null = null;
  let endMs = 0;
  let wallEndMs = 0;
  let timer: Timer | undefined;

  const leftMs = (): number => Math.min(endMs - clock.now(), wallEndMs - clock.wallNow());

  const count = (lifeMs: number): void => {
    const remainingMs = Math.max(0, leftMs());
    current = {
      seconds: Math.ceil(remainingMs / 1_000),
      fraction: Math.min(1, remainingMs / lifeMs),
      lifeMs,
    };
    if (remainingMs > 0) timer = clock.setTimer(() => tick(lifeMs), remainingMs % 1_000 || 1_000);
  };

  const tick = (lifeMs: number): void => {
    count(lifeMs);
    onSecond();
    if (leftMs() <= 0) onEnd();
  };

  const stop = (): void => {
    clock.clearTimer(timer);
    current = null;
  };

  return {
    get: () => current,
    start: (remainingMs, lifeMs) => {
      stop();
      endMs = clock.now() + remainingMs;
      wallEndMs = clock.wallNow() + remainingMs;
      count(Math.max(lifeMs, 1));
    },
    stop,
    isOver: () => current === null || leftMs() <= 0,
  };
}
