import type { PaymentUri } from './paymentUri.ts';
import { readAmount } from './readAmount.ts';
import type { UriParts } from './readUriParts.ts';

/** `solana:<recipient>?amount=…&spl-token=…` (Solana Pay). Links to a transaction that a server makes are no payments. */
export function readSolanaUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const amount = readAmount(params?.get('amount'));
  if (scheme !== 'solana' || path === '' || /[:/%]/.test(path) || amount === null) return null;
  const token = params?.get('spl-token');
  return {
    address: path,
    format: 'sol',
    chain: 'SOL',
    ...(amount !== undefined && { amount }),
    ...(token !== undefined && { token }),
  };
}
