import { useEffect } from 'react';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';

/** What the exchange knows of the user's tax number; masked. */
export type TaxIdentity = NonNullable<ResultOf<'userTag'>['tax_identity']>;

export interface UsedTaxIdentity {
  /** Undefined until it is known. */
  readonly identity: TaxIdentity | undefined;
  readonly error: AppError | null;
  readonly refresh: () => void;
}

const NONE: TaxIdentity = { status: 'none', country: '', id_masked: '' };
/** How often it is asked for while it is being looked at. */
const REVIEW_POLL_MS = 10_000;

/** The tag `tax_identity` of the user (screens.md 2.1), followed to the end of a review. */
export function useTaxIdentity(): UsedTaxIdentity {
  const { answer, error, refresh } = useApiQuery('userTag', { req_tags: ['tax_identity'] });
  const identity = answer === undefined ? undefined : (answer.result?.tax_identity ?? NONE);
  const isOpen = identity?.status === 'review' || identity?.status === 'pending';
  const asOfMs = answer?.asOfMs;
  useEffect(() => {
    if (!isOpen || asOfMs === undefined) return undefined;
    const timer = systemClock.setTimer(refresh, REVIEW_POLL_MS);
    return () => systemClock.clearTimer(timer);
  }, [isOpen, asOfMs, refresh]);
  return { identity, error, refresh };
}
