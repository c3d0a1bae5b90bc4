import { hex } from '@scure/base';
import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/decodeBase58Check.ts';

const PREFIX_BYTES = 3;
const HASH_BYTES = 20;
/** tz1, tz2, tz3, tz4 (one for each kind of key) and KT1. */
const KIND_BY_PREFIX: ReadonlyMap<string, AddressKind> = new Map([
  ['06a19f', 'account'],
  ['06a1a1', 'account'],
  ['06a1a4', 'account'],
  ['06a1a6', 'account'],
  ['025a79', 'contract'],
]);
/** sr1. */
const ROLLUP_PREFIX = '067c75';

export function checkTezos(text: string): AddressCheck {
  const payload = decodeBase58Check(text, PREFIX_BYTES + HASH_BYTES);
  if (typeof payload === 'string') return refuseAddress(payload);
  const prefix = hex.encode(payload.subarray(0, PREFIX_BYTES));
  if (prefix === ROLLUP_PREFIX) return refuseAddress('unsupported', { hint: 'rollup' });
  const kind = KIND_BY_PREFIX.get(prefix);
  return kind === undefined ? refuseAddress('format') : acceptAddress(kind, text);
}
