import { sha256 } from '@noble/hashes/sha2.js';
import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeC32 } from '../codecs/decodeC32.ts';
import { isSameBytes } from '../codecs/isSameBytes.ts';

/** Shorter ones are spellings of hashes that begin with many zeros: nobody's, or made to burn (screens.md 3.2). */
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
