import { createHash, type KeyObject, sign } from 'node:crypto';
import { type JsonValue, writeCanonicalJson } from './canonicalJson.ts';

/** What answers are signed with. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  /** Base64 of the public key's SPKI form, as the app config carries it. */
  readonly publicKey: string;
  /** Repeated, its UTF-8 bytes are XORed over the bytes of each signature. */
  readonly mask: string;
}

/** The version of the keys, which signatures begin with. */
export const SIGNATURE_VERSION = 'v1';

/**
 * The X-Signature of an answer: `v1.<base64(RSASSA-PKCS1-v1_5-SHA256(md5 + timestamp) XOR mask)>.<timestamp>`, where
 * md5 is the lower-case hex digest of the body's canonical text (design.md section 4).
 */
export function signBody(key: SigningKey, body: JsonValue, atMs: number): string {
  const digest = createHash('md5').update(writeCanonicalJson(body)).digest('hex');
  const signature = sign('RSA-SHA256', Buffer.from(`${digest}${atMs}`), key.privateKey);
  return `${SIGNATURE_VERSION}.${maskBytes(signature, key.mask).toString('base64')}.${atMs}`;
}

/** The bytes XORed with the mask's, which is repeated as often as needed. */
export function maskBytes(bytes: Buffer, mask: string): Buffer {
  const pattern = Buffer.from(mask);
  return bytes.map((byte, i) => byte ^ (pattern[i % pattern.length] ?? 0)) as Buffer;
}
