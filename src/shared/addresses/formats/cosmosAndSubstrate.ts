import { blake2b } from '@noble/hashes/blake2.js';
import { base58 } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBech32, wordsToBytes } from '../codecs/bech32.ts';
import { attempt, isSameBytes } from '../codecs/bytes.ts';

const COSMOS_MAX_LENGTH = 90;
const ACCOUNT_BYTES = 20;
const CONTRACT_BYTES = 32;

/** Chains made with the Cosmos SDK, distinguished by the prefix. Keys of validators have longer prefixes and are no accounts. */
export function checkCosmos(text: string, prefix: string): AddressCheck {
  const decoded = decodeBech32(text, COSMOS_MAX_LENGTH);
  if (typeof decoded === 'string') return refuseAddress(decoded);
  if (decoded.variant !== 'bech32') return refuseAddress('checksum');
  if (decoded.prefix.startsWith(`${prefix}val`)) return refuseAddress('unsupported', { hint: 'validator' });
  if (decoded.prefix !== prefix) return refuseAddress('wrong-chain');
  const bytes = wordsToBytes(decoded.words);
  if (bytes?.length === ACCOUNT_BYTES) return acceptAddress('account', text.toLowerCase());
  return bytes?.length === CONTRACT_BYTES
    ? acceptAddress('contract', text.toLowerCase())
    : refuseAddress('format');
}

const SS58_SALT = new TextEncoder().encode('SS58PRE');
const SS58_KEY_BYTES = 32;
const SS58_CHECKSUM_BYTES = 2;
/** Prefixes from here on take two bytes, whose first byte begins with 01. */
const FIRST_LONG_PREFIX = 64;
const SS58_LENGTHS = { min: 46, max: 48 } as const;

/**
 * An account on the Substrate chain with this prefix. With another prefix it is the same key on another chain, whose
 * spelling for this one comes along (screens.md 3.2).
 */
export function checkSs58(text: string, prefix: number): AddressCheck {
  const bytes = attempt(() => base58.decode(text));
  const found = bytes && readPrefix(bytes);
  if (!bytes || !found || bytes.length !== found.size + SS58_KEY_BYTES + SS58_CHECKSUM_BYTES) {
    return refuseAddress('format');
  }
  const payload = bytes.subarray(0, -SS58_CHECKSUM_BYTES);
  if (!isSameBytes(bytes.subarray(-SS58_CHECKSUM_BYTES), ss58Checksum(payload)))
    return refuseAddress('checksum');
  if (found.prefix !== prefix) {
    const converted = writeAddress(prefix, payload.subarray(found.size));
    return refuseAddress('wrong-chain', { converted });
  }
  const isLengthUsual = text.length >= SS58_LENGTHS.min && text.length <= SS58_LENGTHS.max;
  return isLengthUsual ? acceptAddress('account', text) : refuseAddress('format');
}

function readPrefix(bytes: Uint8Array): { readonly prefix: number; readonly size: 1 | 2 } | null {
  const [first = 0, second = 0] = bytes;
  if (first < FIRST_LONG_PREFIX) return { prefix: first, size: 1 };
  const prefix = ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8);
  return first < 2 * FIRST_LONG_PREFIX && prefix >= FIRST_LONG_PREFIX ? { prefix, size: 2 } : null;
}

function ss58Checksum(payload: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.of(...SS58_SALT, ...payload), { dkLen: 64 }).subarray(0, SS58_CHECKSUM_BYTES);
}

/** `prefix` is one that takes one byte. */
function writeAddress(prefix: number, key: Uint8Array): string {
  const payload = Uint8Array.of(prefix, ...key);
  return base58.encode(Uint8Array.of(...payload, ...ss58Checksum(payload)));
}
