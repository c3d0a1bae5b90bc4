import type { InferOutput } from 'valibot';
import type { Wallet } from '#sandbox/ledger/place.ts';
import type { SourceKey } from '#shared/endpoints/sourceKeys.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

type Key = InferOutput<typeof SourceKey>;

const WALLETS = new Map<Key, Wallet>([
  ['funding', 'FUND'],
  ['funding_fiat', 'FUND'],
  ['funding_block_trade', 'FUND'],
  ['limit_order_funding', 'FUND'],
  ['otc_convert', 'FUND'],
  ['spot_convert', 'SPOT'],
  ['spot_convert_block_trade', 'SPOT'],
  ['uta_convert', 'UNIFIED'],
  ['uta_convert_block_trade', 'UNIFIED'],
  [`unified_${PRODUCT}`, 'UNIFIED'],
  [PRODUCT, 'CONTRACT'],
  [`reverse_${PRODUCT}`, 'CONTRACT'],
]);

/** The wallet that a conversion takes from and pays into, by its source key (screens.md 2.0). */
export function walletOfKey(key: Key): Wallet {
  const wallet = WALLETS.get(key);
  if (wallet === undefined) {
    throw new Error(`No wallet belongs to ${key}.`);
  }
  return wallet;
}
