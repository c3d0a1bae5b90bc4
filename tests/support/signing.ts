import {
  constants,
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  privateEncrypt,
} from 'node:crypto';
import {
  createSignatureChecker,
  type SignatureChecker,
  type SignatureCheckerOptions,
} from '#workers/gateway/verify/createSignatureChecker.ts';
import { loadForge } from '#workers/gateway/verify/rsaVerify.ts';

export const MASK = 'sluice-🔑-mask';
export const NOW_MS = 1_795_297_231_123;

export interface KeyPair {
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo in base64. */
  readonly publicKey: string;
}

export function buildKeyPair(modulusLength = 2048, publicExponent = 65_537): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent });
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** Both ways of checking; whatever one says, the other has to say too. */
export const ENGINES = ['webcrypto', 'forge'] as const;

export function buildChecker(
  engine: (typeof ENGINES)[number],
  keys: SignatureCheckerOptions['keys'],
  options: Partial<SignatureCheckerOptions> = {},
): SignatureChecker {
  return createSignatureChecker({
    keys,
    subtle: engine === 'webcrypto' ? globalThis.crypto.subtle : null,
    loadForge,
    now: () => 0,
    breathe: () => Promise.resolve(),
    ...options,
  });
}

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** Signs as a server does: SHA-256 over the canonical text's MD5 and the time. */
export function signText(canonical: string, key: KeyObject, timestamp: string | number = NOW_MS): Buffer {
  return createSign('sha256')
    .update(md5(canonical) + timestamp)
    .sign(key);
}

/** The private operation on a block of any content: as a forger with the key could make it. */
export function signBlock(block: Uint8Array, key: KeyObject): Buffer {
  return privateEncrypt({ key, padding: constants.RSA_NO_PADDING }, block);
}

export function toHeader(
  signature: Uint8Array,
  {
    version = 'v1',
    timestamp = NOW_MS,
    mask = MASK,
  }: { version?: string; timestamp?: string | number; mask?: string } = {},
): string {
  const maskBytes = Buffer.from(mask);
  const masked = signature.map((byte, i) => byte ^ (maskBytes[i % maskBytes.length] ?? 0));
  return `${version}.${Buffer.from(masked).toString('base64')}.${timestamp}`;
}

/** The digest that the exchange reads out of a request's `X-Signature`. */
export function digestOf(tag: string | null, mask: string): string {
  const masked = Buffer.from(tag?.split('.')[1] ?? '', 'base64');
  const maskBytes = Buffer.from(mask);
  return Buffer.from(masked.map((byte, i) => byte ^ (maskBytes[i % maskBytes.length] ?? 0))).toString();
}

export function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
