import { useTranslation } from 'react-i18next';
import type { EmptyStateProps } from '#app/components/EmptyState.tsx';
import { formatCount, formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { defineRecordList, type RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { readUuid } from '#app/features/recordList/recordFilters.ts';
import { SumTable } from '#app/features/recordList/table/SumTable.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { FlowMatrix } from './FlowMatrix.tsx';
import { MemberName } from './MemberName.tsx';
import { coinsOf, netPositions, sumFlows } from './netPositions.ts';
import { TransferDrawer } from './TransferDrawer.tsx';
import { TRANSFER_FIELDS } from './transferFields.tsx';
import { TRANSFER_FILTERS } from './transferFilters.ts';
import { findTransfer, type Transfer, transferSources } from './transferRecords.ts';

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
    fields: TRANSFER_FIELDS,
    sums: TransferSums,
    sumWords: (rows, { t, language, isComplete }) =>
      t(isComplete ? 'records.count.all' : 'records.count.newest', {
        formatted: formatCount(rows.length, language),
      }),
    csv: { fileName: () => 'sub-account-transfers.csv' },
    detail: {
      nameOf: ({ atMs }, { t, language }) => t('transfers.one', { time: formatMoment(atMs, language) }),
      find: findTransfer,
      readId: readUuid,
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
