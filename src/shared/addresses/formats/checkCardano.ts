import { base58 } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBech32, wordsToBytes } from '../codecs/bech32.ts';
import { attempt } from '../codecs/bytes.ts';
import { crc32 } from '../codecs/checksums.ts';

const SHELLEY = /^(?:addr|addr_test|stake|stake_test)1/i;
/** Cardano has no limit of its own; the longest that is accepted has 103. */
const MAX_LENGTH = 128;
const HASH_BYTES = 28;
const MAIN_NETWORK = 1;
/** Header types of CIP-19: with a stake part, with a pointer to one, without. */
const LAST_BASE = 3;
const LAST_POINTER = 5;
const LAST_ENTERPRISE = 7;

export function checkCardano(text: string): AddressCheck {
  return SHELLEY.test(text) ? checkShelley(text) : checkByron(text);
}

function checkShelley(text: string): AddressCheck {
  const decoded = decodeBech32(text, MAX_LENGTH);
  if (typeof decoded === 'string') return refuseAddress(decoded);
  if (decoded.variant !== 'bech32') return refuseAddress('checksum');
  if (decoded.prefix.endsWith('_test')) return refuseAddress('test-network');
  if (decoded.prefix === 'stake') return refuseAddress('unsupported', { hint: 'stake' });
  const bytes = wordsToBytes(decoded.words);
  if (decoded.prefix !== 'addr' || bytes === null) return refuseAddress('format');
  const [header = 0] = bytes;
  const type = header >> 4;
  const network = header & 0xf;
  if (network !== MAIN_NETWORK) return refuseAddress(network === 0 ? 'test-network' : 'format');
  if (type > LAST_BASE && type <= LAST_POINTER) return refuseAddress('unsupported', { hint: 'pointer' });
  const hashes = type <= LAST_BASE ? 2 : 1;
  if (type > LAST_ENTERPRISE || bytes.length !== 1 + hashes * HASH_BYTES) return refuseAddress('format');
  // The lowest bit of the type distinguishes a script from a key, as far as paying goes.
  return acceptAddress(type % 2 === 0 ? 'payment' : 'script', text.toLowerCase());
}

/** "Encoded CBOR inside." */
const ENCODED = 24;
const ROOT_BYTES = 28;
/** Keys of the attributes: a wallet's encrypted path, and a network that is not the main one. */
const PATH = 1;
const NETWORK = 2;
/** Public key, script, redemption. */
const LAST_TYPE = 2;

/** Cardano's addresses before Shelley: CBOR with a CRC-32, in base58 without a checksum of its own (CIP-19). */
function checkByron(text: string): AddressCheck {
  const bytes = attempt(() => base58.decode(text));
  const list = bytes && readCborHead(bytes, CBOR_ARRAY);
  const tag = list?.value === 2 ? readCborHead(list.rest, CBOR_TAG) : null;
  const payload = tag?.value === ENCODED ? readByteString(tag.rest) : null;
  const checksum = payload && readCborHead(payload.rest, CBOR_UNSIGNED);
  if (!payload || checksum?.rest.length !== 0) return refuseAddress('format');
  if (crc32(payload.content) !== checksum.value) return refuseAddress('checksum');
  const keys = readAttributeKeys(payload.content);
  if (keys === null) return refuseAddress('format');
  return keys.includes(NETWORK) ? refuseAddress('test-network') : acceptAddress('bootstrap', text);
}

/** Keys of the attributes between root and type; null unless the payload is these three and nothing else. */
function readAttributeKeys(payload: Uint8Array): readonly number[] | null {
  const list = readCborHead(payload, CBOR_ARRAY);
  const root = list?.value === 3 ? readByteString(list.rest) : null;
  const map = root?.content.length === ROOT_BYTES ? readCborHead(root.rest, CBOR_MAP) : null;
  if (map === null || map.value > NETWORK) return null;
  const keys: number[] = [];
  let { rest } = map;
  while (keys.length < map.value) {
    const key = readCborHead(rest, CBOR_UNSIGNED);
    const value = key && readByteString(key.rest);
    if (!value || (key.value !== PATH && key.value !== NETWORK) || keys.includes(key.value)) return null;
    keys.push(key.value);
    rest = value.rest;
  }
  const type = readCborHead(rest, CBOR_UNSIGNED);
  return type !== null && type.value <= LAST_TYPE && type.rest.length === 0 ? keys : null;
}

function readByteString(
  bytes: Uint8Array,
): { readonly content: Uint8Array; readonly rest: Uint8Array } | null {
  const head = readCborHead(bytes, CBOR_BYTES);
  if (head === null || head.rest.length < head.value) return null;
  return { content: head.rest.subarray(0, head.value), rest: head.rest.subarray(head.value) };
}

/** Major types of CBOR (RFC 8949 section 3.1). */
const CBOR_UNSIGNED = 0;
const CBOR_BYTES = 2;
const CBOR_ARRAY = 4;
const CBOR_MAP = 5;
const CBOR_TAG = 6;

export interface CborHead {
  /** A number, or how long the item is, or which tag it is. */
  readonly value: number;
  /** What follows the head. */
  readonly rest: Uint8Array;
}

/** Low five bits of a head whose value is in the next 1, 2 or 4 bytes. */
const FIRST_LONG = 24;
const LAST_LONG = 26;

/**
 * Reads the head of the item of major type `type` that `bytes` begin with: lengths that are stated, in their shortest
 * form and of 32 bits at most. Null for anything else.
 */
function readCborHead(bytes: Uint8Array, type: number): CborHead | null {
  const [first] = bytes;
  if (first === undefined || first >> 5 !== type) return null;
  const short = first & 31;
  if (short < FIRST_LONG) return { value: short, rest: bytes.subarray(1) };
  const size = 2 ** (short - FIRST_LONG);
  if (short > LAST_LONG || bytes.length < 1 + size) return null;
  const value = bytes.subarray(1, 1 + size).reduce((sum, byte) => sum * 256 + byte, 0);
  const isShortest = value >= (size === 1 ? FIRST_LONG : 256 ** (size / 2));
  return isShortest ? { value, rest: bytes.subarray(1 + size) } : null;
}
