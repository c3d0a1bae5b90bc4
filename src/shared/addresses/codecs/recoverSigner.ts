import { secp256k1 } from '@noble/curves/secp256k1.js';
import { attempt } from './attempt.ts';

const COMPACT_BYTES = 64;

/**
 * The compressed public key that signed `hash`, from 64 bytes of signature and one that tells the candidates apart
 * (BOLT 11). Null if there is none. A file of its own, since the curve is by far the largest import.
 */
export function recoverSigner(hash: Uint8Array, signature: Uint8Array): Uint8Array | null {
  return attempt(() =>
    secp256k1.Signature.fromBytes(signature.subarray(0, COMPACT_BYTES), 'compact')
      .addRecoveryBit(signature[COMPACT_BYTES] ?? -1)
      .recoverPublicKey(hash)
      .toBytes(true),
  );
}
