import { base32nopad } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { attempt } from '../codecs/attempt.ts';
import { crc16 } from '../codecs/crc16.ts';

const ACCOUNT_VERSION = 6 << 3;
const MUXED_VERSION = 12 << 3;
const CONTRACT_VERSION = 2 << 3;
const SECRET_VERSION = 18 << 3;
const KEY_BYTES = 32;
const ID_BYTES = 8;
const CHECKSUM_BYTES = 2;
const ACCOUNT_BYTES = 1 + KEY_BYTES + CHECKSUM_BYTES;

/** StrKey (SEP-23): accounts, and muxed accounts, which have a memo id inside. */
export function checkStellar(text: string): AddressCheck {
  const bytes = attempt(() => base32nopad.decode(text));
  if (bytes === null || (bytes.length !== ACCOUNT_BYTES && bytes.length !== ACCOUNT_BYTES + ID_BYTES)) {
    return refuseAddress('format');
  }
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  const [low = 0, high = 0] = bytes.subarray(-CHECKSUM_BYTES);
  if (crc16(payload) !== low + high * 256) return refuseAddress('checksum');
  const [version] = payload;
  if (payload.length > 1 + KEY_BYTES) {
    return version === MUXED_VERSION ? acceptMuxed(text, payload) : refuseAddress('format');
  }
  if (version === ACCOUNT_VERSION) return acceptAddress('account', text);
  if (version === SECRET_VERSION) return refuseAddress('unsupported', { hint: 'secret-key' });
  if (version === CONTRACT_VERSION) return refuseAddress('unsupported', { hint: 'contract' });
  return refuseAddress('format');
}

function acceptMuxed(text: string, payload: Uint8Array): AddressCheck {
  const id = payload.subarray(1 + KEY_BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const account = Uint8Array.of(ACCOUNT_VERSION, ...payload.subarray(1, 1 + KEY_BYTES));
  const crc = crc16(account);
  return acceptAddress('muxed', text, {
    account: base32nopad.encode(Uint8Array.of(...account, crc & 0xff, crc >> 8)),
    tag: String(id),
  });
}
