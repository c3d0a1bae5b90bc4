import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ApiSettings } from '../../src/shared/contract/gatewayApi.ts';

export interface SigningPair {
  readonly privateKey: KeyObject;
  readonly spki: Buffer<ArrayBuffer>;
  /** What the gateway checks with. */
  readonly keys: ApiSettings['keys'];
}

export interface SignedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: string;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly timestamp: string;
}

const MASK = 'mask';
const encoder = new TextEncoder();

export function createSigningPair(): SigningPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }) as Buffer<ArrayBuffer>;
  return { privateKey, spki, keys: { v1: { publicKey: spki.toString('base64'), mask: MASK } } };
}

/** Signs a text that is its own canonical text: names sorted, no white space (design.md section 4). */
export function signBody(text: string, { privateKey }: SigningPair, nowMs: number): SignedBody {
  const timestamp = String(nowMs);
  const digest = createHash('md5').update(text).digest('hex');
  const signature = createSign('sha256')
    .update(digest + timestamp)
    .sign(privateKey);
  const mask = encoder.encode(MASK);
  const masked = signature.map((byte, at) => byte ^ (mask[at % mask.length] ?? 0));
  return {
    bytes: encoder.encode(text),
    header: `v1.${Buffer.from(masked).toString('base64')}.${timestamp}`,
    signature: new Uint8Array(signature),
    timestamp,
  };
}
