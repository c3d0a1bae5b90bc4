import type { PaymentUri } from './paymentUri.ts';
import { readAmount } from './readAmount.ts';
import type { UriParts } from './readUriParts.ts';

interface CoinScheme {
  readonly format: string;
  readonly chain: string;
  /** The scheme is part of the address itself, which without a question mark is no URI. */
  readonly isPrefix?: true;
}

/** Schemes that work as BIP-21 says. C4 asks for `bitcoin:`; the others are written alike. */
const SCHEMES: ReadonlyMap<string, CoinScheme> = new Map<string, CoinScheme>([
  ['bitcoin', { format: 'btc', chain: 'BTC' }],
  ['litecoin', { format: 'ltc', chain: 'LTC' }],
  ['dogecoin', { format: 'doge', chain: 'DOGE' }],
  ['dash', { format: 'dash', chain: 'DASH' }],
  ['lightning', { format: 'bolt11', chain: 'LIGHTNING' }],
  ['bitcoincash', { format: 'bch', chain: 'BCH', isPrefix: true }],
  ['kaspa', { format: 'kaspa', chain: 'KAS', isPrefix: true }],
]);

/** `bitcoin:<address>?amount=…` (BIP-21). A parameter that is required but unknown makes it void, as BIP-21 says. */
export function readCoinUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const coin = SCHEMES.get(scheme);
  if (coin === undefined || (coin.isPrefix && params === null)) return null;
  const names = [...(params?.keys() ?? [])];
  const amount = readAmount(params?.get('amount'));
  if (amount === null || names.some((name) => name.startsWith('req-'))) return null;
  const invoice = params?.get('lightning');
  if (path === '' && scheme === 'bitcoin' && invoice) {
    return {
      address: invoice,
      format: 'bolt11',
      chain: 'LIGHTNING',
      ...(amount !== undefined && { amount }),
    };
  }
  if (path === '') return null;
  // QR codes are often in capitals, which are smaller.
  const ownCase = path === path.toUpperCase() ? path.toLowerCase() : path;
  const address = coin.isPrefix ? `${scheme}:${ownCase}` : path;
  return { address, format: coin.format, chain: coin.chain, ...(amount !== undefined && { amount }) };
}
