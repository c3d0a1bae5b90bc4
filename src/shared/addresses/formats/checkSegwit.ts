import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBech32 } from '../codecs/decodeBech32.ts';
import { wordsToBytes } from '../codecs/wordsToBytes.ts';

/** BIP-173. */
const MAX_LENGTH = 90;
const MAX_VERSION = 16;
const KEY_HASH_BYTES = 20;
const SCRIPT_HASH_BYTES = 32;
const TAPROOT_KEY_BYTES = 32;

/**
 * SegWit of Bitcoin and its kin: version 0 in bech32, version 1 in bech32m (BIP-350). BIP-350 wants later versions sent
 * to as well; nobody can spend those yet, so screens.md 3.2 has none and they are refused by name.
 */
export function checkSegwit(text: string, prefix: string, testPrefixes: readonly string[]): AddressCheck {
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
