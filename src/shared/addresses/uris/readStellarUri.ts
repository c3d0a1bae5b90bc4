import { base64, hex } from '@scure/base';
import { attempt } from '../codecs/attempt.ts';
import type { PaymentUri } from './paymentUri.ts';
import { readAmount } from './readAmount.ts';
import type { UriParts } from './readUriParts.ts';

const SCHEMES = ['web+stellar', 'stellar'];
const MAIN_NETWORK = 'Public Global Stellar Network ; September 2015';
const HASH_BYTES = 32;

/**
 * `web+stellar:pay?destination=…&amount=…&memo=…&memo_type=…` (SEP-7), and `stellar:<address>?…`. Null for other
 * operations, other networks and memos that we cannot send.
 */
export function readStellarUri({ scheme, path, params }: UriParts): PaymentUri | null {
  if (!SCHEMES.includes(scheme) || path === 'tx') return null;
  const address = path === 'pay' ? params?.get('destination') : path;
  const network = params?.get('network_passphrase') ?? MAIN_NETWORK;
  const amount = readAmount(params?.get('amount'));
  const tag = readMemo(params?.get('memo'), params?.get('memo_type') ?? 'MEMO_TEXT');
  if (!address || network !== MAIN_NETWORK || amount === null || tag === null) return null;
  const code = params?.get('asset_code');
  return {
    address,
    format: 'xlm',
    chain: 'XLM',
    ...(tag && { tag }),
    ...(amount !== undefined && { amount }),
    ...(code && { token: `${code}:${params?.get('asset_issuer') ?? ''}` }),
  };
}

/** A hash comes in base64 and is typed in hex. Null for a memo that is malformed or of another type. */
function readMemo(memo: string | undefined, type: string): string | null | undefined {
  if (memo === undefined || type === 'MEMO_TEXT') return memo;
  if (type === 'MEMO_ID') return /^\d{1,20}$/.test(memo) ? memo : null;
  const hash = type === 'MEMO_HASH' ? attempt(() => base64.decode(memo)) : null;
  return hash?.length === HASH_BYTES ? hex.encode(hash) : null;
}
