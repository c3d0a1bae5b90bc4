import type { AppError } from '#shared/result/appError.ts';

/**
 * What an error says of the order it was answered to:
 * - `expired`: refused, the price holds no more (screens.md 1.21);
 * - `security`: refused, the code was wrong or absent;
 * - `refused`: refused for another reason, nothing was taken;
 * - `unsent`: it never left this device;
 * - `unknown`: it may have been executed: its outcome is asked for, and nothing is sent again.
 */
export type ExecuteOutcome = 'expired' | 'security' | 'refused' | 'unsent' | 'unknown';

const EXPIRED = new Set(['32024', '700008', '700016']);
const WRONG_CODE = '10031';

/**
 * Refusals after which the exchange has certainly done nothing. Missing on purpose: 700003 (the order may have moved on),
 * 700009 (the quote was used, perhaps by this very order), 131082 (the same request came before), 790000, 1007 and 1008
 * (busy, timed out).
 */
const REFUSED = new Set([
  ...['700000', '700001', '700002', '700004', '700005', '700006', '700007', '700010', '700011', '700012'],
  ...['700013', '700021', '700022', '137001', '137002', '137003', '50001', '131080', '131233', '139001'],
]);

/** The caller repeats what waited for a gateway only while it was never sent (docs/architecture.md). */
const UNSENT = new Set(['worker/not-ready', 'signature/no-keys']);

/** Never guesses: every error that does not say what happened is `unknown`. */
export function classifyExecuteError({ kind, code }: Pick<AppError, 'kind' | 'code'>): ExecuteOutcome {
  if (EXPIRED.has(code)) return 'expired';
  if (code === WRONG_CODE) return 'security';
  // A login that is refused, compliance, KYC: asked before anything is done.
  if (kind === 'login' || kind === 'wall' || REFUSED.has(code)) return 'refused';
  // The gateway's check of the page's own words comes before anything is sent.
  return kind === 'input' || UNSENT.has(code) ? 'unsent' : 'unknown';
}
