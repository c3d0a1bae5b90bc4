/** The server's time, for telling new answers from replayed ones; all times in ms. */
export interface ReplayClock {
  /** Takes what an answer with a good signature says of the server's clock, read when the local clock showed `localMs`. */
  readonly learn: (serverMs: number, localMs: number) => void;
  /**
   * What the server's clock shows at least; null as long as no signed answer has said so. `steadyMs` is a clock that
   * never jumps: when the local one did, what was learnt by it is worth nothing.
   */
  readonly serverNow: (localMs: number, steadyMs: number) => number | null;
}

/** A clock that was set, or a device that slept; a second or so is what clocks are corrected by. */
const JUMP_MS = 10_000;

/**
 * Old answers, sent once more, can only say that it is earlier than it is: of all signed answers the one that puts the
 * server's clock furthest ahead is right. With a median, an attacker who replays several would set it back, and every
 * older answer would be in time again (design.md section 4).
 */
export function createReplayClock(): ReplayClock {
  let skewMs: number | null = null;
  let offsetMs: number | null = null;
  return {
    learn: (serverMs, localMs) => {
      skewMs = Math.max(skewMs ?? Number.NEGATIVE_INFINITY, serverMs - localMs);
    },
    serverNow: (localMs, steadyMs) => {
      const seenMs = localMs - steadyMs;
      if (offsetMs !== null && Math.abs(seenMs - offsetMs) > JUMP_MS) skewMs = null;
      offsetMs = seenMs;
      return skewMs === null ? null : localMs + skewMs;
    },
  };
}
