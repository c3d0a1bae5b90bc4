import { cleanAddress } from '#shared/addresses/cleanAddress.ts';
import { readPaymentCode } from '#shared/addresses/readPaymentUri.ts';
import { isRefusedPayment, type PaymentRefusal, type PaymentUri } from '#shared/addresses/uris/paymentUri.ts';

/** What was pasted, scanned or typed into the address field. */
export interface ReadEntry {
  readonly text: string;
  /** Spaces, line breaks or invisible characters were taken out, which the page says. */
  readonly isCleaned: boolean;
  /** Undefined for a bare address. */
  readonly uri?: PaymentUri;
  /** Why a payment code can't be used; such a code stays in the field unchanged. */
  readonly refusal?: PaymentRefusal;
}

/** A whole text, as it is pasted, scanned or kept in a cell: a payment code is taken apart (screens.md 0.3, C4). */
export function readWhole(raw: string): ReadEntry {
  const reading = readPaymentCode(raw);
  if (reading === null) return readTyped(raw);
  if (isRefusedPayment(reading)) return { text: raw.trim(), isCleaned: false, refusal: reading };
  const { text, isChanged } = cleanAddress(reading.address);
  return { text, isCleaned: isChanged || reading.isCleaned === true, uri: reading };
}

/** A text that may still grow: half of a payment URI means nothing yet. */
export function readTyped(raw: string): ReadEntry {
  const { text, isChanged } = cleanAddress(raw);
  return { text, isCleaned: isChanged };
}
