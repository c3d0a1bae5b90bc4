import type { Assurance, Verified } from '#shared/contract/verified.ts';
import type { VerifyPolicy } from '#shared/endpoints/endpoint.ts';
import { type AppError, appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { signatureError } from '#shared/result/signatureError.ts';
import type { SignatureCheck, SignatureChecker } from './createSignatureChecker.ts';

export interface CheckedBody {
  readonly json: unknown;
  /** Null when the answer carried no signature. */
  readonly check: SignatureCheck | null;
}

const UNREADABLE: AppError = appError('payload/body', "We couldn't read the response.", true);

/** A TextDecoder that replaces nothing, and keeps a byte order mark, for which JSON has no place. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a body as JSON; its signature is checked over the same text that is parsed. `nowMs` is the server's time. */
export async function readBody(
  bytes: Uint8Array,
  signature: string | null,
  checker: SignatureChecker,
  nowMs: number,
): Promise<Result<CheckedBody>> {
  try {
    if (signature === null) return ok({ json: JSON.parse(decoder.decode(bytes)), check: null });
    const { text, ...check } = await checker.check(bytes, signature, nowMs);
    return text === null ? err(UNREADABLE) : ok({ json: JSON.parse(text), check });
  } catch {
    return err(UNREADABLE);
  }
}

/**
 * How far an answer can be trusted; an error where its signature is required and missing or wrong (design.md
 * section 4). `check` is null when the answer carried no signature.
 */
export function assure(policy: VerifyPolicy, check: SignatureCheck | null): Result<Assurance> {
  if (check?.status === 'SUCCESS') return ok('signed');
  if (policy === 'required') {
    return err(signatureError(check && { reportCode: check.reportCode, clockOffMs: check.clockOffMs }));
  }
  return ok(check === null ? 'none' : 'report');
}

/** Marks data as checked. Call it only after `assure` and the endpoint's schema have accepted the data. */
export function markVerified<T, Level extends Assurance>(value: T, _level: Level): Verified<T, Level> {
  return value as Verified<T, Level>;
}
