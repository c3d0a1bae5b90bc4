import type { InferOutput } from 'valibot';
import type { AccountCode } from '#shared/endpoints/enums.ts';
import type { SourceKey } from '#shared/endpoints/sourceKeys.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** A kind of account as the exchange spells it and as the page names it (product.md section 3, screens.md 2.0). */
interface AccountType {
  readonly code: InferOutput<typeof AccountCode>;
  readonly businessType: 1;
  /** In the namespace user-assets. */
  readonly labelKey: `accounts.${string}`;
}

/** unified and uta are one account, by its name before the upgrade was finished and after. */
export const ACCOUNT_TYPES = {
  contract: { code: 1, businessType: 1, labelKey: 'accounts.contract' },
  spot: { code: 2, businessType: 1, labelKey: 'accounts.spot' },
  option: { code: 3, businessType: 1, labelKey: 'accounts.option' },
  /** Investment; spelled so on the wire. */
  finacial: { code: 5, businessType: 1, labelKey: 'accounts.investment' },
  /** Funding. */
  fiat: { code: 6, businessType: 1, labelKey: 'accounts.fiat' },
  mt4: { code: 8, businessType: 1, labelKey: 'accounts.mt4' },
  unified: { code: 10, businessType: 1, labelKey: 'accounts.unified' },
  uta: { code: 10, businessType: 1, labelKey: 'accounts.uta' },
} as const satisfies Readonly<Record<string, AccountType>>;

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
