import { createHash } from 'node:crypto';
import { type JsonValue, writeCanonicalJson } from '../../sandbox/server/signing/canonicalJson.ts';

/**
 * The X-Signature of a request, as pages send it (design.md section 4). `input`: its JSON body, or its query or form as an
 * object of texts; `atMs`: the exchange's time.
 */
export function signInput(input: unknown, mask: string, atMs: number): string {
  // Every input is JSON, or could be written as JSON.
  const text = writeCanonicalJson(input as JsonValue);
  const digest = Buffer.from(createHash('md5').update(text).digest('hex'));
  const pattern = Buffer.from(mask);
  const masked = digest.map((byte, i) => byte ^ (pattern[i % pattern.length] ?? 0));
  return `v1.${Buffer.from(masked).toString('base64')}.${atMs}`;
}
