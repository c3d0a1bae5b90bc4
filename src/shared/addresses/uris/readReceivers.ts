import { cleanAddress } from '../cleanAddress.ts';
import { amountOfInvoice } from './invoiceAmount.ts';
import { type PaymentPart, type PaymentRefusal, refusePayment } from './paymentUri.ts';
import type { Terms } from './readTerms.ts';
import { refuseText } from './refuseText.ts';
import type { UriParam } from './uriParts.ts';

/** The receiver in the path of a code, or in a parameter; two that differ are refused. */
export function readReceiver(path: string, terms: Terms): string | PaymentRefusal {
  const named = terms.of('receiver') ?? '';
  if (path !== '' && named !== '' && path !== named) return refusePayment('twice', terms.nameOf('receiver'));
  const receiver = path === '' ? named : path;
  return receiver === '' ? refusePayment('noReceiver') : (refuseText(receiver) ?? receiver);
}

/** A text in the shape of a Lightning invoice, with the amount that it asks for. */
export function readInvoice(text: string): PaymentPart | null {
  const address = text.toLowerCase();
  const amount = amountOfInvoice(address);
  if (amount === null) return null;
  return { address, format: 'bolt11', chain: 'LIGHTNING', ...(amount !== undefined && { amount }) };
}

/** How an invoice begins; whether it is whole is checked elsewhere, by its checksum. */
const INVOICE_START = /^ln(?:bc|tb|sb)/i;

/**
 * All ways to pay a `bitcoin:` code (BIP-321), the address in its path first: further addresses are in `bc`, an invoice is in
 * `lightning`. What is there and of no use is passed over as long as something else can be paid.
 */
export function readBitcoinParts(
  path: string,
  params: readonly UriParam[],
): readonly PaymentPart[] | PaymentRefusal {
  const valuesOf = (wanted: string): readonly string[] =>
    params.flatMap(({ name, value }) => (name === wanted && value ? [cleanAddress(value).text] : []));
  const onChain = [path, ...valuesOf('bc')].filter((text) => text !== '' && refuseText(text) === null);
  const invoices = valuesOf('lightning').map((text) => text.replace(/^lightning:/i, ''));
  const parts = [
    ...onChain.slice(0, 1).map((address) => ({ address, format: 'btc', chain: 'BTC' })),
    ...invoices
      .filter((text) => INVOICE_START.test(text))
      .map((text) => readInvoice(text) ?? { address: text, format: 'bolt11', chain: 'LIGHTNING' })
      .slice(0, 1),
  ];
  if (parts.length > 0) return parts;
  const unusable = [path, ...invoices, ...valuesOf('lno')].flatMap((text) => refuseText(text) ?? []);
  const [odd] = invoices;
  return unusable[0] ?? (odd ? refusePayment('malformed', 'lightning') : refusePayment('noReceiver'));
}
