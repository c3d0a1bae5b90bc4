import { sha512_256 } from '@noble/hashes/sha2.js';
import { base32nopad, base58, hex } from '@scure/base';
import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/base58Check.ts';
import { attempt, isSameBytes } from '../codecs/bytes.ts';
import { crc32 } from '../codecs/checksums.ts';
import { isOnEd25519 } from '../codecs/curves.ts';

const SOLANA_KEY_BYTES = 32;

export function checkSolana(text: string): AddressCheck {
  const key = attempt(() => base58.decode(text));
  if (key?.length !== SOLANA_KEY_BYTES) return refuseAddress('format');
  // The system program: an account that was never named reads as zeros.
  if (key.every((byte) => byte === 0)) return refuseAddress('reserved');
  return isOnEd25519(key)
    ? acceptAddress('account', text, { hasChecksum: false })
    : acceptAddress('program', text, { hasChecksum: false, warnings: ['program-address'] });
}

const ALGORAND_KEY_BYTES = 32;
const ALGORAND_CHECKSUM_BYTES = 4;

export function checkAlgorand(text: string): AddressCheck {
  const bytes = attempt(() => base32nopad.decode(text));
  if (bytes?.length !== ALGORAND_KEY_BYTES + ALGORAND_CHECKSUM_BYTES) return refuseAddress('format');
  const checksum = sha512_256(bytes.subarray(0, ALGORAND_KEY_BYTES)).subarray(-ALGORAND_CHECKSUM_BYTES);
  return isSameBytes(bytes.subarray(ALGORAND_KEY_BYTES), checksum)
    ? acceptAddress('account', text)
    : refuseAddress('checksum');
}

const TEZOS_PREFIX_BYTES = 3;
const TEZOS_HASH_BYTES = 20;
/** tz1, tz2, tz3, tz4 (one for each kind of key) and KT1. */
const TEZOS_KIND_BY_PREFIX: ReadonlyMap<string, AddressKind> = new Map([
  ['06a19f', 'account'],
  ['06a1a1', 'account'],
  ['06a1a4', 'account'],
  ['06a1a6', 'account'],
  ['025a79', 'contract'],
]);
/** sr1. */
const TEZOS_ROLLUP_PREFIX = '067c75';

export function checkTezos(text: string): AddressCheck {
  const payload = decodeBase58Check(text, TEZOS_PREFIX_BYTES + TEZOS_HASH_BYTES);
  if (typeof payload === 'string') return refuseAddress(payload);
  const prefix = hex.encode(payload.subarray(0, TEZOS_PREFIX_BYTES));
  if (prefix === TEZOS_ROLLUP_PREFIX) return refuseAddress('unsupported', { hint: 'rollup' });
  const kind = TEZOS_KIND_BY_PREFIX.get(prefix);
  return kind === undefined ? refuseAddress('format') : acceptAddress(kind, text);
}

/** In one case: an address with a capital in it was mistyped somewhere. */
const ICP_SHAPE = /^(?:[0-9a-f]{64}|[0-9A-F]{64})$/;
/** A principal, or the ICRC-1 account of one: the ledger of ICP pays account ids only. */
const ICP_PRINCIPAL = /^[a-z2-7]{5}(?:-[a-z2-7]{1,7})+(?:\.[0-9a-f]{1,64})?$/;

/** The account id of the ICP ledger: a CRC-32 in front of the hash that it belongs to. */
export function checkInternetComputer(text: string): AddressCheck {
  if (ICP_PRINCIPAL.test(text)) return refuseAddress('unsupported', { hint: 'principal' });
  if (!ICP_SHAPE.test(text)) return refuseAddress('format');
  const bytes = hex.decode(text);
  const checksum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return checksum === crc32(bytes.subarray(4))
    ? acceptAddress('account', text.toLowerCase())
    : refuseAddress('checksum');
}
