import type { InferOutput } from 'valibot';
import {
  type FilterSchema,
  oneOf,
  type RecordFilters,
  readCoin,
  readOrderId,
} from '#app/records/recordFilters.ts';
import { ExchangeStatus, LimitStatus } from '#shared/endpoints/enums.ts';
import {
  type ConversionQuestion,
  LISTED_KINDS,
  type ListedKind,
  type Wallet,
} from '../conversions/conversionSources.ts';

/** Of one query, in calendar days (screens.md 1.2). */
export const MAX_DAYS = 180;

/** The accounts as the address names them, in the order in which people have them. */
export const ACCOUNTS = ['funding', 'unified', 'spot', 'contract'] as const;
export type HistoryAccount = (typeof ACCOUNTS)[number];

const WALLET_BY_ACCOUNT: Readonly<Record<HistoryAccount, Wallet>> = {
  funding: 'FUND',
  unified: 'UNIFIED',
  spot: 'SPOT',
  contract: 'CONTRACT',
};

export type HistoryStatus = InferOutput<typeof ExchangeStatus> | InferOutput<typeof LimitStatus>;
const STATUSES: readonly HistoryStatus[] = [...new Set([...ExchangeStatus.options, ...LimitStatus.options])];

/**
 * The address of the history (screens.md 1.24). `type` is the tab; `id` names the conversion whose details are open, and
 * narrows nothing down.
 */
export const HISTORY_SCHEMA: FilterSchema = {
  words: {
    fromCoin: readCoin,
    toCoin: readCoin,
    type: oneOf(LISTED_KINDS),
    status: oneOf(STATUSES),
    account: oneOf(ACCOUNTS),
    id: readOrderId,
  },
  maxDays: MAX_DAYS,
  initialRange: { kind: 'preset', preset: '90d' },
};

/** What the filters of the address ask for. */
export interface HistoryQuestion {
  /** Null is the timeline of all kinds. */
  readonly tab: ListedKind | null;
  readonly account: HistoryAccount | undefined;
  readonly status: HistoryStatus | undefined;
  readonly fromCoin: string | undefined;
  readonly toCoin: string | undefined;
}

/** Reads the words of the address; a status that its tab does not have narrows nothing down. */
export function questionOf({ words }: Pick<RecordFilters, 'words'>): HistoryQuestion {
  const tab = LISTED_KINDS.find((kind) => kind === words.type) ?? null;
  return {
    tab,
    account: ACCOUNTS.find((account) => account === words.account),
    status: statusesOf(tab).find((status) => status === words.status),
    fromCoin: words.fromCoin,
    toCoin: words.toCoin,
  };
}

/** The statuses of a tab; those of all kinds together are the ones that the exchange has for every conversion. */
export function statusesOf(tab: ListedKind | null): readonly HistoryStatus[] {
  if (tab === 'limit') return LimitStatus.options;
  return ExchangeStatus.options.filter(
    (status) => tab === null || tab === 'batch' || status !== 'partial_fulfillment',
  );
}

/** The question as the exchange's calls take it. */
export function sourceQuestion({ tab, account, ...question }: HistoryQuestion): ConversionQuestion {
  return {
    ...question,
    kinds: tab === null ? LISTED_KINDS : [tab],
    wallet: account === undefined ? undefined : WALLET_BY_ACCOUNT[account],
  };
}

/** Whether anything but the tab and the period is narrowed down. */
export function hasFilters({ account, status, fromCoin, toCoin }: HistoryQuestion): boolean {
  return [account, status, fromCoin, toCoin].some((word) => word !== undefined);
}
