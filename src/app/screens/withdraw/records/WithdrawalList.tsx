import { formatMoment } from '#app/components/format/dates.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { readUuid } from '#app/features/recordList/recordFilters.ts';
import { WITHDRAWAL_FIELDS } from './withdrawalFields.tsx';
import { WITHDRAWAL_FILTERS, WITHDRAWAL_PERIOD, withdrawalQuestionOf } from './withdrawalFilters.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';
import { findWithdrawal, WITHDRAWAL_POLLING, withdrawalSource } from './withdrawalSource.ts';
import { WITHDRAW_PAGE_WORDS } from './withdrawPageWords.ts';

/** The list of withdrawals, as a part that is loaded by itself. */
export function WithdrawalList() {
  return <RecordListScreen list={WITHDRAWALS} />;
}

const RECENT_ROWS = 5;

/** What a row is in full is loaded when one is opened. */
const WithdrawalDrawer = lazyPart(
  () => import('./WithdrawalDrawer.tsx'),
  ({ WithdrawalDrawer }) => WithdrawalDrawer,
);

/** All withdrawals (screens.md 1.17, "Recent withdrawals"). */
const WITHDRAWALS = defineRecordList({
  id: 'withdrawals',
  label: ({ t }) => t('withdrawals.all'),
  filters: WITHDRAWAL_FILTERS,
  period: WITHDRAWAL_PERIOD,
  others: WITHDRAW_PAGE_WORDS,
  sources: (words) => [withdrawalSource(withdrawalQuestionOf(words))],
  // The call has no filter by status.
  isHidden: (row: WithdrawalRecord, { status }) => status !== undefined && row.status !== status,
  fields: WITHDRAWAL_FIELDS,
  recent: { rows: RECENT_ROWS, title: (t) => t('withdrawals.recent'), all: (t) => t('withdrawals.all') },
  csv: {
    fileName: ({ span }) => `withdrawals-${dayOf(span.startMs)}-${dayOf(span.endMs)}.csv`,
    statement: 'depositWithdraw',
  },
  detail: {
    nameOf: ({ amount, coin, atMs }, { t, language }) =>
      t('withdrawals.name', { amount, coin, time: formatMoment(atMs, language) }),
    find: findWithdrawal,
    missing: (t) => t('withdrawals.missing'),
    readId: readUuid,
    Drawer: WithdrawalDrawer,
  },
  empty: ({ t, isFiltered, widen, clear }) => ({
    text: t('withdrawals.none'),
    action:
      widen !== null
        ? { label: t('withdrawals.widen'), onClick: widen }
        : isFiltered
          ? { label: t('records.filter.clear'), onClick: clear }
          : { label: t('withdrawals.makeOne'), to: '/withdraw' },
  }),
  polling: WITHDRAWAL_POLLING,
});
