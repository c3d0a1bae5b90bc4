import { sha256 } from '@noble/hashes/sha2.js';
import { type BytesCoder, base58 } from '@scure/base';
import { attempt, type DecodeFault, isSameBytes } from './bytes.ts';

const CHECKSUM_BYTES = 4;

/**
 * The `size` bytes in front of a Base58Check checksum, version included. The package has a decoder for it too, which
 * does not tell a wrong checksum from a text of another shape.
 */
export function decodeBase58Check(
  text: string,
  size: number,
  alphabet: BytesCoder = base58,
): Uint8Array | DecodeFault {
  const bytes = attempt(() => alphabet.decode(text));
  if (bytes?.length !== size + CHECKSUM_BYTES) return 'format';
  const payload = bytes.subarray(0, size);
  const checksum = sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES);
  return isSameBytes(bytes.subarray(size), checksum) ? payload : 'checksum';
}
