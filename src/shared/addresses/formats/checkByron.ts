import { base58 } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { attempt } from '../codecs/attempt.ts';
import { crc32 } from '../codecs/crc32.ts';
import {
  CBOR_ARRAY,
  CBOR_BYTES,
  CBOR_MAP,
  CBOR_TAG,
  CBOR_UNSIGNED,
  readCborHead,
} from '../codecs/readCborHead.ts';

/** "Encoded CBOR inside." */
const ENCODED = 24;
const ROOT_BYTES = 28;
/** Keys of the attributes: a wallet's encrypted path, and a network that is not the main one. */
const PATH = 1;
const NETWORK = 2;
/** Public key, script, redemption. */
const LAST_TYPE = 2;

/** Cardano's addresses before Shelley: CBOR with a CRC-32, in base58 without a checksum of its own (CIP-19). */
export function checkByron(text: string): AddressCheck {
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
