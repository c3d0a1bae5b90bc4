import type { SiteFlag } from './siteFlags.ts';

/** What the section bar leads to, in its order (design.md section 6). */
export const SECTIONS = ['convert', 'blockTrade', 'deposit', 'withdraw', 'records', 'statements'] as const;
export type SectionId = (typeof SECTIONS)[number];

interface Row {
  /** The screen's key among the texts, `screens.{id}`. */
  readonly id: string;
  /** Below /user/assets, as the router matches it, with or without a slash at the end. */
  readonly path: string;
  readonly section: SectionId;
  /** The page whose tab the screen is part of; without it the screen has a tab of its own. */
  readonly tab?: string;
  /** The sentence `screens.{id}.purpose` stands beside the title. */
  readonly hasPurpose?: boolean;
  /** The site's flag without which the screen is not there. */
  readonly flag?: SiteFlag;
  /** Withdrawals and records: open when a site has been cleared (screens.md 0.3). */
  readonly survivesClearance?: boolean;
}

/** The twenty screens (product.md section 2): sections in the order of their bar, pages in the order of their tabs. */
export const SCREENS = [
  { id: 'exchange', path: '/exchange/index', section: 'convert' },
  { id: 'lowBalance', path: '/exchange/lwb-exchange', section: 'convert' },
  { id: 'lowBalanceAccount', path: '/exchange/lwb-exchange/:id', section: 'convert', tab: 'lowBalance' },
  {
    id: 'lowBalanceHistory',
    path: '/exchange/lwb-exchange/history/:id',
    section: 'convert',
    tab: 'lowBalance',
    survivesClearance: true,
  },
  { id: 'exchangeHistory', path: '/exchange/history', section: 'convert', survivesClearance: true },
  { id: 'blockTrade', path: '/otc/index', section: 'blockTrade', hasPurpose: true },
  { id: 'blockConvert', path: '/otc/convert', section: 'blockTrade' },
  { id: 'blockHistory', path: '/otc/history', section: 'blockTrade', survivesClearance: true },
  { id: 'deposit', path: '/deposit', section: 'deposit' },
  { id: 'depositAddresses', path: '/deposit/chain-address', section: 'deposit' },
  { id: 'withdraw', path: '/withdraw', section: 'withdraw', hasPurpose: true, survivesClearance: true },
  { id: 'addresses', path: '/money-address', section: 'withdraw', survivesClearance: true },
  { id: 'addressBatch', path: '/money-address/batch', section: 'withdraw', survivesClearance: true },
  {
    id: 'addressCheck',
    path: '/money-address/risk-check',
    section: 'withdraw',
    hasPurpose: true,
    survivesClearance: true,
  },
  { id: 'derivatives', path: '/records/derivatives', section: 'records', survivesClearance: true },
  {
    id: 'frozen',
    path: '/records/frozen-assets',
    section: 'records',
    hasPurpose: true,
    survivesClearance: true,
  },
  {
    id: 'subTransfers',
    path: '/subAccountTransferRecord',
    section: 'records',
    flag: 'subAccountTransferRecord',
    survivesClearance: true,
  },
  { id: 'exportStatement', path: '/exportStatment', section: 'statements', survivesClearance: true },
  { id: 'taxCenter', path: '/tax-center', section: 'statements', hasPurpose: true, survivesClearance: true },
  { id: 'questionnaire', path: '/questionnaire', section: 'statements', hasPurpose: true },
] as const satisfies readonly Row[];

export type ScreenId = (typeof SCREENS)[number]['id'];

/** The screens that are parts of another one's tab. */
type PartId = Extract<(typeof SCREENS)[number], { readonly tab: string }>['id'];

/** A screen with a tab of its own, whose word is `screens.{id}.tab`. */
export type PageId = Exclude<ScreenId, PartId>;

export interface ScreenRow extends Row {
  readonly id: ScreenId;
  readonly tab?: PageId;
}

export interface PageRow extends ScreenRow {
  readonly id: PageId;
}

/** The pages of a section, in the order of their tabs. */
export function pagesOf(section: SectionId): readonly PageRow[] {
  return SCREENS.filter(
    (row: ScreenRow): row is PageRow & (typeof SCREENS)[number] => row.tab === undefined,
  ).filter((row) => row.section === section);
}

/** The page whose tab is the current one while a screen is open. */
export function tabOf(screen: ScreenRow): ScreenId {
  return screen.tab ?? screen.id;
}
