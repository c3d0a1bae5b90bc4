import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBech32 } from '../codecs/decodeBech32.ts';
import { wordsToBytes } from '../codecs/wordsToBytes.ts';

const MAX_LENGTH = 90;
const ACCOUNT_BYTES = 20;
const CONTRACT_BYTES = 32;

/** Chains made with the Cosmos SDK, told apart by the prefix. Keys of validators have longer prefixes and are no accounts. */
export function checkCosmos(text: string, prefix: string): AddressCheck {
  const decoded = decodeBech32(text, MAX_LENGTH);
  if (typeof decoded === 'string') return refuseAddress(decoded);
  if (decoded.variant !== 'bech32') return refuseAddress('checksum');
  if (decoded.prefix.startsWith(`${prefix}val`)) return refuseAddress('unsupported', { hint: 'validator' });
  if (decoded.prefix !== prefix) return refuseAddress('wrong-chain');
  const bytes = wordsToBytes(decoded.words);
  if (bytes?.length === ACCOUNT_BYTES) return acceptAddress('account', text.toLowerCase());
  return bytes?.length === CONTRACT_BYTES
    ? acceptAddress('contract', text.toLowerCase())
    : refuseAddress('format');
}
