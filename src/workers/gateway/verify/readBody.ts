import { type AppError, appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import type { SignatureChecker } from './createSignatureChecker.ts';
import type { SignatureCheck } from './signatureCheck.ts';

export interface CheckedBody {
  readonly json: unknown;
  /** Null when the answer carried no signature. */
  readonly check: SignatureCheck | null;
}

const UNREADABLE: AppError = appError('payload/body', 'The answer of the exchange could not be read.', true);

/** A TextDecoder that replaces nothing, and keeps a byte order mark, for which JSON has no place. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a body as JSON; its signature is checked over the very text that is parsed. `nowMs` is the server's time. */
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
