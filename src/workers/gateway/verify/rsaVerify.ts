import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { jsbn } from 'node-forge';
import type { RsaKey } from './parseRsaKey.ts';

/**
 * Whether `signature` is the RSASSA-PKCS1-v1_5 signature, with SHA-256, of `message` under one key. The signature is as
 * long as the modulus and below it.
 */
export type RsaVerify = (
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

const SCHEME = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** Signature checks by the browser's own cryptography. Rejects if it refuses the key. */
export async function createWebCryptoVerify(key: RsaKey, subtle: SubtleCrypto): Promise<RsaVerify> {
  const imported = await subtle.importKey('spki', key.spki, SCHEME, false, ['verify']);
  return (signature, message) => subtle.verify(SCHEME.name, imported, signature, message);
}

/** Large integers of node-forge. */
export type ForgeIntegers = Pick<typeof jsbn, 'BigInteger'>;

export type LoadForge = () => Promise<ForgeIntegers>;

/** Loads only when called: secure contexts do not need it. Rejects if the file cannot be fetched. */
export const loadForge: LoadForge = async () => {
  const module = await import('node-forge/lib/jsbn.js');
  return module.default;
};

const HEX = 16;

/**
 * Signature checks where there is no `crypto.subtle` (insecure contexts). Only node-forge's modular power is used: forged
 * signatures have passed its own verify by lenient parsing, so nothing is parsed here. The expected block is built and
 * compared in full (design.md section 4), of a signature that is as long as the modulus and below it. Rejects if node-forge cannot be loaded.
 */
export async function createForgeVerify(key: RsaKey, loadForge: LoadForge): Promise<RsaVerify> {
  const { BigInteger } = await loadForge();
  const modulus = new BigInteger(bytesToHex(key.modulus), HEX);
  const exponent = new BigInteger(bytesToHex(key.exponent), HEX);
  const blockBytes = key.modulus.length;
  return async (signature, message) => {
    const number = new BigInteger(bytesToHex(signature), HEX);
    // Larger by the modulus, it would have the same power: one block would have two signatures.
    if (signature.length !== blockBytes || number.compareTo(modulus) >= 0) return false;
    const power = number.modPow(exponent, modulus);
    const block = power.toString(HEX).padStart(2 * blockBytes, '0');
    return block === bytesToHex(encodeDigest(message, blockBytes));
  };
}

/** DigestInfo of SHA-256 up to the hash itself (RFC 8017 section 9.2, note 1). */
const SHA256_DIGEST_INFO = Uint8Array.of(
  ...[
    0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00,
    0x04, 0x20,
  ],
);

/** EMSA-PKCS1-v1_5 with SHA-256 (RFC 8017 section 9.2): the one block that a signature of `message` may hold. */
function encodeDigest(message: Uint8Array, blockBytes: number): Uint8Array {
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
