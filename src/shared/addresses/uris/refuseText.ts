import { type PaymentRefusal, refusePayment } from './paymentUri.ts';

const LNURL = /^lnurl1/i;
const OFFER = /^ln[oir]1/i;
/** `name@place`, `name*place` and `$name`: Lightning addresses, BIP-353, federation addresses, handles. */
const SIGNED_NAME = /^(?:[$₿]\S+|[^\s@*:/]+[@*][^\s@*:/]+\.[^\s@*:/]+)$/u;
/** Endings of name services; NEAR and EOS have names of their own, which are addresses. */
const SERVICE_NAME =
  /^[^\s:/?]+\.(?:eth|sol|bnb|ton|t\.me|xyz|crypto|nft|wallet|blockchain|bitcoin|dao|zil|polygon|arb|tez|apt|sui|ada|hns|lens|xrp|x|888|btc|avax|base|cb\.id)$/iu;

/** Whether a service has to be asked whose address it is; such services are not asked from here. */
export function isServiceName(text: string): boolean {
  return SIGNED_NAME.test(text) || SERVICE_NAME.test(text);
}

/** What stands where an address should, and is of a kind that we can't pay; null for anything else. */
export function refuseText(text: string): PaymentRefusal | null {
  if (LNURL.test(text)) return refusePayment('lnurl');
  if (OFFER.test(text)) return refusePayment('offer');
  return isServiceName(text) ? refusePayment('name', text) : null;
}
