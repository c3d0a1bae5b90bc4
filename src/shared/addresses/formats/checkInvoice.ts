import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { decodeBech32 } from '../codecs/decodeBech32.ts';
import { shiftPoint } from '../uris/shiftPoint.ts';
import { readInvoiceAmount } from './readInvoiceAmount.ts';
import { readInvoiceExpiry } from './readInvoiceExpiry.ts';

/** What an invoice is judged by besides its own text. */
export interface InvoiceContext {
  readonly nowMs: number;
  /** BTC as a plain decimal string; null: nothing is entered yet. */
  readonly amount: string | null;
}

/** BOLT 11 knows no limit; a QR code, which most invoices travel in, has one of about this size. */
export const MAX_INVOICE_LENGTH = 4096;
const MAIN_PREFIX = 'lnbc';
/** Regtest first, whose prefix begins like the main network's. */
const TEST_PREFIX = /^ln(?:bcrt|tbs|tb|sb)/;
const PICO_DECIMALS = 12;
const AMOUNT = /^\d{1,18}(?:\.\d{1,30})?$/;

/**
 * A Lightning invoice. Without a context its time and amount are told but not judged: who is about to pay gives one.
 */
export function checkInvoice(text: string, context?: InvoiceContext): AddressCheck {
  const decoded = decodeBech32(text, MAX_INVOICE_LENGTH);
  if (typeof decoded === 'string') return refuseAddress(decoded);
  if (decoded.variant !== 'bech32') return refuseAddress('checksum');
  if (TEST_PREFIX.test(decoded.prefix)) return refuseAddress('test-network');
  if (!decoded.prefix.startsWith(MAIN_PREFIX)) return refuseAddress('format');
  const pico = readInvoiceAmount(decoded.prefix.slice(MAIN_PREFIX.length));
  const expiresAtMs = readInvoiceExpiry(decoded);
  if (pico === null || expiresAtMs === null) return refuseAddress('format');
  if (context !== undefined && context.nowMs >= expiresAtMs) return refuseAddress('expired');
  const entered = context?.amount ?? null;
  const isFree = pico === 0n;
  if (!isFree && entered !== null && readPico(entered) !== pico) return refuseAddress('amount');
  const amount = isFree ? null : shiftPoint(String(pico), -PICO_DECIMALS);
  return acceptAddress('invoice', text.toLowerCase(), { invoice: { amount, expiresAtMs } });
}

/** Null for what is no amount, or one too fine for pico-BTC. */
function readPico(amount: string): bigint | null {
  const shifted = AMOUNT.test(amount) ? shiftPoint(amount, PICO_DECIMALS) : '.';
  return shifted.includes('.') ? null : BigInt(shifted);
}
