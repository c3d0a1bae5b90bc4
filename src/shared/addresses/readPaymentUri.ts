import { readCoinUri } from './uris/coinUri.ts';
import { readEthereumUri } from './uris/ethereumUri.ts';
import {
  isRefusedPayment,
  type PaymentReading,
  type PaymentRefusal,
  type PaymentUri,
  refusePayment,
} from './uris/paymentUri.ts';
import { readInvoice } from './uris/readReceivers.ts';
import { refuseText } from './uris/refuseText.ts';
import { readUriParts, type UriParts } from './uris/uriParts.ts';

/** What a QR code can hold is shorter. */
const MAX_LENGTH = 8192;
/** Prefixes of addresses, such as `bitcoincash:`; the check of the address refuses the prefixes of test networks. */
const ADDRESS_PREFIX = /^(?:bitcoincash|bch(?:test|reg)|kaspa(?:test|dev|sim)?)$/;
const LNURL_SCHEME = /^(?:lnurl[pwc]?|keyauth)$/;

/**
 * Reads a payment code of screens.md 0.3 C4, pasted or scanned, by the rules of 0.2c: what decides is never passed over, what
 * says nothing may be in any state, and what can't be used is refused with its reason. Null for anything that is no code,
 * such as a bare address. Throws for no text.
 */
export function readPaymentCode(text: string): PaymentReading | null {
  if (text.length > MAX_LENGTH) return null;
  // Spaces inside stay, since they may be part of a memo.
  const trimmed = text.trim();
  const parts = readUriParts(trimmed);
  if (parts === null) return refuseCode(trimmed) ?? readInvoice(trimmed);
  return readCoinUri(parts) ?? readEthereumUri(parts) ?? refuseScheme(parts);
}

/** The same where only what can be used counts: null for a code that is refused, too. */
export function readPaymentUri(text: string): PaymentUri | null {
  const reading = readPaymentCode(text);
  return reading === null || isRefusedPayment(reading) ? null : reading;
}

/** Names of services are left to the network's check: some are addresses there. */
function refuseCode(text: string): PaymentRefusal | null {
  const refusal = refuseText(text);
  return refusal?.refused === 'name' ? null : refusal;
}

function refuseScheme({ scheme, params }: UriParts): PaymentRefusal | null {
  if (ADDRESS_PREFIX.test(scheme)) return null;
  const linked = params?.find(({ name }) => name === 'lightning')?.value ?? '';
  if (LNURL_SCHEME.test(scheme) || refuseText(linked)?.refused === 'lnurl') return refusePayment('lnurl');
  return refusePayment('scheme', scheme);
}
