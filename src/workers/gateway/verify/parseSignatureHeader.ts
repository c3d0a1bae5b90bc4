import { decodeBase64 } from './decodeBase64.ts';

export interface SignatureHeader {
  readonly version: string;
  /** Still under the version's mask. */
  readonly masked: Uint8Array;
  /** As it stands in the header, since it is signed as text; ms since 1970. */
  readonly timestamp: string;
}

const PARTS = 3;
const DIGITS = /^[0-9]+$/;

/** Reads `v1.<base64>.<timestamp ms>`; null if it is malformed (product.md section 4: exactly three parts). */
export function parseSignatureHeader(header: string): SignatureHeader | null {
  const parts = header.split('.', PARTS + 1);
  const [version = '', encoded = '', timestamp = ''] = parts;
  if (parts.length !== PARTS || version === '' || encoded === '' || !DIGITS.test(timestamp)) return null;
  const masked = decodeBase64(encoded);
  return masked && { version, masked, timestamp };
}
