import type { PaymentUri } from './paymentUri.ts';
import { readAmount } from './readAmount.ts';
import type { UriParts } from './readUriParts.ts';

/** `ripple:<address>?dt=<destination tag>&amount=…`, and the same with `xrpl:` or `xrp:`. */
export function readRippleUri({ scheme, path, params }: UriParts): PaymentUri | null {
  if (!['ripple', 'xrpl', 'xrp'].includes(scheme) || path === '' || path.includes('/')) return null;
  const amount = readAmount(params?.get('amount'));
  if (amount === null) return null;
  const tag = params?.get('dt');
  return {
    address: path,
    format: 'xrp',
    chain: 'XRP',
    ...(tag && { tag }),
    ...(amount !== undefined && { amount }),
  };
}
