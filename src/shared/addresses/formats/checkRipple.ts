import { sha256 } from '@noble/hashes/sha2.js';
import { base58xrp } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/decodeBase58Check.ts';
import { isSameBytes } from '../codecs/isSameBytes.ts';

const ACCOUNT_BYTES = 20;
const CLASSIC_VERSION = 0;
const MAIN_PREFIX = Uint8Array.of(0x05, 0x44);
const TEST_PREFIX = Uint8Array.of(0x04, 0x93);
/** Prefix, account, flag, and eight bytes of tag of which only four are in use (XLS-5). */
const X_BYTES = 2 + ACCOUNT_BYTES + 1 + 8;
const X_LENGTH = 47;
const HAS_TAG = 1;

/** Classic addresses, and X-addresses, which have a destination tag inside. */
export function checkRipple(text: string): AddressCheck {
  if (text.length === X_LENGTH) return checkXAddress(text);
  const payload = decodeBase58Check(text, 1 + ACCOUNT_BYTES, base58xrp);
  if (typeof payload === 'string') return refuseAddress(payload);
  return payload[0] === CLASSIC_VERSION ? acceptAddress('account', text) : refuseAddress('format');
}

function checkXAddress(text: string): AddressCheck {
  const payload = decodeBase58Check(text, X_BYTES, base58xrp);
  if (typeof payload === 'string') return refuseAddress(payload);
  const prefix = payload.subarray(0, 2);
  if (isSameBytes(prefix, TEST_PREFIX)) return refuseAddress('test-network');
  const tagBytes = payload.subarray(3 + ACCOUNT_BYTES);
  const flag = payload[2 + ACCOUNT_BYTES];
  const tag = tagBytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const isTagPlausible = flag === HAS_TAG ? tag < 2n ** 32n : flag === 0 && tag === 0n;
  if (!isSameBytes(prefix, MAIN_PREFIX) || !isTagPlausible) return refuseAddress('format');
  const account = writeClassic(payload.subarray(2, 2 + ACCOUNT_BYTES));
  return acceptAddress('x-address', text, {
    account,
    ...(flag === HAS_TAG && { tag: String(tag) }),
  });
}

function writeClassic(account: Uint8Array): string {
  const payload = Uint8Array.of(CLASSIC_VERSION, ...account);
  return base58xrp.encode(Uint8Array.of(...payload, ...sha256(sha256(payload)).subarray(0, 4)));
}
