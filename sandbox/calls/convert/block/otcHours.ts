const DAY_MS = 86_400_000;
/** The desk settles its books for five minutes after midnight UTC, and quotes nothing meanwhile. */
const PAUSE_MS = 5 * 60_000;

export interface OtcHours {
  readonly isOpen: boolean;
  /** When it opens again, in ms; null while it is open. */
  readonly opensAtMs: number | null;
}

/** Whether the block desk is at work. */
export function otcHoursAt(nowMs: number): OtcHours {
  const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const isOpen = nowMs - midnightMs >= PAUSE_MS;
  return { isOpen, opensAtMs: isOpen ? null : midnightMs + PAUSE_MS };
}
