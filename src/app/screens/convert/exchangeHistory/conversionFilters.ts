import type { InferOutput } from 'valibot';
import {
  type ConversionQuestion,
  LISTED_KINDS,
  type ListedKind,
  TIMELINE_KINDS,
  type Wallet,
} from '#app/features/conversions/conversionSources.ts';
import {
  choiceFilter,
  fitWords,
  oneOf,
  readCoin,
  type TabFilter,
  textFilter,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import { ExchangeStatus, LimitStatus } from '#shared/endpoints/enums.ts';

/** The period of one query, in calendar days (screens.md 1.2). */
export const CONVERSION_PERIOD = {
  maxDays: 180,
  hasYear: true,
  initial: { kind: 'preset', preset: '90d' },
} as const;

type HistoryStatus = InferOutput<typeof ExchangeStatus> | InferOutput<typeof LimitStatus>;
const STATUSES: readonly HistoryStatus[] = [...new Set([...ExchangeStatus.options, ...LimitStatus.options])];

/** The accounts as the address names them, in the usual order. */
const ACCOUNTS = ['funding', 'unified', 'spot', 'contract'] as const;
const WALLET_BY_ACCOUNT: Readonly<Record<(typeof ACCOUNTS)[number], Wallet>> = {
  funding: 'FUND',
  unified: 'UNIFIED',
  spot: 'SPOT',
  contract: 'CONTRACT',
};
const ACCOUNT_LABELS = {
  funding: 'accounts.fiat',
  unified: 'accounts.uta',
  spot: 'accounts.spot',
  contract: 'accounts.contract',
} as const;

/** The filters of the history (screens.md 1.2, "Flow"); `type` is the tab. */
export const CONVERSION_FILTERS = {
  fromCoin: textFilter('history.filter.fromCoin', readCoin, 'history.filter.badCoin', { isInLine: true }),
  toCoin: textFilter('history.filter.toCoin', readCoin, 'history.filter.badCoin'),
  type: { kind: 'tab', read: oneOf(LISTED_KINDS) } satisfies TabFilter<ListedKind>,
  status: choiceFilter('history.filter.status', STATUSES, (status, t) => t(`records.status.${status}`), {
    isInLine: true,
    valuesWith: ({ type }) => statusesOf(tabOf(type)),
  }),
  account: choiceFilter('history.filter.account', ACCOUNTS, (account, t) => t(ACCOUNT_LABELS[account]), {
    // Orders and fiat conversions are of the funding account.
    isShown: ({ type }) => type !== 'limit' && type !== 'fiat',
  }),
};

export type ConversionWords = WordsOf<typeof CONVERSION_FILTERS>;

/** The tab that the address names; null is the timeline of all kinds. */
function tabOf(type: string | undefined): ListedKind | null {
  return LISTED_KINDS.find((kind) => kind === type) ?? null;
}

/** The statuses of a tab; those of all kinds together are the ones that the exchange has for every conversion. */
function statusesOf(tab: ListedKind | null): readonly HistoryStatus[] {
  if (tab === 'limit') return LimitStatus.options;
  return ExchangeStatus.options.filter(
    (status) => tab === null || tab === 'batch' || status !== 'partial_fulfillment',
  );
}

/** The question as the exchange's calls take it; a status that its tab does not have narrows nothing down. */
export function questionOf({ type, account, status, fromCoin, toCoin }: ConversionWords): ConversionQuestion {
  const tab = tabOf(type);
  return {
    kinds: tab === null ? TIMELINE_KINDS : [tab],
    wallet: account === undefined ? undefined : WALLET_BY_ACCOUNT[account],
    status: statusesOf(tab).find((known) => known === status),
    fromCoin,
    toCoin,
  };
}

/** The words of another tab: the filters that it has as well. */
export function wordsInTab(
  { type: _before, ...kept }: ConversionWords,
  tab: ListedKind | null,
): ConversionWords {
  return fitWords(CONVERSION_FILTERS, { ...kept, ...(tab !== null && { type: tab }) });
}
