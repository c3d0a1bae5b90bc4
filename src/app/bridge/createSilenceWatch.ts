import type { Clock, Timer } from '#shared/async/clock.ts';

/** Detects that messages which should come all the time do not come any more. */
export interface SilenceWatch {
  /** A message came: the time starts again. */
  readonly recordMessage: () => void;
  /** No message is expected for now, and no timer runs. */
  readonly pause: () => void;
}

/** Runs `onSilent` after every `silenceMs` without a message, from the first `recordMessage` on. */
export function createSilenceWatch(clock: Clock, silenceMs: number, onSilent: () => void): SilenceWatch {
  let timer: Timer | undefined;

  const recordMessage = (): void => {
    clock.clearTimer(timer);
    timer = clock.setTimer(() => {
      recordMessage();
      onSilent();
    }, silenceMs);
  };

  return {
    recordMessage,
    pause: () => {
      clock.clearTimer(timer);
      timer = undefined;
    },
  };
}
