import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { type AddressCheck, type AddressKind, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBase58Check } from '../codecs/decodeBase58Check.ts';
import { checkBase58Address } from './checkBase58Address.ts';
import { checkSegwit } from './checkSegwit.ts';

const SCRIPT_VERSION = 0x32;
/** Bitcoin's version for scripts, which Litecoin used before it had its own. */
const OLD_SCRIPT_VERSION = 0x05;
const KIND_BY_VERSION: ReadonlyMap<number, AddressKind> = new Map([
  [0x30, 'p2pkh'],
  [SCRIPT_VERSION, 'p2sh'],
]);
const TEST_VERSIONS = [0x6f, 0xc4, 0x3a];
const SEGWIT = /^(?:ltc|tltc|rltc)1/i;
/** Addresses of the MimbleWimble extension, which hide amounts and cannot be paid from the main chain's side alone. */
const MWEB = /^t?ltcmweb1/i;

export function checkLitecoin(text: string): AddressCheck {
  if (MWEB.test(text)) return refuseAddress('unsupported', { hint: 'mweb' });
  if (SEGWIT.test(text)) return checkSegwit(text, 'ltc', ['tltc', 'rltc']);
  return checkOldScript(text) ?? checkBase58Address(text, KIND_BY_VERSION, TEST_VERSIONS);
}

/** Kept as it was written, since the receiver knows it so; compared by today's spelling. */
function checkOldScript(text: string): AddressCheck | null {
  const payload = decodeBase58Check(text, 21);
  if (typeof payload === 'string' || payload[0] !== OLD_SCRIPT_VERSION) return null;
  const account = createBase58check(sha256).encode(Uint8Array.of(SCRIPT_VERSION, ...payload.subarray(1)));
  return acceptAddress('p2sh', text, { account, warnings: ['old-spelling'] });
}
