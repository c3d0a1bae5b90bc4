import type { Assurance, Verified } from '#shared/contract/verified.ts';
import type { VerifyPolicy } from '#shared/endpoints/endpoint.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import type { ReportCode, SignatureCheck } from './signatureCheck.ts';

/** product.md section 5, word for word. */
const MESSAGE = 'Signature verification failed, please confirm whether the network environment is safe.';

/** An answer that was to be signed and isn't, or not as it should be. */
export function signatureError(reportCode: ReportCode | null): AppError {
  return {
    kind: 'signature',
    code: '79992',
    message: MESSAGE,
    retryable: true,
    ...(reportCode === null ? {} : { extInfo: { reportCode } }),
  };
}

/**
 * How far an answer can be trusted; an error where its signature is required and missing or wrong (design.md
 * section 4). `check` is null when the answer carried no signature.
 */
export function assure(policy: VerifyPolicy, check: SignatureCheck | null): Result<Assurance> {
  if (check?.status === 'SUCCESS') return ok('signed');
  if (policy === 'required') return err(signatureError(check?.reportCode ?? null));
  return ok(check === null ? 'none' : 'report');
}

/** Marks data as checked. Whoever calls this has had `assure` and the endpoint's schema say yes. */
export function markVerified<T, Level extends Assurance>(value: T, _level: Level): Verified<T, Level> {
  return value as Verified<T, Level>;
}
