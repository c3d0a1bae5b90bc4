import type { InferOutput } from 'valibot';
import type { AccountCode, UpgradeState } from '#shared/endpoints/enums.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

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

export type AccountTypeName = keyof typeof ACCOUNT_TYPES;

/** `label_type` of a VIP label; 0 is none. */
export const VIP_LABEL_TYPE = { VIP: 2, PRO: 3 } as const satisfies Readonly<
  Record<string, ResultOf<'vipLabel'>['label_type']>
>;

/** `uta_status`: how far the upgrade to a unified account has come. */
export const UPGRADE_STATE = {
  none: '',
  failed: 'FAIL',
  underWay: 'PROCESS',
  done: 'SUCCESS',
} as const satisfies Readonly<Record<string, InferOutput<typeof UpgradeState>>>;
