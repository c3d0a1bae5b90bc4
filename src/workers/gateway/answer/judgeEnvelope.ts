import type { AppError, AppErrorKind } from '#shared/result/appError.ts';
import type { Envelope } from './readEnvelope.ts';

const LOGIN_CODES = new Set([10007, 33003, 10009]);
/** 10024 compliance, 42039 KYC (product.md section 8, design.md section 4). */
const WALL_CODES = new Set([10024, 42039]);
const TIMEOUT_CODES = new Set([1007, 1008]);
const BUSY = 790000;

/** What the code of an answer means, by the catalogue of product.md section 8; null for success. */
export function judgeEnvelope({ code, message, result, extInfo }: Envelope): AppError | null {
  if (code === 0) return null;
  const rejected = (kind: AppErrorKind, text: string, more: unknown, retryable = false): AppError => ({
    kind,
    code: String(code),
    message: text,
    retryable,
    ...(more === undefined || more === null ? {} : { extInfo: more }),
  });
  if (LOGIN_CODES.has(code)) return rejected('login', 'user no permission', extInfo);
  if (WALL_CODES.has(code)) return rejected('wall', code === 10024 ? '' : message, result ?? extInfo);
  if (TIMEOUT_CODES.has(code)) {
    return rejected('business', `Timeout, ${message || 'token error'}.`, extInfo, true);
  }
  return rejected('business', message, extInfo, code === BUSY);
}
