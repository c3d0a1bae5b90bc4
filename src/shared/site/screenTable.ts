import type { SiteFlag } from './siteFlags.ts';

/** The parts of the side navigation. */
export const GROUPS = ['exchange', 'funds', 'records', 'documents'] as const;
export type Group = (typeof GROUPS)[number];

interface Row {
  /** That of its texts, `screens.{id}`. */
  readonly id: string;
  /** Below /user/assets, as the router matches it, with or without a slash at the end. */
  readonly path: string;
  /** Where the navigation leads, where the path has a parameter. */
  readonly href?: string;
  readonly group: Group;
  /** The site's flag without which the screen is not there. */
  readonly flag?: SiteFlag;
  /** Withdrawals and records: open when a site has been cleared (screens.md 0.3). */
  readonly survivesClearance?: boolean;
}

/** The account that the navigation opens first where a screen is about one account. */
const FIRST_ACCOUNT = 'funding';

/** The twenty screens (product.md section 2), in the order of the side navigation. */
export const SCREENS = [
  { id: 'exchange', path: '/exchange/index', group: 'exchange' },
  { id: 'exchangeHistory', path: '/exchange/history', group: 'exchange', survivesClearance: true },
  { id: 'lowBalance', path: '/exchange/lwb-exchange', group: 'exchange' },
  {
    id: 'lowBalanceAccount',
    path: '/exchange/lwb-exchange/:id',
    href: `/exchange/lwb-exchange/${FIRST_ACCOUNT}`,
    group: 'exchange',
  },
  {
    id: 'lowBalanceHistory',
    path: '/exchange/lwb-exchange/history/:id',
    href: `/exchange/lwb-exchange/history/${FIRST_ACCOUNT}`,
    group: 'exchange',
    survivesClearance: true,
  },
  { id: 'blockTrade', path: '/otc/index', group: 'exchange' },
  { id: 'blockConvert', path: '/otc/convert', group: 'exchange' },
  { id: 'blockHistory', path: '/otc/history', group: 'exchange', survivesClearance: true },
  { id: 'deposit', path: '/deposit', group: 'funds' },
  { id: 'depositAddresses', path: '/deposit/chain-address', group: 'funds' },
  { id: 'withdraw', path: '/withdraw', group: 'funds', survivesClearance: true },
  { id: 'addresses', path: '/money-address', group: 'funds', survivesClearance: true },
  { id: 'addressBatch', path: '/money-address/batch', group: 'funds', survivesClearance: true },
  { id: 'addressCheck', path: '/money-address/risk-check', group: 'funds', survivesClearance: true },
  { id: 'derivatives', path: '/records/derivatives', group: 'records', survivesClearance: true },
  { id: 'frozen', path: '/records/frozen-assets', group: 'records', survivesClearance: true },
  {
    id: 'subTransfers',
    path: '/subAccountTransferRecord',
    group: 'records',
    flag: 'subAccountTransferRecord',
    survivesClearance: true,
  },
  { id: 'exportStatement', path: '/exportStatment', group: 'documents', survivesClearance: true },
  { id: 'taxCenter', path: '/tax-center', group: 'documents', survivesClearance: true },
  { id: 'questionnaire', path: '/questionnaire', group: 'documents' },
] as const satisfies readonly Row[];

export type ScreenId = (typeof SCREENS)[number]['id'];

export interface ScreenRow extends Row {
  readonly id: ScreenId;
}
