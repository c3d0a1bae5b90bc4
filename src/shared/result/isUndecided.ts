import type { AppError } from './appError.ts';

/** Codes after which the call's outcome is not known: it timed out, or the exchange was too busy to say. */
const OPEN_CODES = ['1007', '1008', '790000'];

/** Whether the error leaves open if what was asked has been done; a refusal by its code does not. */
export function isUndecided({ kind, code, isUnsent }: Pick<AppError, 'kind' | 'code' | 'isUnsent'>): boolean {
  if (isUnsent === true) return false;
  return kind === 'http' || kind === 'payload' || kind === 'worker' || OPEN_CODES.includes(code);
}
