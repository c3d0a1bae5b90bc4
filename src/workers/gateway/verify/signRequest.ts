import { xorMask } from './bytes.ts';
import { createVerbatimReader, digestChunks, scanBody } from './canonicalText.ts';
import type { SigningKeys } from './createKeyRing.ts';
import { finish } from './pacing.ts';

/** What a request says: the JSON text of its body as it is sent, or its query as an object. */
export type SignedInput = string | Readonly<Record<string, unknown>>;

const encoder = new TextEncoder();

/**
 * The value of a request's `X-Signature`: `<version>.<base64(digest XOR mask)>.<timestamp>`, where the digest is the 32
 * lower-case hex characters of the MD5 of the canonical text (design.md section 4). `timestampMs`: whole ms since 1970.
 * Null if there is no such version, its mask is empty, or the text is not JSON or repeats a name.
 */
export function signRequest(
  input: SignedInput,
  keys: SigningKeys,
  version: string,
  timestampMs: number,
): string | null {
  const mask = Object.hasOwn(keys, version) ? keys[version]?.mask : undefined;
  if (!mask) return null;
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const scanned = finish(scanBody(encoder.encode(text)));
  if (scanned === null) return null;
  const digest = finish(digestChunks(createVerbatimReader(scanned)));
  const masked = xorMask(encoder.encode(digest), encoder.encode(mask));
  return `${version}.${btoa(String.fromCharCode(...masked))}.${timestampMs}`;
}
