import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { readEvmAddress } from '../codecs/readEvmAddress.ts';

const IMPLICIT = /^[0-9a-f]{64}$/;
/** Letters and digits with single separators between them, so that no text can be matched in two ways. */
const NAME = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;
/** What was meant to be an Ethereum address, whole or not: never a name. */
const HEX = /^0x[0-9a-fA-F]*$/;
const LENGTHS = { min: 2, max: 64 } as const;

/** NEAR names accounts by a key in hex, by a name, or by an Ethereum address. Whether a name exists only the server knows. */
export function checkNear(text: string): AddressCheck {
  if (HEX.test(text)) return checkEthereumStyle(text);
  if (IMPLICIT.test(text)) return acceptAddress('implicit', text, { hasChecksum: false });
  const isName = text.length >= LENGTHS.min && text.length <= LENGTHS.max && NAME.test(text);
  return isName ? acceptAddress('name', text, { hasChecksum: false }) : refuseAddress('format');
}

/** Accounts are in lower case on NEAR, so that a checksum in capitals helps with typing it and is then gone. */
function checkEthereumStyle(text: string): AddressCheck {
  const address = readEvmAddress(text);
  if (typeof address === 'string') return refuseAddress(address);
  return acceptAddress('ethereum-style', address.normalized.toLowerCase(), {
    hasChecksum: address.hasChecksum,
    warnings: ['ethereum-style-account'],
  });
}
