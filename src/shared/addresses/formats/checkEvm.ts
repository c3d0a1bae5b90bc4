import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { readEvmAddress } from '../codecs/readEvmAddress.ts';

export function checkEvm(text: string): AddressCheck {
  const address = readEvmAddress(text);
  if (typeof address === 'string') return refuseAddress(address);
  return acceptAddress('account', address.normalized, { hasChecksum: address.hasChecksum });
}
