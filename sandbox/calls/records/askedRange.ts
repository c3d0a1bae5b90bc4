/** The data before it was moved to another store (product.md section 9): no range may reach over it. */
export const CUTOFF_MS = 1_714_449_600_000;

const DAY_MS = 86_400_000;
/** Lists of records answer so many days at a time (screens.md 2.4). */
const MOST_DAYS = 7;

/** Both ends belong to it; milliseconds since 1970 UTC. */
export interface TimeRange {
  readonly startMs: number;
  readonly endMs: number;
}

interface AskedRange {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** The range of a list, whose open ends are seven days from the other one, or the last seven days. */
export function readAskedRange({ startTime, endTime }: AskedRange, nowMs: number): TimeRange {
  const spanMs = MOST_DAYS * DAY_MS;
  if (startTime === undefined) {
    const endMs = endTime === undefined ? nowMs : Number(endTime);
    return { startMs: endMs - spanMs, endMs };
  }
  const startMs = Number(startTime);
  return { startMs, endMs: endTime === undefined ? startMs + spanMs : Number(endTime) };
}

/** Whether a range reaches over the cut-off. */
export function crossesCutoff({ startMs, endMs }: TimeRange): boolean {
  return startMs < CUTOFF_MS && endMs >= CUTOFF_MS;
}
