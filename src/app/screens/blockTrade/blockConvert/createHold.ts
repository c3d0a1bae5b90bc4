import type { Clock, Timer } from '#shared/async/clock.ts';

/** A pointer or key that counts only when it is held down (screens.md 1.7). */
export interface Hold {
  readonly begin: () => void;
  /** Released too early: nothing happens. */
  readonly end: () => void;
}

export interface HoldOptions {
  readonly clock: Pick<Clock, 'setTimer' | 'clearTimer'>;
  readonly holdMs: number;
  readonly onHeld: () => void;
}

/** A second begin while one lasts changes nothing. What was held long enough has to be released before it counts again. */
export function createHold({ clock, holdMs, onHeld }: HoldOptions): Hold {
  let timer: Timer | undefined;
  let isDown = false;
  return {
    begin: () => {
      if (isDown) return;
      isDown = true;
      timer = clock.setTimer(onHeld, holdMs);
    },
    end: () => {
      isDown = false;
      clock.clearTimer(timer);
    },
  };
}
