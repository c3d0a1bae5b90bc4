import { blake2b } from '@noble/hashes/blake2.js';
import { base58 } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { attempt } from '../codecs/attempt.ts';
import { isSameBytes } from '../codecs/isSameBytes.ts';

const SALT = new TextEncoder().encode('SS58PRE');
const KEY_BYTES = 32;
const CHECKSUM_BYTES = 2;
/** Prefixes from here on take two bytes, whose first byte begins with 01. */
const FIRST_LONG_PREFIX = 64;
const LENGTHS = { min: 46, max: 48 } as const;

/**
 * An account on the Substrate chain with this prefix. With another prefix it is the same key on another chain, whose
 * spelling for this one comes along (screens.md 3.2).
 */
export function checkSs58(text: string, prefix: number): AddressCheck {
  const bytes = attempt(() => base58.decode(text));
  const found = bytes && readPrefix(bytes);
  if (!bytes || !found || bytes.length !== found.size + KEY_BYTES + CHECKSUM_BYTES) {
    return refuseAddress('format');
  }
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  if (!isSameBytes(bytes.subarray(-CHECKSUM_BYTES), checksumOf(payload))) return refuseAddress('checksum');
  if (found.prefix !== prefix) {
    const converted = writeAddress(prefix, payload.subarray(found.size));
    return refuseAddress('wrong-chain', { converted });
  }
  const isLengthUsual = text.length >= LENGTHS.min && text.length <= LENGTHS.max;
  return isLengthUsual ? acceptAddress('account', text) : refuseAddress('format');
}

function readPrefix(bytes: Uint8Array): { readonly prefix: number; readonly size: 1 | 2 } | null {
  const [first = 0, second = 0] = bytes;
  if (first < FIRST_LONG_PREFIX) return { prefix: first, size: 1 };
  const prefix = ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8);
  return first < 2 * FIRST_LONG_PREFIX && prefix >= FIRST_LONG_PREFIX ? { prefix, size: 2 } : null;
}

function checksumOf(payload: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.of(...SALT, ...payload), { dkLen: 64 }).subarray(0, CHECKSUM_BYTES);
}

/** `prefix` is one that takes one byte. */
function writeAddress(prefix: number, key: Uint8Array): string {
  const payload = Uint8Array.of(prefix, ...key);
  return base58.encode(Uint8Array.of(...payload, ...checksumOf(payload)));
}
