import type { Clock, Timer } from '#shared/async/clock.ts';

/** Notices that nothing is heard any more of what should be heard of all the time. */
export interface SilenceWatch {
  /** Something was heard: the time begins anew. */
  readonly noteHeard: () => void;
  /** Nobody listens for now, and no timer runs. */
  readonly pause: () => void;
}

/** Runs `onSilent` after every `silenceMs` without a word, from the first `noteHeard` on. */
export function createSilenceWatch(clock: Clock, silenceMs: number, onSilent: () => void): SilenceWatch {
  let timer: Timer | undefined;

  const noteHeard = (): void => {
    clock.clearTimer(timer);
    timer = clock.setTimer(() => {
      noteHeard();
      onSilent();
    }, silenceMs);
  };

  return {
    noteHeard,
    pause: () => {
      clock.clearTimer(timer);
      timer = undefined;
    },
  };
}
