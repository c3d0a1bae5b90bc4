import { classifySendError } from '#app/features/orders/classifySendError.ts';
import { TRAVEL_RULE_CODES } from '#app/features/travelRule/travelRuleCodes.ts';
import type { AppError } from '#shared/result/appError.ts';

/**
 * What an answer to withdraw/create says of the order, where it is no id (screens.md 1.17, 0.2b):
 * - `security`: a code was wrong, or too many were;
 * - `repeat`: the same withdrawal was made within a minute: is another one meant?
 * - `travel`: the travel-rule form is missing or not right;
 * - `refused`: refused for another reason, nothing was taken;
 * - `unsent`: it never left this device;
 * - `taken`: the exchange has an order of this request id already;
 * - `unknown`: it may have been carried out.
 */
export type CreateRefusal = 'security' | 'repeat' | 'travel' | 'refused' | 'unsent' | 'taken' | 'unknown';

/**
 * After these the exchange has certainly done nothing. Missing on purpose: 790000, 1007 and 1008 (busy, timed out), and
 * 131082, which has two meanings.
 */
const REFUSED: ReadonlySet<string> = new Set([
  ...['131002', '131004', '131065', '131066', '131075', '131076', '131077', '131078', '131079', '131081'],
  ...['131083', '131084', '131085', '131086', '131087', '131088', '131089', '131090', '131093', '131094'],
  ...['131095', '131096', '131097', '131098', '131212', '131226', '131229', '131233', '132001', '132002'],
  ...['132003', '132008', '132011', '139001', '700000', '700005', '50001'],
]);
const DUPLICATE = '131082';
const NO_TRIES = '131080';

export function readRefusal(error: AppError): CreateRefusal {
  const { code, extInfo } = error;
  if (code === DUPLICATE) return asksForRepeat(extInfo) ? 'repeat' : 'taken';
  if (code === NO_TRIES) return 'security';
  return TRAVEL_RULE_CODES.includes(code) ? 'travel' : classifySendError(error, REFUSED);
}

/** Otherwise 131082 is about the request id itself (screens.md 0.1, "Idempotency"). */
function asksForRepeat(extInfo: unknown): boolean {
  return typeof extInfo === 'object' && extInfo !== null && Reflect.get(extInfo, 'confirmRepeat') === true;
}
