import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { attempt } from './bytes.ts';

/**
 * Whether 32 bytes are a point of the curve, so that a key may belong to them. As lenient about unusual spellings of a
 * point as the decoder that Solana's validators use.
 */
export function isOnEd25519(bytes: Uint8Array): boolean {
  return attempt(() => ed25519.Point.fromBytes(bytes, true)) !== null;
}

const COMPACT_BYTES = 64;

/**
 * The compressed public key that signed `hash`, from 64 bytes of signature and one that picks the right candidate
 * (BOLT 11). Null if there is none.
 */
export function recoverSigner(hash: Uint8Array, signature: Uint8Array): Uint8Array | null {
  return attempt(() =>
    secp256k1.Signature.fromBytes(signature.subarray(0, COMPACT_BYTES), 'compact')
      .addRecoveryBit(signature[COMPACT_BYTES] ?? -1)
      .recoverPublicKey(hash)
      .toBytes(true),
  );
}
