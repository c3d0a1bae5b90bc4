import { notifyManager } from '@tanstack/react-query';
import { type Clock, systemClock } from '#shared/async/clock.ts';

/** A frame. */
const GATHER_MS = 16;

/**
 * Tells the page of answers once a frame. They come one by one where a dozen is asked for at once, and each would render
 * everything that waits for any of them: on a slow phone the ticket was rendered five times before its first figure.
 */
export function gatherAnswers({ setTimer }: Pick<Clock, 'setTimer'> = systemClock): void {
  let waiting: (() => void)[] = [];
  notifyManager.setScheduler((tell) => {
    waiting.push(tell);
    if (waiting.length > 1) return;
    setTimer(() => {
      const told = waiting;
      waiting = [];
      for (const each of told) each();
    }, GATHER_MS);
  });
}
