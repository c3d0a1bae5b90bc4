import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/base58Check.ts';
import { decodeBech32, wordsToBytes } from '../codecs/bech32.ts';

/** BIP-173. */
const MAX_LENGTH = 90;
const MAX_VERSION = 16;
const KEY_HASH_BYTES = 20;
const SCRIPT_HASH_BYTES = 32;
const TAPROOT_KEY_BYTES = 32;

/**
 * SegWit of Bitcoin and Litecoin: version 0 in bech32, version 1 in bech32m (BIP-350). BIP-350 wants later versions sent
 * to as well; those cannot be spent yet, so screens.md 3.2 has none and they are refused by name.
 */
function checkSegwit(text: string, prefix: string, testPrefixes: readonly string[]): AddressCheck {
  const decoded = decodeBech32(text, MAX_LENGTH);
  if (typeof decoded === 'string') return refuseAddress(decoded);
  if (testPrefixes.includes(decoded.prefix)) return refuseAddress('test-network');
  const [version, ...words] = decoded.words;
  const program = wordsToBytes(words);
  if (decoded.prefix !== prefix || version === undefined || version > MAX_VERSION || program === null) {
    return refuseAddress('format');
  }
  if ((version === 0) !== (decoded.variant === 'bech32')) return refuseAddress('checksum');
  const normalized = text.toLowerCase();
  if (version === 0) {
    if (program.length === KEY_HASH_BYTES) return acceptAddress('p2wpkh', normalized);
    return program.length === SCRIPT_HASH_BYTES
      ? acceptAddress('p2wsh', normalized)
      : refuseAddress('format');
  }
  if (program.length < 2 || program.length > 40) return refuseAddress('format');
  return version === 1 && program.length === TAPROOT_KEY_BYTES
    ? acceptAddress('p2tr', normalized)
    : refuseAddress('unsupported', { hint: 'witness-version' });
}

/** A version byte and a hash of 20 bytes. */
const PAYLOAD_BYTES = 21;

/** Base58Check as Bitcoin has it, distinguished by the version byte. `testVersions` are those of test networks. */
export function checkBase58Address(
  text: string,
  kindByVersion: ReadonlyMap<number, AddressKind>,
  testVersions: readonly number[],
): AddressCheck {
  const payload = decodeBase58Check(text, PAYLOAD_BYTES);
  if (typeof payload === 'string') return refuseAddress(payload);
  const [version = -1] = payload;
  if (testVersions.includes(version)) return refuseAddress('test-network');
  const kind = kindByVersion.get(version);
  return kind === undefined ? refuseAddress('format') : acceptAddress(kind, text);
}

const BITCOIN_KINDS: ReadonlyMap<number, AddressKind> = new Map([
  [0x00, 'p2pkh'],
  [0x05, 'p2sh'],
]);
const BITCOIN_TEST_VERSIONS = [0x6f, 0xc4];
const BITCOIN_SEGWIT = /^(?:bc|tb|bcrt)1/i;

export function checkBitcoin(text: string): AddressCheck {
  return BITCOIN_SEGWIT.test(text)
    ? checkSegwit(text, 'bc', ['tb', 'bcrt'])
    : checkBase58Address(text, BITCOIN_KINDS, BITCOIN_TEST_VERSIONS);
}

const LITECOIN_SCRIPT_VERSION = 0x32;
/** Bitcoin's version for scripts, which Litecoin used before it had its own. */
const OLD_SCRIPT_VERSION = 0x05;
const LITECOIN_KINDS: ReadonlyMap<number, AddressKind> = new Map([
  [0x30, 'p2pkh'],
  [LITECOIN_SCRIPT_VERSION, 'p2sh'],
]);
const LITECOIN_TEST_VERSIONS = [0x6f, 0xc4, 0x3a];
const LITECOIN_SEGWIT = /^(?:ltc|tltc|rltc)1/i;
/** Addresses of the MimbleWimble extension, which hide amounts and cannot be paid from the main chain's side alone. */
const MWEB = /^t?ltcmweb1/i;

export function checkLitecoin(text: string): AddressCheck {
  if (MWEB.test(text)) return refuseAddress('unsupported', { hint: 'mweb' });
  if (LITECOIN_SEGWIT.test(text)) return checkSegwit(text, 'ltc', ['tltc', 'rltc']);
  return checkOldScript(text) ?? checkBase58Address(text, LITECOIN_KINDS, LITECOIN_TEST_VERSIONS);
}

/** Kept as it was written, since the receiver knows it so; compared by today's spelling. */
function checkOldScript(text: string): AddressCheck | null {
  const payload = decodeBase58Check(text, 21);
  if (typeof payload === 'string' || payload[0] !== OLD_SCRIPT_VERSION) return null;
  const account = createBase58check(sha256).encode(
    Uint8Array.of(LITECOIN_SCRIPT_VERSION, ...payload.subarray(1)),
  );
  return acceptAddress('p2sh', text, { account, warnings: ['old-spelling'] });
}

const DOGECOIN_KINDS: ReadonlyMap<number, AddressKind> = new Map([
  [0x1e, 'p2pkh'],
  [0x16, 'p2sh'],
]);
const DOGECOIN_TEST_VERSIONS = [0x71, 0xc4, 0x6f];

export function checkDogecoin(text: string): AddressCheck {
  return checkBase58Address(text, DOGECOIN_KINDS, DOGECOIN_TEST_VERSIONS);
}

const DASH_KINDS: ReadonlyMap<number, AddressKind> = new Map([
  [0x4c, 'p2pkh'],
  [0x10, 'p2sh'],
]);
const DASH_TEST_VERSIONS = [0x8c, 0x13];

export function checkDash(text: string): AddressCheck {
  return checkBase58Address(text, DASH_KINDS, DASH_TEST_VERSIONS);
}

const TRON_KINDS: ReadonlyMap<number, AddressKind> = new Map([[0x41, 'account']]);
/** Version bytes of test networks that are gone; today's test networks spell addresses as the main network does. */
const TRON_TEST_VERSIONS = [0xa0];

export function checkTron(text: string): AddressCheck {
  return checkBase58Address(text, TRON_KINDS, TRON_TEST_VERSIONS);
}
