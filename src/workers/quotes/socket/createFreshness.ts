import type { Clock, Timer } from '#shared/async/clock.ts';
import { STALE_AFTER_MS } from '../policy.ts';

/** How old the newest quote frame is, and when that is too old. */
export interface Freshness {
  readonly onFrame: () => void;
  /** The connection is gone: its prices may be old from now on. */
  readonly onLost: () => void;
  /** ms since 1970; null before the first frame. */
  readonly asOfMs: () => number | null;
  /** No frame on this connection yet, or none for too long. */
  readonly isSilent: () => boolean;
}

/** `onChange` runs when frames stop coming and when they come again. */
export function createFreshness(clock: Clock, onChange: () => void): Freshness {
  let lastFrameAt = 0;
  let asOfMs: number | null = null;
  let isSilent = true;
  let timer: Timer | undefined;

  /** One timer serves all frames: when it fires early it is set for the time left, instead of being reset at every frame. */
  const check = (): void => {
    const leftMs = STALE_AFTER_MS - (clock.now() - lastFrameAt);
    if (leftMs > 0) {
      timer = clock.setTimer(check, leftMs);
      return;
    }
    isSilent = true;
    onChange();
  };

  return {
    onFrame: () => {
      lastFrameAt = clock.now();
      asOfMs = clock.wallNow();
      if (!isSilent) return;
      isSilent = false;
      clock.clearTimer(timer);
      timer = clock.setTimer(check, STALE_AFTER_MS);
      onChange();
    },
    onLost: () => {
      clock.clearTimer(timer);
      isSilent = true;
    },
    asOfMs: () => asOfMs,
    isSilent: () => isSilent,
  };
}
