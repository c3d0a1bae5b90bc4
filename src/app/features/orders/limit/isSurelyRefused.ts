import type { AppError } from '#shared/result/appError.ts';
import { classifyExecuteError } from '../classifyExecuteError.ts';

/** Refusals that only limit orders have (screens.md 0.2). */
const LIMIT_REFUSALS: ReadonlySet<string> = new Set(['136001', '136002', '136003']);

/**
 * Whether a call about a limit order surely did nothing: it was refused for a reason that is known, or never sent. In doubt
 * it is not sure, and the exchange is asked.
 */
export function isSurelyRefused(error: Pick<AppError, 'kind' | 'code' | 'isUnsent'>): boolean {
  return LIMIT_REFUSALS.has(error.code) || classifyExecuteError(error) !== 'unknown';
}
