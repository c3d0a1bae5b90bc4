import { bech32 } from '@scure/base';
import { wordsToBytes } from './bech32.ts';
import type { DecodeFault } from './bytes.ts';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CHECKSUM_WORDS = 8;
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const;
const LAST_35_BITS = 0x07ffffffffn;

/**
 * The bytes of a CashAddr payload, version byte first (Bitcoin Cash, and Kaspa, which took it over). Both parts are in
 * lower case, and the prefix comes without its colon.
 */
export function decodeCashAddr(prefix: string, payload: string): Uint8Array | DecodeFault {
  const words = [...payload].map((letter) => ALPHABET.indexOf(letter));
  if (words.includes(-1) || words.length <= CHECKSUM_WORDS) return 'format';
  if (polymod([...prefixWords(prefix), ...words]) !== 0n) return 'checksum';
  return wordsToBytes(words.slice(0, -CHECKSUM_WORDS)) ?? 'format';
}

/** The address with its prefix and a colon. */
export function encodeCashAddr(prefix: string, bytes: Uint8Array): string {
  const words = bech32.toWords(bytes);
  const sum = polymod([...prefixWords(prefix), ...words, ...Array.from({ length: CHECKSUM_WORDS }, () => 0)]);
  const checksum = Array.from({ length: CHECKSUM_WORDS }, (_, i) =>
    Number((sum >> BigInt(5 * (CHECKSUM_WORDS - 1 - i))) & 31n),
  );
  return `${prefix}:${[...words, ...checksum].map((word) => ALPHABET.charAt(word)).join('')}`;
}

function prefixWords(prefix: string): readonly number[] {
  return [...[...prefix].map((letter) => letter.charCodeAt(0) & 31), 0];
}

/** The 40-bit BCH code of the CashAddr specification; 0 where the checksum fits. */
function polymod(words: readonly number[]): bigint {
  let sum = 1n;
  for (const word of words) {
    const top = sum >> 35n;
    sum = ((sum & LAST_35_BITS) << 5n) ^ BigInt(word);
    GENERATORS.forEach((generator, bit) => {
      if (((top >> BigInt(bit)) & 1n) === 1n) sum ^= generator;
    });
  }
  return sum ^ 1n;
}
