import { useApiQuery } from '#app/queries/useApiQuery.ts';
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
  const { answer, error, refresh } = useApiQuery(
    'userTag',
    { req_tags: ['tax_identity'] },
    { pollMs: (newest) => (isOpen(newest?.result?.tax_identity) ? REVIEW_POLL_MS : null) },
  );
  const identity = answer === undefined ? undefined : (answer.result?.tax_identity ?? NONE);
  return { identity, error, refresh };
}

function isOpen(identity: TaxIdentity | undefined): boolean {
  return identity?.status === 'review' || identity?.status === 'pending';
}
