import { sha256 } from '@noble/hashes/sha2.js';
import { base32nopad, base58xrp, base64urlnopad, hex } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/base58Check.ts';
import { attempt, isSameBytes } from '../codecs/bytes.ts';
import { crc16 } from '../codecs/checksums.ts';

const RIPPLE_ACCOUNT_BYTES = 20;
const CLASSIC_VERSION = 0;
const X_MAIN_PREFIX = Uint8Array.of(0x05, 0x44);
const X_TEST_PREFIX = Uint8Array.of(0x04, 0x93);
/** Prefix, account, flag, and eight bytes of tag of which only four are in use (XLS-5). */
const X_BYTES = 2 + RIPPLE_ACCOUNT_BYTES + 1 + 8;
const X_LENGTH = 47;
const HAS_TAG = 1;

/** Classic addresses, and X-addresses, which have a destination tag inside. */
export function checkRipple(text: string): AddressCheck {
  if (text.length === X_LENGTH) return checkXAddress(text);
  const payload = decodeBase58Check(text, 1 + RIPPLE_ACCOUNT_BYTES, base58xrp);
  if (typeof payload === 'string') return refuseAddress(payload);
  return payload[0] === CLASSIC_VERSION ? acceptAddress('account', text) : refuseAddress('format');
}

function checkXAddress(text: string): AddressCheck {
  const payload = decodeBase58Check(text, X_BYTES, base58xrp);
  if (typeof payload === 'string') return refuseAddress(payload);
  const prefix = payload.subarray(0, 2);
  if (isSameBytes(prefix, X_TEST_PREFIX)) return refuseAddress('test-network');
  const tagBytes = payload.subarray(3 + RIPPLE_ACCOUNT_BYTES);
  const flag = payload[2 + RIPPLE_ACCOUNT_BYTES];
  const tag = tagBytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const isTagPlausible = flag === HAS_TAG ? tag < 2n ** 32n : flag === 0 && tag === 0n;
  if (!isSameBytes(prefix, X_MAIN_PREFIX) || !isTagPlausible) return refuseAddress('format');
  const account = writeClassic(payload.subarray(2, 2 + RIPPLE_ACCOUNT_BYTES));
  return acceptAddress('x-address', text, {
    account,
    ...(flag === HAS_TAG && { tag: String(tag) }),
  });
}

function writeClassic(account: Uint8Array): string {
  const payload = Uint8Array.of(CLASSIC_VERSION, ...account);
  return base58xrp.encode(Uint8Array.of(...payload, ...sha256(sha256(payload)).subarray(0, 4)));
}

const STELLAR_ACCOUNT_VERSION = 6 << 3;
const MUXED_VERSION = 12 << 3;
const CONTRACT_VERSION = 2 << 3;
const SECRET_VERSION = 18 << 3;
const STELLAR_KEY_BYTES = 32;
const STELLAR_ID_BYTES = 8;
const STELLAR_CHECKSUM_BYTES = 2;
const STELLAR_ACCOUNT_BYTES = 1 + STELLAR_KEY_BYTES + STELLAR_CHECKSUM_BYTES;

/** StrKey (SEP-23): accounts, and muxed accounts, which have a memo id inside. */
export function checkStellar(text: string): AddressCheck {
  const bytes = attempt(() => base32nopad.decode(text));
  if (
    bytes === null ||
    (bytes.length !== STELLAR_ACCOUNT_BYTES && bytes.length !== STELLAR_ACCOUNT_BYTES + STELLAR_ID_BYTES)
  ) {
    return refuseAddress('format');
  }
  const payload = bytes.subarray(0, -STELLAR_CHECKSUM_BYTES);
  const [lower = 0, upper = 0] = bytes.subarray(-STELLAR_CHECKSUM_BYTES);
  if (crc16(payload) !== lower + upper * 256) return refuseAddress('checksum');
  const [version] = payload;
  if (payload.length > 1 + STELLAR_KEY_BYTES) {
    return version === MUXED_VERSION ? acceptMuxed(text, payload) : refuseAddress('format');
  }
  if (version === STELLAR_ACCOUNT_VERSION) return acceptAddress('account', text);
  if (version === SECRET_VERSION) return refuseAddress('unsupported', { hint: 'secret-key' });
  if (version === CONTRACT_VERSION) return refuseAddress('unsupported', { hint: 'contract' });
  return refuseAddress('format');
}

function acceptMuxed(text: string, payload: Uint8Array): AddressCheck {
  const id = payload.subarray(1 + STELLAR_KEY_BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const account = Uint8Array.of(STELLAR_ACCOUNT_VERSION, ...payload.subarray(1, 1 + STELLAR_KEY_BYTES));
  const crc = crc16(account);
  return acceptAddress('muxed', text, {
    account: base32nopad.encode(Uint8Array.of(...account, crc & 0xff, crc >> 8)),
    tag: String(id),
  });
}

/** One of the two alphabets; no wallet writes both at once. */
const TON_SHAPE = /^(?:[A-Za-z0-9_-]{48}|[A-Za-z0-9+/]{48})$/;
/** `workchain:hash`, as explorers and programs write it: nothing in it reveals a typing error. */
const TON_RAW = /^(?:0|-1):[0-9a-fA-F]{64}$/;
const TON_BOUNCEABLE = 0x11;
const TON_NON_BOUNCEABLE = 0x51;
const TON_TEST_FLAG = 0x80;
const TON_BASE_CHAIN = 0;
const TON_MASTER_CHAIN = 0xff;

/** The friendly form of an address. Which of its two forms was given decides whether a failed transfer comes back. */
export function checkTon(text: string): AddressCheck {
  if (TON_RAW.test(text)) return refuseAddress('unsupported', { hint: 'raw' });
  if (!TON_SHAPE.test(text)) return refuseAddress('format');
  const normalized = text.replaceAll('+', '-').replaceAll('/', '_');
  const bytes = attempt(() => base64urlnopad.decode(normalized));
  if (bytes === null) return refuseAddress('format');
  const [flags = 0, workchain] = bytes;
  const [upper = 0, lower = 0] = bytes.subarray(34);
  if (crc16(bytes.subarray(0, 34)) !== upper * 256 + lower) return refuseAddress('checksum');
  const form = flags & ~TON_TEST_FLAG;
  if (form !== TON_BOUNCEABLE && form !== TON_NON_BOUNCEABLE) return refuseAddress('format');
  if (form !== flags) return refuseAddress('test-network');
  if (workchain !== TON_BASE_CHAIN && workchain !== TON_MASTER_CHAIN) return refuseAddress('format');
  const account = `${workchain === TON_BASE_CHAIN ? '0' : '-1'}:${hex.encode(bytes.subarray(2, 34))}`;
  return acceptAddress('account', normalized, { account });
}
