import type { AppError } from '#shared/result/appError.ts';

/**
 * What an error says of the order it was answered to:
 * - `security`: refused, the code was wrong or absent;
 * - `refused`: refused for another reason, nothing was taken;
 * - `unsent`: it never left this device;
 * - `unknown`: it may have been carried out: its outcome is asked for, and nothing is sent again by itself.
 */
export type SendOutcome = 'security' | 'refused' | 'unsent' | 'unknown';

const WRONG_CODE = '10031';
/** Read before anything is done (createExchange.ts). */
const WRONGLY_SIGNED = '790001';

/** Errors that are made before anything is sent, wherever they come from (docs/architecture.md). */
const UNSENT = new Set(['worker/not-ready', 'signature/no-keys']);

/**
 * Never guesses: every error that does not say what happened is `unknown`.
 *
 * @param refusals Codes of screens.md 0.2 after which the exchange has certainly done nothing of such an order.
 */
export function classifySendError(
  { kind, code, isUnsent }: Pick<AppError, 'kind' | 'code' | 'isUnsent'>,
  refusals: ReadonlySet<string>,
): SendOutcome {
  // The gateway says so, or the page that never reached it (screens.md 0.2c).
  if (isUnsent === true) return 'unsent';
  if (code === WRONG_CODE) return 'security';
  // A login that is refused, compliance, KYC: asked before anything is done.
  if (kind === 'login' || kind === 'wall' || refusals.has(code) || code === WRONGLY_SIGNED) return 'refused';
  // The gateway's check of the page's own words comes before anything is sent.
  return kind === 'input' || UNSENT.has(code) ? 'unsent' : 'unknown';
}
