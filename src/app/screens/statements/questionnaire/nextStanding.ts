import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AmpStatus, Product } from './application.ts';

/** Where an application stands (screens.md 1.21, AMP). */
export interface Standing {
  readonly status: AmpStatus;
  readonly triesLeft: number;
  /** When one that was rejected may be tried again, in ms since 1970; null for all others. */
  readonly retryAtMs: number | null;
  readonly approvedUntilMs: number | null;
  /** What the wrong answers were about. */
  readonly failedTopics: readonly string[];
}

export type StandingEvent =
  /** The user begins, or begins again. */
  | { readonly type: 'start'; readonly nowMs: number }
  /** The exchange kept a draft. */
  | { readonly type: 'saved' }
  | { readonly type: 'submitted'; readonly answer: ResultOf<'ampAgreementApply'> }
  /** The exchange says where it stands now. */
  | { readonly type: 'read'; readonly product: Product }
  | { readonly type: 'time'; readonly nowMs: number };

export function readStanding({ status, triesLeft, retryAt, approvedUntil, failedTopics }: Product): Standing {
  return {
    ...{ status, triesLeft, failedTopics },
    retryAtMs: retryAt === undefined ? null : Number(retryAt),
    approvedUntilMs: approvedUntil === undefined ? null : Number(approvedUntil),
  };
}

/** Whether the user may begin now: not while one is in review or approved, and after a rejection when its wait is over. */
export function canStart({ status, retryAtMs }: Standing, nowMs: number): boolean {
  if (status === 'REJECTED') return retryAtMs === null || retryAtMs <= nowMs;
  return status === 'NONE' || status === 'EXPIRED' || status === 'DRAFT';
}

/** The next standing; the same one where an event means nothing in it. */
export function nextStanding(standing: Standing, event: StandingEvent): Standing {
  switch (event.type) {
    case 'start':
      return canStart(standing, event.nowMs) ? toDraft(standing) : standing;
    case 'saved':
      return standing.status === 'IN_REVIEW' || standing.status === 'APPROVED' ? standing : toDraft(standing);
    case 'submitted':
      return standing.status === 'DRAFT' ? takeAnswer(standing, event.answer) : standing;
    case 'read':
      return readStanding(event.product);
    case 'time':
      return standing.status === 'APPROVED' && (standing.approvedUntilMs ?? Infinity) <= event.nowMs
        ? { ...standing, status: 'EXPIRED', approvedUntilMs: null }
        : standing;
  }
}

function toDraft(standing: Standing): Standing {
  if (standing.status === 'DRAFT') return standing;
  return { ...standing, status: 'DRAFT', retryAtMs: null, approvedUntilMs: null, failedTopics: [] };
}

function takeAnswer(standing: Standing, answer: ResultOf<'ampAgreementApply'>): Standing {
  const { status, failedTopics, retryAt } = answer;
  if (status !== 'IN_REVIEW' && status !== 'APPROVED' && status !== 'REJECTED') return standing;
  return {
    ...{ status, failedTopics, approvedUntilMs: null },
    retryAtMs: retryAt === undefined ? null : Number(retryAt),
    triesLeft: status === 'REJECTED' ? Math.max(0, standing.triesLeft - 1) : standing.triesLeft,
  };
}
