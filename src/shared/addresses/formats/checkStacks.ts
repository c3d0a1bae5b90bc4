import { sha256 } from '@noble/hashes/sha2.js';
import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { isSameBytes } from '../codecs/bytes.ts';

/** Shorter ones are spellings of hashes that begin with many zeros: without an owner, or made to burn (screens.md 3.2). */
const SHAPE = /^S([PMTN])([0-9A-Z]{37,39})$/;
/** A contract is named by the account that published it. */
const CONTRACT = /^S[PM][0-9A-Z]{1,39}\.[a-zA-Z]/;
const HASH_BYTES = 20;
const CHECKSUM_BYTES = 4;
const VERSION_BY_LETTER: ReadonlyMap<string, number> = new Map([
  ['P', 22],
  ['M', 20],
  ['T', 26],
  ['N', 21],
]);
const KIND_BY_LETTER: ReadonlyMap<string, AddressKind> = new Map([
  ['P', 'p2pkh'],
  ['M', 'p2sh'],
]);

/** c32check: the checksum covers the version, which is a letter in front. */
export function checkStacks(text: string): AddressCheck {
  if (CONTRACT.test(text)) return refuseAddress('unsupported', { hint: 'contract' });
  const [, letter = '', digits = ''] = SHAPE.exec(text) ?? [];
  const bytes = decodeC32(digits, HASH_BYTES + CHECKSUM_BYTES);
  const version = VERSION_BY_LETTER.get(letter);
  if (bytes === null || version === undefined) return refuseAddress('format');
  const hash = bytes.subarray(0, HASH_BYTES);
  const checksum = sha256(sha256(Uint8Array.of(version, ...hash))).subarray(0, CHECKSUM_BYTES);
  if (!isSameBytes(bytes.subarray(HASH_BYTES), checksum)) return refuseAddress('checksum');
  const kind = KIND_BY_LETTER.get(letter);
  return kind === undefined ? refuseAddress('test-network') : acceptAddress(kind, text);
}

const C32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Stacks' c32: a number in base 32, most significant digit first, with one "0" in front for each leading zero byte.
 * Null unless `text` is the one spelling of `size` bytes. The letters that c32 reads as others (O, I, L, lower case) are
 * refused: a text with one of them may have more typing errors.
 */
function decodeC32(text: string, size: number): Uint8Array | null {
  let value = 0n;
  for (const letter of text) {
    const digit = C32_ALPHABET.indexOf(letter);
    if (digit === -1) return null;
    value = value * 32n + BigInt(digit);
  }
  const bytes = new Uint8Array(size);
  for (let i = size - 1; i >= 0; i -= 1) {
    bytes[i] = Number(value & 0xffn);
    value >>= 8n;
  }
  return encodeC32(bytes) === text ? bytes : null;
}

function encodeC32(bytes: Uint8Array): string {
  const firstSet = bytes.findIndex((byte) => byte !== 0);
  const zeros = firstSet === -1 ? bytes.length : firstSet;
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let digits = '';
  for (; value > 0n; value >>= 5n) digits = C32_ALPHABET.charAt(Number(value & 31n)) + digits;
  return '0'.repeat(zeros) + digits;
}
