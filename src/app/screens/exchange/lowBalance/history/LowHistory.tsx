import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { dayOf } from '#app/records/dateRange.ts';
import { pageOfRows } from '#app/records/pageOfRows.ts';
import { CUT_OFF_MS } from '#app/records/splitSpan.ts';
import { ExportRows } from '#app/records/table/ExportRows.tsx';
import { RecordsTable } from '#app/records/table/RecordsTable.tsx';
import type { RecordSorting } from '#app/records/table/recordColumn.ts';
import { useCsvExport } from '#app/records/useCsvExport.ts';
import { useHiddenColumns } from '#app/records/useHiddenColumns.ts';
import type { RecordFiltersState } from '#app/records/useRecordFilters.ts';
import { type Records, useRecords } from '#app/records/useRecords.ts';
import { type LowBalanceAccount, labelKeyOfRecord } from '../lowBalanceAccounts.ts';
import { pathOfAccount } from '../lowBalancePaths.ts';
import { LowDrawer } from './LowDrawer.tsx';
import { lowCsv } from './lowCsv.ts';
import { LOW_SCHEMA, questionOf } from './lowFilters.ts';
import type { LowRecord } from './lowRecord.ts';
import { lowSource } from './lowSource.ts';
import { ShownNote } from './ShownNote.tsx';
import { useLowColumns } from './useLowColumns.tsx';
import { useShownRecord } from './useShownRecord.ts';

export interface LowHistoryProps {
  readonly account: LowBalanceAccount;
  readonly state: RecordFiltersState;
}

const PAGE_SIZE = 20;
const OLDER = { isOlder: ({ atMs }: LowRecord) => atMs < CUT_OFF_MS, beforeMs: CUT_OFF_MS };
const COMPARE_BY = { time: (one: LowRecord, other: LowRecord) => one.atMs - other.atMs };

/** What the filters ask for: the table, its details and its file (screens.md 1.5). */
export function LowHistory({ account, state }: LowHistoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { filters, change } = state;
  const { page, range, words } = filters;
  const [sort, setSort] = useState<RecordSorting | null>(null);
  const [hidden, hide] = useHiddenColumns('low-balance-history');
  const sources = [lowSource(questionOf(account, filters))];
  const records = useRecords({ sources, range, wanted: page * PAGE_SIZE });
  const { rows, isComplete, isLoading, span } = records;
  const shownPage = pageOfRows(rows, { page, pageSize: PAGE_SIZE, isComplete, sort, compareBy: COMPARE_BY });
  const shown = useShownRecord(words.id, rows);
  const columns = useLowColumns(isComplete);
  const open = (id: string | undefined): void => {
    const { id: _before, ...others } = words;
    // A step of its own, so that the way back closes it; the page stays.
    change({ words: id === undefined ? others : { ...others, id }, page });
  };
  const days = [dayOf(span.startMs), dayOf(span.endMs)] as const;
  const csv = useCsvExport({
    sources,
    span,
    shape: lowCsv(t, (key) => t(labelKeyOfRecord(key))),
    fileName: `${t('lowBalance.history.file')}-${account}-${days.join('-')}.csv`,
  });
  const period = new URLSearchParams({ type: 'convert', from: days[0], to: days[1] });
  return (
    <>
      <ShownNote shown={shown} onClear={() => open(undefined)} />
      <RecordsTable
        label={t('lowBalance.history.label')}
        columns={columns}
        rows={shownPage.rows}
        idOf={({ id }) => id}
        nameOf={({ atMs }) => t('lowBalance.history.record', { time: formatMoment(atMs, language) })}
        onOpen={({ id }) => open(id)}
        openId={words.id ?? null}
        older={OLDER}
        hidden={hidden}
        onHide={hide}
        sort={sort}
        onSort={(column) => setSort(sort === null ? { column, direction: 'ascending' } : null)}
        isLoading={isLoading && shownPage.rows.length === 0}
        note={
          records.staleSinceMs !== null && (
            <StaleHint asOfMs={records.staleSinceMs} onRetry={records.refresh} />
          )
        }
        empty={<NoRecords records={records} state={state} account={account} />}
        page={shownPage.page}
        pages={shownPage.pages}
        hasNext={shownPage.hasNext}
        onPage={(next) => change({ page: next })}
        exportRows={
          <ExportRows
            state={csv.state}
            onStart={csv.start}
            onCancel={csv.cancel}
            statementTo={`/exportStatment?${period}`}
            failure={csv.state.kind === 'failed' ? errorText(csv.state.error) : undefined}
          />
        }
        onExport={csv.start}
      />
      {shown.kind === 'shown' && (
        <LowDrawer record={shown.record} account={account} onClose={() => open(undefined)} />
      )}
    </>
  );
}

interface NoRecordsProps extends LowHistoryProps {
  readonly records: Records<LowRecord>;
}

/** No row: why, and the one thing that may bring some. */
function NoRecords({ records, state, account }: NoRecordsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [failure] = records.failures;
  if (failure !== undefined) {
    return <ErrorState error={failure.error} text={errorText(failure.error)} onRetry={records.refresh} />;
  }
  const { words, range } = state.filters;
  if (words.status !== undefined || words.toCoin !== undefined || range !== LOW_SCHEMA.initialRange) {
    return (
      <EmptyState
        text={t('lowBalance.history.noMatch')}
        action={{ label: t('records.filter.clear'), onClick: state.clear }}
      />
    );
  }
  return (
    <EmptyState
      text={t('lowBalance.history.none')}
      action={{ label: t('lowBalance.history.convert'), to: pathOfAccount(account) }}
    />
  );
}
