import type { InferOutput } from 'valibot';
import type { SourceKey } from '#shared/endpoints/sourceKeys.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** The account that a conversion takes from and pays into. */
export interface SourceAccount {
  readonly wallet: 'FUND' | 'SPOT' | 'UNIFIED' | 'CONTRACT';
  /** In the namespace user-assets. */
  readonly labelKey: `accounts.${string}`;
}

const FUNDING = { wallet: 'FUND', labelKey: 'accounts.fiat' } as const;
const SPOT = { wallet: 'SPOT', labelKey: 'accounts.spot' } as const;
const UTA = { wallet: 'UNIFIED', labelKey: 'accounts.uta' } as const;

/** By the source keys of a conversion (product.md section 3, screens.md 2.0). */
export const SOURCE_ACCOUNTS = {
  funding: FUNDING,
  funding_fiat: FUNDING,
  funding_block_trade: FUNDING,
  limit_order_funding: FUNDING,
  otc_convert: FUNDING,
  spot_convert: SPOT,
  spot_convert_block_trade: SPOT,
  uta_convert: UTA,
  uta_convert_block_trade: UTA,
  [`unified_${PRODUCT}`]: { wallet: 'UNIFIED', labelKey: 'accounts.unified' },
  [PRODUCT]: { wallet: 'CONTRACT', labelKey: 'accounts.contract' },
  [`reverse_${PRODUCT}`]: { wallet: 'CONTRACT', labelKey: 'accounts.inverseContract' },
} as const satisfies Readonly<Record<InferOutput<typeof SourceKey>, SourceAccount>>;
