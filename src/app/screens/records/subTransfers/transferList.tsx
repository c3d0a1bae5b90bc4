import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { EmptyStateProps } from '#app/components/EmptyState.tsx';
import { formatCount, formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { defineRecordList, type RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { ApproxLine } from '#app/features/recordList/table/ApproxLine.tsx';
import {
  amountColumn,
  idColumn,
  NoValue,
  statusColumn,
  timeColumn,
} from '#app/features/recordList/table/columns.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import { SumTable } from '#app/features/recordList/table/SumTable.tsx';
import { walletName } from '#app/features/recordList/walletName.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { FlowMatrix } from './FlowMatrix.tsx';
import { MemberName } from './MemberName.tsx';
import { coinsOf, netPositions, sumFlows } from './netPositions.ts';
import { markOf, TransferDrawer } from './TransferDrawer.tsx';
import { transferCsv } from './transferCsv.ts';
import { TRANSFER_FILTERS } from './transferFilters.ts';
import { directionOf, findTransfer, type Transfer, transferSources } from './transferRecords.ts';
import './transfers.css';

/** screens.md 1.14: 180 days in total, asked for in steps of seven. */
const PERIOD = { maxDays: 180, initial: { kind: 'preset', preset: '30d' } } as const;

/** Transfers between the accounts of a family. `noMembers` stands in place of the rows where there are no sub-accounts. */
export function transferList(noMembers: EmptyStateProps | null) {
  return defineRecordList({
    id: 'sub-account-transfers',
    label: ({ t }) => t('screens.subTransfers.title'),
    filters: TRANSFER_FILTERS,
    period: PERIOD,
    sources: transferSources,
    columns: ({ t }) => [
      timeColumn<Transfer>(t('history.column.time')),
      sideColumn('from', t),
      { ...sideColumn('to', t), isOutcome: true },
      {
        id: 'direction',
        title: t('transfers.column.direction'),
        isExtra: true,
        cell: (row) => <DirectionWord row={row} />,
      },
      amountColumn(
        'amount',
        t('transfers.column.amount'),
        (row) => ({ amount: row.amount, coin: row.coin, mark: markOf(row) }),
        { isFixed: true, line: 2 },
      ),
      {
        id: 'value',
        title: t('transfers.column.value'),
        align: 'end',
        isExtra: true,
        cell: ({ outcome, amount, coin }) =>
          outcome === 'void' ? <NoValue /> : <ApproxLine amount={amount} coin={coin} />,
      },
      statusColumn(t('history.column.status'), ({ status }) => status),
      idColumn(t('transfers.column.id')),
    ],
    sums: TransferSums,
    sumWords: (rows, { t, language, isComplete }) =>
      t(isComplete ? 'records.count.all' : 'records.count.newest', {
        formatted: formatCount(rows.length, language),
      }),
    csv: {
      shape: (view) => transferCsv(view, ownUid()),
      fileName: () => 'sub-account-transfers.csv',
    },
    detail: {
      nameOf: ({ atMs }, { t, language }) => t('transfers.one', { time: formatMoment(atMs, language) }),
      find: findTransfer,
      readId: (text) => (/^[\w-]{6,64}$/.test(text) ? text : null),
      search: { label: (t) => t('transfers.column.id'), fault: (t) => t('transfers.badId') },
      Drawer: TransferDrawer,
    },
    empty: ({ t, isFiltered, widen, clear }) =>
      noMembers ?? {
        text: t('transfers.none'),
        action:
          widen === null || isFiltered
            ? { label: t('records.filter.clear'), onClick: clear }
            : { label: t('history.widen'), onClick: widen },
      },
  });
}

function sideColumn(id: 'from' | 'to', t: TFunction): RecordColumn<Transfer> {
  return {
    id,
    title: t(`transfers.column.${id}`),
    isFixed: true,
    line: 1,
    cell: (row) => <MemberName member={row[id]} wallet={walletName(row[id].wallet, t)} />,
  };
}

function ownUid(): string | null {
  const id = globalStore.getState().global.user?.id;
  return id === undefined ? null : String(id);
}

function DirectionWord({ row }: { readonly row: Transfer }) {
  const { t } = useTranslation();
  const id = useStore(globalStore, ({ global }) => global.user?.id);
  return t(`transfers.direction.${directionOf(row, id === undefined ? null : String(id))}`);
}

/** The net position of each account, and who sent to whom (screens.md 1.14). Only what was booked counts. */
function TransferSums({ rows, ...props }: RecordSumsProps<Transfer>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const flows = sumFlows(rows);
  return (
    <>
      <SumTable
        {...props}
        title={t('transfers.net.title')}
        text={t('transfers.net.note')}
        sums={netPositions(rows)}
        keyOf={({ uid, coin }) => `${uid} ${coin}`}
        columns={[
          { title: t('history.column.account'), cell: (position) => <MemberName member={position} /> },
          { title: t('terms.coin'), cell: ({ coin }) => coin },
          { title: t('transfers.direction.in'), cell: ({ received }) => price(received) },
          { title: t('transfers.direction.out'), cell: ({ sent }) => price(sent) },
          { title: t('transfers.net.net'), cell: ({ net }) => `${plusOf(net)}${price(net)}` },
        ]}
      />
      {coinsOf(flows).map((coin) => (
        <FlowMatrix key={coin} coin={coin} flows={flows.filter((flow) => flow.coin === coin)} />
      ))}
    </>
  );
}

/** A gain has a sign as well as a loss; zero has none. */
function plusOf(plain: string): string {
  return !plain.startsWith('-') && /[1-9]/.test(plain) ? '+' : '';
}
