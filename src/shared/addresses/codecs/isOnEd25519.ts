import { ed25519 } from '@noble/curves/ed25519.js';
import { attempt } from './attempt.ts';

/**
 * Whether 32 bytes are a point of the curve, so that a key may belong to them. As lenient about unusual spellings of a
 * point as the decoder that Solana's validators use. A file of its own, since the curve is by far the largest import.
 */
export function isOnEd25519(bytes: Uint8Array): boolean {
  return attempt(() => ed25519.Point.fromBytes(bytes, true)) !== null;
}
