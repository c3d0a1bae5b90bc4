import { bytesToHex } from '@noble/hashes/utils.js';
import { encodeDigest } from './encodeDigest.ts';
import type { LoadForge } from './loadForge.ts';
import type { RsaKey } from './parseRsaKey.ts';
import type { RsaVerify } from './rsaVerify.ts';

const HEX = 16;

/**
 * Signature checks where there is no `crypto.subtle` (insecure contexts). node-forge raises to a power and nothing else:
 * its own verify has been fooled by lenient parsing, so nothing is parsed here. The expected block is built, and
 * compared to the last bit (design.md section 4). Rejects if node-forge cannot be loaded.
 */
export async function createForgeVerify(key: RsaKey, loadForge: LoadForge): Promise<RsaVerify> {
  const { BigInteger } = await loadForge();
  const modulus = new BigInteger(bytesToHex(key.modulus), HEX);
  const exponent = new BigInteger(bytesToHex(key.exponent), HEX);
  const blockBytes = key.modulus.length;
  return async (signature, message) => {
    const power = new BigInteger(bytesToHex(signature), HEX).modPow(exponent, modulus);
    const block = power.toString(HEX).padStart(2 * blockBytes, '0');
    return block === bytesToHex(encodeDigest(message, blockBytes));
  };
}
