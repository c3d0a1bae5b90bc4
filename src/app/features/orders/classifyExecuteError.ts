import type { AppError } from '#shared/result/appError.ts';
import { classifySendError, type SendOutcome } from './classifySendError.ts';

/** As of any order; `expired`: refused, the price holds no more (screens.md 1.21). */
export type ExecuteOutcome = SendOutcome | 'expired';

const EXPIRED = new Set(['32024', '700008', '700016']);

/**
 * Refusals after which the exchange has certainly done nothing. Missing on purpose: 700003 (the order may have moved on),
 * 700009 (the quote was used: whether by an order that is to be shown, its record says), 131082 (the same request came before), 790000, 1007 and 1008
 * (busy, timed out).
 */
const REFUSED = new Set([
  ...['700000', '700001', '700002', '700004', '700005', '700006', '700007', '700010', '700011', '700012'],
  ...['700013', '700021', '700022', '137001', '137002', '137003', '50001', '131080', '131233', '139001'],
]);

/** Never guesses: every error that does not say what happened is `unknown`. */
export function classifyExecuteError(error: Pick<AppError, 'kind' | 'code' | 'isUnsent'>): ExecuteOutcome {
  return EXPIRED.has(error.code) ? 'expired' : classifySendError(error, REFUSED);
}
