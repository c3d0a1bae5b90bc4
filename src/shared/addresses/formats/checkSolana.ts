import { base58 } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { attempt } from '../codecs/attempt.ts';
import { isOnEd25519 } from '../codecs/isOnEd25519.ts';

const KEY_BYTES = 32;

export function checkSolana(text: string): AddressCheck {
  const key = attempt(() => base58.decode(text));
  if (key?.length !== KEY_BYTES) return refuseAddress('format');
  // The system program: an account that was never named reads as zeros.
  if (key.every((byte) => byte === 0)) return refuseAddress('reserved');
  return isOnEd25519(key)
    ? acceptAddress('account', text, { hasChecksum: false })
    : acceptAddress('program', text, { hasChecksum: false, warnings: ['program-address'] });
}
