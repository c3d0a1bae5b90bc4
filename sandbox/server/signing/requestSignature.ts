import { createHash } from 'node:crypto';
import { type JsonValue, writeCanonicalJson } from './canonicalJson.ts';
import { maskBytes, SIGNATURE_VERSION } from './signBody.ts';

/** The parts of a request that its signature is about. */
export interface SignedRequest {
  /** The request's JSON body, or its query or form as an object of texts. */
  readonly input: unknown;
  /** `X-Signature`. */
  readonly signature: string | undefined;
}

/** As far from the exchange's clock as a request may be, in both directions (design.md section 4). */
const TOLERANCE_MS = 5 * 60_000;

/**
 * The X-Signature of a request: `v1.<base64(digest XOR mask)>.<timestamp>`, where digest is the lower-case hex MD5 of the
 * canonical body (design.md section 4). Numbers and texts count as JSON.stringify writes them. Throws a RangeError for what
 * is nested too deeply to be walked.
 */
function signInput(input: unknown, mask: string, atMs: number): string {
  // The input comes from JSON, a query or a form.
  const text = writeCanonicalJson(input as JsonValue);
  const digest = createHash('md5').update(text).digest('hex');
  return `${SIGNATURE_VERSION}.${maskBytes(Buffer.from(digest), mask).toString('base64')}.${atMs}`;
}

/** Whether a request carries the signature of what it says, made within five minutes of `nowMs`. */
export function isRightlySigned({ input, signature }: SignedRequest, mask: string, nowMs: number): boolean {
  const time = /\.(\d{1,15})$/.exec(signature ?? '')?.[1];
  if (time === undefined || Math.abs(Number(time) - nowMs) > TOLERANCE_MS) return false;
  try {
    return signature === signInput(input, mask, Number(time));
  } catch {
    // The input is nested too deeply to be signed.
    return false;
  }
}
