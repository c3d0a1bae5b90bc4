import { createHash } from 'node:crypto';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { encodeAddress } from './encodeAddress.ts';

const MOST_TRIES = 100;

/**
 * An address of a format of screens.md 3.2 that belongs to a name: always the same, and made of a hash, so that no user
 * holds a key of it. It is one that the product itself accepts and warns of nothing about: a hash that spells another
 * (a Solana program's) is passed over, and so is one of the Ethereum kind whose capitals, all alike by chance, carry no
 * checksum.
 */
export function makeAddress(format: string, name: string): string {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const entropy = createHash('sha256').update(`${name}/${tries}`).digest();
    const check = checkAddress(encodeAddress(format, Uint8Array.from(entropy)), { format });
    if (check.ok && check.warnings.length === 0 && !isOneCase(format, check.normalized)) {
      return check.normalized;
    }
  }
  throw new Error(`No address of the format ${format} could be made.`);
}

function isOneCase(format: string, address: string): boolean {
  const digits = address.slice(2);
  return format === 'evm' && (digits === digits.toLowerCase() || digits === digits.toUpperCase());
}

/** A number of nine digits that belongs to a name: fits every chain's tag, memo or comment. */
export function makeTag(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  return String(100_000_000 + (hash.readUInt32BE() % 900_000_000));
}
