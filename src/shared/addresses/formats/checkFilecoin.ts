import { blake2b } from '@noble/hashes/blake2.js';
import { base32nopad } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { attempt, type DecodeFault, isSameBytes } from '../codecs/bytes.ts';
import { readEvmAddress } from './hexAccounts.ts';

const ID = /^[ft]0(0|[1-9]\d{0,18})$/;
const HASHED = /^([ft])([123])([a-z2-7]+)$/;
/** Namespace 10 is the Ethereum address manager, the only one there is. */
const DELEGATED = /^([ft])410f([a-z2-7]+)$/;
const MAX_ID = 2n ** 63n - 1n;
const CHECKSUM_BYTES = 4;
const SIZE_BY_PROTOCOL: ReadonlyMap<number, number> = new Map([
  [1, 20],
  [2, 20],
  [3, 48],
]);
/** Protocol 4 and the namespace, in front of the 20 bytes of an Ethereum address. */
const DELEGATED_PREFIX = Uint8Array.of(4, 10);
/** 0xff and eleven zeros, then a number: Filecoin's own way to write an id in Ethereum's form. */
const MASKED_ID = Uint8Array.of(0xff, ...new Uint8Array(11));

/**
 * Keys (f1, f3), ids (f0) and Ethereum-style accounts (f410f, 0x). f2 names an actor by the message that made it, which
 * screens.md 3.2 does not list: refused by name.
 */
export function checkFilecoin(text: string): AddressCheck {
  if (text.startsWith('0x')) return checkEthereumForm(text);
  const [, id] = ID.exec(text) ?? [];
  if (id !== undefined) return checkId(text, id);
  const [, delegatedNetwork, delegated] = DELEGATED.exec(text) ?? [];
  if (delegated !== undefined) {
    const address = decode(DELEGATED_PREFIX, delegated, 20);
    if (typeof address === 'string') return refuseAddress(address);
    if (delegatedNetwork === 't') return refuseAddress('test-network');
    return isMaskedId(address) ? refuseAddress('format') : acceptAddress('delegated', text);
  }
  const [, network, digit, body = ''] = HASHED.exec(text) ?? [];
  const protocol = Number(digit);
  const hash = decode(Uint8Array.of(protocol), body, SIZE_BY_PROTOCOL.get(protocol) ?? 0);
  if (typeof hash === 'string') return refuseAddress(hash);
  if (network === 't') return refuseAddress('test-network');
  return protocol === 2 ? refuseAddress('unsupported', { hint: 'actor' }) : acceptAddress('account', text);
}

function checkId(text: string, id: string): AddressCheck {
  if (BigInt(id) > MAX_ID) return refuseAddress('format');
  return text.startsWith('t')
    ? refuseAddress('test-network')
    : acceptAddress('id', text, { hasChecksum: false });
}

/** Kept in Ethereum's form, which is how the receiver knows it; compared by Filecoin's. */
function checkEthereumForm(text: string): AddressCheck {
  const address = readEvmAddress(text);
  if (typeof address === 'string') return refuseAddress(address);
  if (isMaskedId(address.bytes)) return refuseAddress('reserved');
  const checksum = checksumOf(DELEGATED_PREFIX, address.bytes);
  const body = base32nopad.encode(Uint8Array.of(...address.bytes, ...checksum)).toLowerCase();
  const { normalized, hasChecksum } = address;
  return acceptAddress('ethereum-style', normalized, { hasChecksum, account: `f410f${body}` });
}

/** The payload of `size` bytes in front of its checksum, which covers `prefix` as well. */
function decode(prefix: Uint8Array, text: string, size: number): Uint8Array | DecodeFault {
  const bytes = attempt(() => base32nopad.decode(text.toUpperCase()));
  if (size === 0 || bytes?.length !== size + CHECKSUM_BYTES) return 'format';
  const payload = bytes.subarray(0, size);
  return isSameBytes(bytes.subarray(size), checksumOf(prefix, payload)) ? payload : 'checksum';
}

function checksumOf(prefix: Uint8Array, payload: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.of(...prefix, ...payload), { dkLen: CHECKSUM_BYTES });
}

function isMaskedId(address: Uint8Array): boolean {
  return isSameBytes(address.subarray(0, MASKED_ID.length), MASKED_ID);
}
