import type { Clock } from '#shared/async/clock.ts';
import { STALE_AFTER_MS } from '../policy.ts';

/** How old the newest quote frame is, and when that is too old. */
export interface Freshness {
  readonly noteFrame: () => void;
  /** ms since 1970; null before the first frame. */
  readonly asOfMs: () => number | null;
  /** Frames have stopped coming: what readers see may be old. */
  readonly isSilent: () => boolean;
}

/** `onChange` runs when the feed falls silent and when it speaks again. */
export function createFreshness(clock: Clock, onChange: () => void): Freshness {
  let lastFrameAt: number | null = null;
  let asOfMs: number | null = null;
  let isSilent = false;
  let isWatching = false;

  const check = (): void => {
    const leftMs = STALE_AFTER_MS - (clock.now() - (lastFrameAt ?? 0));
    // One timer for all frames: it is set again for the rest rather than moved 20 times a second.
    if (leftMs > 0) {
      clock.setTimer(check, leftMs);
      return;
    }
    isWatching = false;
    isSilent = true;
    onChange();
  };

  return {
    noteFrame: () => {
      lastFrameAt = clock.now();
      asOfMs = clock.wallNow();
      if (!isWatching) clock.setTimer(check, STALE_AFTER_MS);
      isWatching = true;
      if (!isSilent) return;
      isSilent = false;
      onChange();
    },
    asOfMs: () => asOfMs,
    isSilent: () => isSilent,
  };
}
