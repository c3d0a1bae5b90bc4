import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';

const NAME = /^[a-z1-5.]{0,11}[a-z1-5]$/;

/** The name of an account; whether it exists only the server knows. */
export function checkEosio(text: string): AddressCheck {
  return NAME.test(text) ? acceptAddress('name', text, { hasChecksum: false }) : refuseAddress('format');
}
