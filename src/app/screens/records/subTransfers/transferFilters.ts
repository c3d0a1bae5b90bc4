import type { SelectOption } from '#app/components/Select.tsx';
import {
  type ChoiceFilter,
  choiceFilter,
  listedFilter,
  readCoin,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import { walletName } from '#app/features/recordList/walletName.ts';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { WALLETS } from '#shared/accounts/walletLabels.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

export type AccountTypes = ResultOf<'transferAccountTypes'>['list'];

const STATUSES = ['success', 'pending', 'failed'] as const;

/** The filters of the list (screens.md 1.14, "Shows"), by their parameter of the address. */
export const TRANSFER_FILTERS = {
  account: {
    kind: 'choice',
    label: (t) => t('transfers.filter.account'),
    isInLine: true,
    read: (text) => (/^\d{1,20}$/.test(text) ? text : null),
    useOptions: useSubAccounts,
    // A sub-account has none of its own.
    isShown: () => globalStore.getState().global.user?.is_sub !== true,
  } satisfies ChoiceFilter<string>,
  coin: listedFilter({
    label: (t) => t('terms.coin'),
    read: readCoin,
    isInLine: true,
    useValues: () => (useCoinListQuery('record').answer?.result?.list ?? []).map(({ coin }) => coin),
  }),
  status: choiceFilter('history.column.status', STATUSES, (status, t) => t(`records.status.${status}`)),
  fromAccount: choiceFilter('transfers.filter.fromAccount', WALLETS, walletName),
  toAccount: choiceFilter('transfers.filter.toAccount', WALLETS, walletName),
};

export type TransferWords = WordsOf<typeof TRANSFER_FILTERS>;

/** The sub-accounts by name and UID; the one of the address is listed at any rate. */
function useSubAccounts(_words: unknown, value: string): readonly SelectOption<string>[] {
  const types = useApiQuery('transferAccountTypes', {}).answer?.result?.list ?? [];
  const listed = subAccountsOf(types).map(({ uid, name }) => ({
    value: uid,
    // A name of either direction keeps its own (Unicode's first strong isolate).
    label: `\u2068${name}\u2069 (${uid})`,
  }));
  if (value === '' || listed.some((option) => option.value === value)) return listed;
  return [{ value, label: value }, ...listed];
}

/** Each once, whatever wallets they have. */
export function subAccountsOf(types: AccountTypes) {
  const members = types.flatMap((type) => type.members).filter(({ isMain }) => !isMain);
  return [...new Map(members.map((member) => [member.uid, member])).values()];
}
