import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { SiteFlag } from '#shared/site/siteFlags.ts';
import { describeSite } from '../profile/siteFlags.ts';
import type { FileFormat } from './writers/writeParts.ts';

/** Where the rows of a type come from. */
export type ExportSource =
  | { readonly kind: 'ledger'; readonly wallets: readonly Wallet[] }
  | { readonly kind: 'derivatives'; readonly settledIn?: string }
  | { readonly kind: 'conversions' | 'cash' | 'personal' | 'nothing' }
  // Documents about single things.
  | { readonly kind: 'addresses' | 'withdrawal' | 'application' };

export interface ExportType {
  readonly type: string;
  readonly name: string;
  readonly source: ExportSource;
  /** The site flag that hides it (product.md section 3). */
  readonly flag?: SiteFlag;
  /** Account types that its rows are of. */
  readonly accounts: readonly Wallet[];
  /** Whether a choice of coins makes a difference. */
  readonly hasCoins: boolean;
  readonly maxDays: number;
  readonly formats: readonly FileFormat[];
}

const YEAR = 366;
/** Records that are many: a quarter at a time. */
const QUARTER = 93;
const ALL_FORMATS = ['CSV', 'XLSX', 'PDF'] as const;
const TABLES = ['CSV', 'XLSX'] as const;

/** What can be exported (product.md section 3, screens.md 1.18). */
export const EXPORT_TYPES: readonly ExportType[] = [
  ofWallet('funding', 'Funding account', 'FUND'),
  ofWallet('spot', 'Spot account', 'SPOT'),
  ofWallet('unified', 'Unified trading account', 'UNIFIED'),
  {
    ...{ type: 'convert', name: 'Conversions', source: { kind: 'conversions' } },
    ...{ accounts: ['FUND', 'SPOT', 'UNIFIED'], hasCoins: true, maxDays: YEAR, formats: ALL_FORMATS },
  },
  {
    ...{ type: 'depositWithdraw', name: 'Deposits and withdrawals', source: { kind: 'cash' } },
    ...{ accounts: ['FUND'], hasCoins: true, maxDays: YEAR, formats: ALL_FORMATS },
  },
  {
    ...{
      type: 'derivatives',
      name: 'Derivatives',
      source: { kind: 'derivatives' },
      flag: 'exportDerivatives',
    },
    ...{ accounts: ['CONTRACT'], hasCoins: true, maxDays: YEAR, formats: ALL_FORMATS },
  },
  { ...ofWallet('contract', 'Contract account', 'CONTRACT'), flag: 'exportContract' },
  {
    ...{ type: 'USDT', name: 'USDT contracts', source: { kind: 'derivatives', settledIn: 'USDT' } },
    ...{ flag: 'exportUsdt', accounts: ['CONTRACT'], hasCoins: false, maxDays: YEAR, formats: TABLES },
  },
  {
    ...{ type: 'USDC', name: 'USDC contracts', source: { kind: 'derivatives', settledIn: 'USDC' } },
    ...{ flag: 'exportUsdc', accounts: ['CONTRACT'], hasCoins: false, maxDays: YEAR, formats: TABLES },
  },
  {
    ...{ type: 'copyTrade', name: 'Copy trading', source: { kind: 'nothing' }, flag: 'exportCopytrade' },
    ...{ accounts: ['CONTRACT'], hasCoins: false, maxDays: QUARTER, formats: TABLES },
  },
  {
    ...{
      type: 'tradingTools',
      name: 'Trading tools',
      source: { kind: 'nothing' },
      flag: 'exportTradingTools',
    },
    ...{ accounts: ['SPOT', 'CONTRACT'], hasCoins: false, maxDays: QUARTER, formats: TABLES },
  },
  { ...ofWallet('savings', 'Savings', 'EARN'), flag: 'exportSavings' },
  {
    ...{
      type: 'preUpgrade',
      name: 'Before the upgrade',
      source: { kind: 'ledger', wallets: ['SPOT', 'CONTRACT'] },
    },
    ...{ flag: 'exportPreupgrade', accounts: ['SPOT', 'CONTRACT'], hasCoins: true },
    ...{ maxDays: YEAR, formats: TABLES },
  },
  {
    ...{ type: 'ETP', name: 'Leveraged tokens', source: { kind: 'nothing' }, flag: 'exportEtp' },
    ...{ accounts: ['SPOT'], hasCoins: false, maxDays: YEAR, formats: TABLES },
  },
  {
    ...{ type: 'personalInfo', name: 'Personal information', source: { kind: 'personal' } },
    ...{ flag: 'exportPersonalInfo', accounts: [], hasCoins: false, maxDays: YEAR, formats: ALL_FORMATS },
  },
  {
    ...{ type: 'addressOwnership', name: 'Address ownership', source: { kind: 'addresses' } },
    ...{ accounts: [], hasCoins: false, maxDays: YEAR, formats: ['PDF'] },
  },
  {
    ...{ type: 'withdrawalReceipt', name: 'Withdrawal receipt', source: { kind: 'withdrawal' } },
    ...{ accounts: [], hasCoins: false, maxDays: YEAR, formats: ['PDF'] },
  },
  {
    ...{ type: 'signedApplication', name: 'Signed agreements', source: { kind: 'application' } },
    ...{ accounts: [], hasCoins: false, maxDays: YEAR, formats: ['PDF'] },
  },
];

/**
 * Whether a type is the receipt of one record: made once for it, and outside of the month's quota (screens.md 0.2c, "What the files
 * say").
 */
export const isReceipt = (wanted: string): boolean => RECEIPT_TYPES.includes(wanted);

export const RECEIPT_TYPES: readonly string[] = EXPORT_TYPES.filter(
  ({ source: { kind } }) => kind === 'withdrawal' || kind === 'application',
).map(({ type }) => type);

/** Whether a user may have a type: by their site, and what came before an upgrade only after one. */
export function isOffered({ type, flag }: ExportType, user: DemoUser): boolean {
  if (type === 'preUpgrade' && user.utaStatus !== 'SUCCESS') {
    return false;
  }
  const { siteId, subAttribute } = user;
  return flag === undefined || !Object.hasOwn(describeSite({ keys: [], siteId, subAttribute }).flags, flag);
}

function ofWallet(type: string, name: string, wallet: Wallet): ExportType {
  return {
    type,
    name,
    source: { kind: 'ledger', wallets: [wallet] },
    accounts: [wallet],
    hasCoins: true,
    maxDays: YEAR,
    formats: ALL_FORMATS,
  };
}
