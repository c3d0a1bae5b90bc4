import type { PaymentUri } from './paymentUri.ts';
import { readAmount } from './readAmount.ts';
import type { UriParts } from './readUriParts.ts';

const PATH = /^transfer\/([^/]{1,128})\/?$/;
const NANOTON_DECIMALS = 9;

/**
 * `ton://transfer/<address>?amount=<nanotons>&text=<comment>`. Null where it carries a program's message (`bin`, `init`),
 * which an exchange doesn't send.
 */
export function readTonUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const [, address] = PATH.exec(path) ?? [];
  if (scheme !== 'ton' || address === undefined || params?.has('bin') || params?.has('init')) return null;
  const token = params?.get('jetton');
  const units = readAmount(params?.get('amount'), token === undefined ? NANOTON_DECIMALS : 0);
  if (units === null || (token !== undefined && units?.includes('.'))) return null;
  const tag = params?.get('text');
  return {
    address,
    format: 'ton',
    chain: 'TON',
    ...(tag && { tag }),
    ...(token !== undefined && { token }),
    ...(units !== undefined && (token === undefined ? { amount: units } : { tokenUnits: units })),
  };
}
