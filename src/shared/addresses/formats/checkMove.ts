import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';

const WHOLE = /^0x[0-9a-fA-F]{64}$/;
/** With the zeros in front left out. 40 digits are more likely an Ethereum address. */
const SHORT = /^0x(?![0-9a-fA-F]{40}$)[0-9a-fA-F]{1,63}$/;

/** Aptos and Sui, which spell accounts alike: the page has to name the chain. */
export function checkMove(text: string): AddressCheck {
  if (WHOLE.test(text)) return acceptAddress('account', text.toLowerCase(), { hasChecksum: false });
  return SHORT.test(text) ? refuseAddress('unsupported', { hint: 'short-form' }) : refuseAddress('format');
}
