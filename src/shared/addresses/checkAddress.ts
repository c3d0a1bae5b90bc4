import {
  type AcceptedAddress,
  type AddressCheck,
  type RefusedAddress,
  refuseAddress,
} from './addressCheck.ts';
import type { InvoiceContext } from './formats/checkInvoice.ts';
import { checkFormat, detectFormats } from './formats/formatTable.ts';
import { isOwnerless } from './isOwnerless.ts';
import { isServiceName } from './uris/refuseText.ts';

export interface AddressOptions {
  /** Format id of the chosen chain (screens.md 3.1). */
  readonly format: string;
  /** Token contracts known on that chain (screens.md 3.3): never a receiver of a payment. */
  readonly contracts?: readonly string[];
  /** For Lightning; without it an invoice's time and secret are not judged. */
  readonly invoice?: InvoiceContext;
}

/**
 * Judges an address for the chosen chain by screens.md 3.2; page and server use the same. Codes: 132002 for a wrong
 * checksum, 132008 for a known token contract, 132001 for anything else. Expects a text that went through cleanAddress
 * and throws for none.
 */
export function checkAddress(text: string, options: AddressOptions): AddressCheck {
  const check = checkFormat(text, options.format, options.invoice);
  if (!check.ok) return nameOtherChains(text, options.format, check);
  if (isOwnerless(check.account)) return refuseAddress('reserved');
  if (isKnownContract(check, options)) return refuseAddress('token-contract');
  if (check.hasChecksum) return check;
  // Nothing but spelling speaks for it, and another chain's checksum fits: that does not happen by accident.
  const looksLike = detectFormats(text, 'checksum');
  return looksLike.length === 0 ? check : refuseAddress('wrong-chain', { looksLike });
}

/** A wrong checksum is more likely a typing error than an address of a chain that has none, so that one must prove itself. */
function nameOtherChains(text: string, format: string, check: RefusedAddress): RefusedAddress {
  if (check.problem === 'unknown-format') return check;
  if (check.problem === 'format' && isServiceName(text))
    return refuseAddress('unsupported', { hint: 'name' });
  const weakest = check.problem === 'checksum' ? 'checksum' : 'shape';
  const looksLike = detectFormats(text, weakest).filter((other) => other !== format);
  if (looksLike.length === 0) return check;
  const isUnexplained = check.problem === 'format' || check.problem === 'checksum';
  return isUnexplained ? refuseAddress('wrong-chain', { looksLike }) : { ...check, looksLike };
}

/** Contracts are compared as accounts, so that another spelling of one is found out too. */
function isKnownContract({ account }: AcceptedAddress, { format, contracts = [] }: AddressOptions): boolean {
  return contracts.some((contract) => {
    const isHex = contract.startsWith('0x');
    const known = checkFormat(isHex ? contract.toLowerCase() : contract, format);
    return known.ok ? known.account === account : contract === account;
  });
}
