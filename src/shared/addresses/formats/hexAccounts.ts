import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';

const EVM_SHAPE = /^0x[0-9a-fA-F]{40}$/;
/** The zero address and those of built-in contracts: 1…10 of screens.md 3.2, and the seven that came after them. */
const LAST_BUILT_IN = 0x11n;
/** Where tokens are sent to be destroyed. */
const BURN = 0xdeadn;
/** What programs write for the chain's own coin, and for no address. */
const PLACEHOLDER = /^(?:e{40}|f{40})$/;

export interface EvmAddress {
  /** With the capitals of EIP-55. */
  readonly normalized: string;
  /** False: it was written in one case, which carries no checksum. */
  readonly hasChecksum: boolean;
  readonly bytes: Uint8Array;
}

/** Reads 0x and 40 hex digits; capitals that are not those of EIP-55 are a wrong checksum (screens.md 3.2). */
export function readEvmAddress(text: string): EvmAddress | 'format' | 'checksum' | 'reserved' {
  if (!EVM_SHAPE.test(text)) return 'format';
  const written = text.slice(2);
  const digits = written.toLowerCase();
  const normalized = `0x${writeCapitals(digits)}`;
  const hasChecksum = written !== digits && written !== written.toUpperCase();
  if (hasChecksum && normalized !== text) return 'checksum';
  const value = BigInt(text.toLowerCase());
  if (value <= LAST_BUILT_IN || value === BURN || PLACEHOLDER.test(digits)) return 'reserved';
  return { normalized, hasChecksum, bytes: hex.decode(digits) };
}

function writeCapitals(digits: string): string {
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)));
  return [...digits].map((digit, i) => (hash.charAt(i) >= '8' ? digit.toUpperCase() : digit)).join('');
}

export function checkEvm(text: string): AddressCheck {
  const address = readEvmAddress(text);
  if (typeof address === 'string') return refuseAddress(address);
  return acceptAddress('account', address.normalized, { hasChecksum: address.hasChecksum });
}

const MOVE_WHOLE = /^0x[0-9a-fA-F]{64}$/;
/** With the zeros in front left out. 40 digits are more likely an Ethereum address. */
const MOVE_SHORT = /^0x(?![0-9a-fA-F]{40}$)[0-9a-fA-F]{1,63}$/;

/** Aptos and Sui, which spell accounts alike: the page has to name the chain. */
export function checkMove(text: string): AddressCheck {
  if (MOVE_WHOLE.test(text)) return acceptAddress('account', text.toLowerCase(), { hasChecksum: false });
  return MOVE_SHORT.test(text)
    ? refuseAddress('unsupported', { hint: 'short-form' })
    : refuseAddress('format');
}
