import type { ampApplications } from '#sandbox/books/state/schema/records.ts';

/** An application, or that there is none yet (screens.md 1.21, AMP). */
export type AmpStatus = 'NONE' | 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';

type Application = Pick<
  typeof ampApplications.$inferSelect,
  'status' | 'approvedUntil' | 'retryAt' | 'updatedAt'
>;

const DAY_MS = 86_400_000;
/** Three tries in thirty days, a day between two of them (screens.md 1.19). */
const MOST_TRIES = 3;
const TRIES_MS = 30 * DAY_MS;
export const COOLING_MS = DAY_MS;
/** An approval lasts a year. */
export const APPROVAL_MS = 365 * DAY_MS;
/** screens.md 3.6, the name "review". */
export const REVIEW_MS = 30_000;

/** Where a user stands with a product. */
export interface Standing {
  readonly status: AmpStatus;
  readonly triesLeft: number;
  /** When a user who was rejected may try again; null for all others. */
  readonly retryAtMs: number | null;
}

/** Reads a user's status from all their applications, the newest first. */
export function standingOf(applications: readonly Application[], nowMs: number): Standing {
  const [newest] = applications;
  const failed = applications.filter(
    ({ status, updatedAt }) => status === 'REJECTED' && updatedAt > nowMs - TRIES_MS,
  );
  const triesLeft = Math.max(0, MOST_TRIES - failed.length);
  if (newest === undefined) {
    return { status: 'NONE', triesLeft, retryAtMs: null };
  }
  if (newest.status === 'APPROVED' && (newest.approvedUntil ?? 0) <= nowMs) {
    return { status: 'EXPIRED', triesLeft, retryAtMs: null };
  }
  if (newest.status !== 'REJECTED') {
    return { status: newest.status, triesLeft, retryAtMs: null };
  }
  const oldest = failed.at(-1);
  const restMs = triesLeft === 0 && oldest !== undefined ? oldest.updatedAt + TRIES_MS : 0;
  return { status: 'REJECTED', triesLeft, retryAtMs: Math.max(newest.retryAt ?? 0, restMs) };
}

/**
 * Why a user may not apply now: 135002 who has applied with success or is in review, 135004 who has used up all tries,
 * 135005 who was rejected and has to wait. Undefined for all others.
 */
export function refusalOf({ status, triesLeft, retryAtMs }: Standing, nowMs: number): number | undefined {
  if (status === 'APPROVED' || status === 'IN_REVIEW') {
    return 135002;
  }
  if (status !== 'REJECTED' || retryAtMs === null || retryAtMs <= nowMs) {
    return undefined;
  }
  return triesLeft === 0 ? 135004 : 135005;
}
