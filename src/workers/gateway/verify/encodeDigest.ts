import { sha256 } from '@noble/hashes/sha2.js';

/** DigestInfo of SHA-256 up to the hash itself (RFC 8017 section 9.2, note 1). */
const SHA256_DIGEST_INFO = Uint8Array.of(
  ...[
    0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00,
    0x04, 0x20,
  ],
);

/** EMSA-PKCS1-v1_5 with SHA-256 (RFC 8017 section 9.2): the one block that a signature of `message` may hold. */
export function encodeDigest(message: Uint8Array, blockBytes: number): Uint8Array {
  const hash = sha256(message);
  const block = new Uint8Array(blockBytes).fill(0xff);
  const hashAt = blockBytes - hash.length;
  const infoAt = hashAt - SHA256_DIGEST_INFO.length;
  block[0] = 0;
  block[1] = 1;
  block[infoAt - 1] = 0;
  block.set(SHA256_DIGEST_INFO, infoAt);
  block.set(hash, hashAt);
  return block;
}
