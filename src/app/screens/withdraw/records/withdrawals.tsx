import { formatMoment } from '#app/components/format/dates.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import { defineRecordList, type RecordView } from '#app/features/recordList/defineRecordList.ts';
import { idColumn, NoValue, textColumn, timeColumn } from '#app/features/recordList/table/columns.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import { SentAmount, SentCoin, SentTo, StatusMark } from './WithdrawalCells.tsx';
import { withdrawalCsv } from './withdrawalCsv.ts';
import {
  WITHDRAWAL_FILTERS,
  WITHDRAWAL_PERIOD,
  type WithdrawalWords,
  withdrawalQuestionOf,
} from './withdrawalFilters.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';
import { findWithdrawal, WITHDRAWAL_POLLING, withdrawalSource } from './withdrawalSource.ts';
import { WITHDRAW_PAGE_WORDS } from './withdrawPageWords.ts';

const RECENT_ROWS = 5;

/** What a row is in full is loaded when one is opened. */
const WithdrawalDrawer = lazyPart(
  () => import('./WithdrawalDrawer.tsx'),
  ({ WithdrawalDrawer }) => WithdrawalDrawer,
);

/** All withdrawals (screens.md 1.17, "Recent withdrawals"). */
export const WITHDRAWALS = defineRecordList({
  id: 'withdrawals',
  label: ({ t }) => t('withdrawals.all'),
  filters: WITHDRAWAL_FILTERS,
  period: WITHDRAWAL_PERIOD,
  others: WITHDRAW_PAGE_WORDS,
  sources: (words) => [withdrawalSource(withdrawalQuestionOf(words))],
  // The call has no filter by status.
  isHidden: (row: WithdrawalRecord, { status }) => status !== undefined && row.status !== status,
  columns: withdrawalColumns,
  recent: { rows: RECENT_ROWS, title: (t) => t('withdrawals.recent'), all: (t) => t('withdrawals.all') },
  csv: {
    shape: ({ t }) => withdrawalCsv(t),
    fileName: ({ span }) => `withdrawals-${dayOf(span.startMs)}-${dayOf(span.endMs)}.csv`,
    statement: 'withdraw',
  },
  detail: {
    nameOf: ({ amount, coin, atMs }, { t, language }) =>
      t('withdrawals.name', { amount, coin, time: formatMoment(atMs, language) }),
    find: findWithdrawal,
    missing: (t) => t('withdrawals.missing'),
    // The exchange's ids are UUIDs.
    readId: (text) => (/^[\w-]{6,64}$/.test(text) ? text : null),
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

function withdrawalColumns({ t }: RecordView<WithdrawalWords>): readonly RecordColumn<WithdrawalRecord>[] {
  return [
    timeColumn(t('terms.time'), { line: 2 }),
    {
      ...{ id: 'coin', title: t('terms.coinAndNetwork'), isFixed: true, line: 1 },
      cell: (record) => <SentCoin record={record} />,
    },
    {
      ...{ id: 'amount', title: t('withdrawals.column.amount'), align: 'end', isFixed: true, line: 1 },
      amountOf: ({ receive, coin }) => ({ amount: receive, coin }),
      cell: (record) => <SentAmount record={record} />,
    },
    {
      ...{ id: 'to', title: t('withdrawals.column.to') },
      cell: (record) => <SentTo record={record} />,
    },
    {
      ...{ id: 'state', title: t('terms.status'), isFixed: true, line: 2 },
      cell: ({ status }) => <StatusMark status={status} />,
    },
    textColumn(
      'kind',
      t('terms.type'),
      ({ isInside }) => t(`withdrawals.kind.${isInside ? 'inside' : 'chain'}`),
      { isExtra: true },
    ),
    {
      ...{ id: 'tx', title: t('terms.transaction'), isExtra: true },
      cell: ({ txID, explorer }) => (txID === '' ? <NoValue /> : <IdCell id={txID} explorer={explorer} />),
    },
    idColumn(t('withdrawals.column.id')),
  ];
}
