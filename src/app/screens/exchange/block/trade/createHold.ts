import type { Clock, Timer } from '#shared/async/clock.ts';

/** A press that counts only when it lasts (screens.md 1.7). */
export interface Hold {
  readonly begin: () => void;
  /** Let go before its time: nothing happens. */
  readonly end: () => void;
}

export interface HoldOptions {
  readonly clock: Pick<Clock, 'setTimer' | 'clearTimer'>;
  readonly holdMs: number;
  readonly onHeld: () => void;
}

/** A second press while one lasts changes nothing, and what was held long enough has to be let go before it counts again. */
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
