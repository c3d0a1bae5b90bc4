import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBech32 } from '../codecs/decodeBech32.ts';
import { wordsToBytes } from '../codecs/wordsToBytes.ts';
import { checkByron } from './checkByron.ts';

const SHELLEY = /^(?:addr|addr_test|stake|stake_test)1/i;
/** Cardano has no limit of its own; the longest that is accepted has 103. */
const MAX_LENGTH = 128;
const HASH_BYTES = 28;
const MAIN_NETWORK = 1;
/** Header types of CIP-19: with a stake part, with a pointer to one, without. */
const LAST_BASE = 3;
const LAST_POINTER = 5;
const LAST_ENTERPRISE = 7;

export function checkCardano(text: string): AddressCheck {
  return SHELLEY.test(text) ? checkShelley(text) : checkByron(text);
}

function checkShelley(text: string): AddressCheck {
  const decoded = decodeBech32(text, MAX_LENGTH);
  if (typeof decoded === 'string') return refuseAddress(decoded);
  if (decoded.variant !== 'bech32') return refuseAddress('checksum');
  if (decoded.prefix.endsWith('_test')) return refuseAddress('test-network');
  if (decoded.prefix === 'stake') return refuseAddress('unsupported', { hint: 'stake' });
  const bytes = wordsToBytes(decoded.words);
  if (decoded.prefix !== 'addr' || bytes === null) return refuseAddress('format');
  const [header = 0] = bytes;
  const type = header >> 4;
  const network = header & 0xf;
  if (network !== MAIN_NETWORK) return refuseAddress(network === 0 ? 'test-network' : 'format');
  if (type > LAST_BASE && type <= LAST_POINTER) return refuseAddress('unsupported', { hint: 'pointer' });
  const hashes = type <= LAST_BASE ? 2 : 1;
  if (type > LAST_ENTERPRISE || bytes.length !== 1 + hashes * HASH_BYTES) return refuseAddress('format');
  // The lowest bit of the type tells a script from a key, as far as paying goes.
  return acceptAddress(type % 2 === 0 ? 'payment' : 'script', text.toLowerCase());
}
