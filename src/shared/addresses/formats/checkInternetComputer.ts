import { hex } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { crc32 } from '../codecs/crc32.ts';

/** In one case: an address with a capital in it was mistyped somewhere. */
const SHAPE = /^(?:[0-9a-f]{64}|[0-9A-F]{64})$/;
/** A principal, or the ICRC-1 account of one: the ledger of ICP pays account ids only. */
const PRINCIPAL = /^[a-z2-7]{5}(?:-[a-z2-7]{1,7})+(?:\.[0-9a-f]{1,64})?$/;

/** The account id of the ICP ledger: a CRC-32 in front of the hash that it belongs to. */
export function checkInternetComputer(text: string): AddressCheck {
  if (PRINCIPAL.test(text)) return refuseAddress('unsupported', { hint: 'principal' });
  if (!SHAPE.test(text)) return refuseAddress('format');
  const bytes = hex.decode(text);
  const checksum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return checksum === crc32(bytes.subarray(4))
    ? acceptAddress('account', text.toLowerCase())
    : refuseAddress('checksum');
}
