import { formatMoment } from '#app/components/format/dates.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import { defineRecordList, type RecordView } from '#app/features/recordList/defineRecordList.ts';
import { idColumn, NoValue, textColumn, timeColumn } from '#app/features/recordList/table/columns.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import { CoinAndNetwork, Confirmations, DepositAmount, StageChip } from './DepositCells.tsx';
import { depositCsv } from './depositCsv.ts';
import { DEPOSIT_FILTERS, DEPOSIT_PERIOD, type DepositWords, depositQuestionOf } from './depositFilters.ts';
import type { DepositRecord } from './depositRecord.ts';
import { DEPOSIT_POLLING, depositSource, findDeposit } from './depositSource.ts';

/** What the page's address has beside the list: the coin and chain of the form. */
const PAGE_WORDS = ['coin', 'chain'] as const;
const RECENT_ROWS = 5;

/** What a row is in full is loaded when one is opened. */
const DepositDrawer = lazyPart(
  () => import('./DepositDrawer.tsx'),
  ({ DepositDrawer }) => DepositDrawer,
);

/** All deposits (screens.md 1.15, "Recent deposits"). */
export const DEPOSITS = defineRecordList({
  id: 'deposits',
  label: ({ t }) => t('deposits.all'),
  filters: DEPOSIT_FILTERS,
  period: DEPOSIT_PERIOD,
  others: PAGE_WORDS,
  sources: (words) => [depositSource(depositQuestionOf(words))],
  // The call has no filter by receiver.
  isHidden: ({ toAddress, tag }: DepositRecord, { to }) =>
    to !== undefined && !toAddress.includes(to) && tag !== to,
  columns: depositColumns,
  recent: { rows: RECENT_ROWS, title: (t) => t('deposits.recent'), all: (t) => t('deposits.all') },
  csv: {
    shape: ({ t }) => depositCsv(t),
    fileName: ({ span }) => `deposits-${dayOf(span.startMs)}-${dayOf(span.endMs)}.csv`,
    statement: 'deposit',
  },
  detail: {
    nameOf: ({ amount, coin, atMs }, { t, language }) =>
      t('deposits.name', { amount, coin, time: formatMoment(atMs, language) }),
    find: findDeposit,
    missing: (t) => t('deposits.missing'),
    // The exchange's ids are UUIDs.
    readId: (text) => (/^[\w-]{6,64}$/.test(text) ? text : null),
    Drawer: DepositDrawer,
  },
  empty: ({ t, isFiltered, widen, clear }) => ({
    text: t('deposits.none'),
    action:
      widen !== null
        ? { label: t('deposits.widen'), onClick: widen }
        : isFiltered
          ? { label: t('records.filter.clear'), onClick: clear }
          : { label: t('deposits.makeOne'), to: '/deposit' },
  }),
  polling: DEPOSIT_POLLING,
});

function depositColumns({ t }: RecordView<DepositWords>): readonly RecordColumn<DepositRecord>[] {
  return [
    timeColumn(t('terms.time'), { line: 2 }),
    {
      ...{ id: 'coin', title: t('terms.coinAndNetwork'), isFixed: true, line: 1 },
      cell: (record) => <CoinAndNetwork record={record} />,
    },
    {
      ...{ id: 'amount', title: t('terms.amount'), align: 'end', isFixed: true, line: 1 },
      amountOf: ({ amount, coin }) => ({ amount, coin }),
      cell: (record) => <DepositAmount record={record} />,
    },
    {
      ...{ id: 'confirmations', title: t('deposits.column.confirmations'), line: 2 },
      cell: (record) => <Confirmations record={record} />,
    },
    {
      ...{ id: 'state', title: t('terms.status'), isFixed: true, line: 2 },
      cell: (record) => <StageChip record={record} />,
    },
    textColumn('kind', t('terms.type'), ({ kind }) => t(`deposits.kind.${kind}`), {
      isExtra: true,
    }),
    {
      ...{ id: 'tx', title: t('terms.transaction'), isExtra: true },
      cell: ({ txID, explorer }) => (txID === '' ? <NoValue /> : <IdCell id={txID} explorer={explorer} />),
    },
    idColumn(t('deposits.column.id')),
  ];
}
