import { sha512_256 } from '@noble/hashes/sha2.js';
import { base32nopad } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { attempt } from '../codecs/attempt.ts';
import { isSameBytes } from '../codecs/isSameBytes.ts';

const KEY_BYTES = 32;
const CHECKSUM_BYTES = 4;

export function checkAlgorand(text: string): AddressCheck {
  const bytes = attempt(() => base32nopad.decode(text));
  if (bytes?.length !== KEY_BYTES + CHECKSUM_BYTES) return refuseAddress('format');
  const checksum = sha512_256(bytes.subarray(0, KEY_BYTES)).subarray(-CHECKSUM_BYTES);
  return isSameBytes(bytes.subarray(KEY_BYTES), checksum)
    ? acceptAddress('account', text)
    : refuseAddress('checksum');
}
