import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { pageOfRows, type RecordSort } from '#app/records/pageOfRows.ts';
import type { RecordFilters } from '#app/records/recordFilters.ts';
import type { RecordSource } from '#app/records/recordSource.ts';
import { CUT_OFF_MS } from '#app/records/splitSpan.ts';
import { ExportRows } from '#app/records/table/ExportRows.tsx';
import { RecordsTable } from '#app/records/table/RecordsTable.tsx';
import { useCsvExport } from '#app/records/useCsvExport.ts';
import { useHiddenColumns } from '#app/records/useHiddenColumns.ts';
import type { RecordFiltersState } from '#app/records/useRecordFilters.ts';
import type { Records } from '#app/records/useRecords.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { blockCsv } from './blockCsv.ts';
import { isNarrowed } from './blockFilters.ts';
import type { BlockRecord } from './blockRecord.ts';
import { useBlockColumns } from './useBlockColumns.tsx';

export const PAGE_SIZE = 20;

export interface BlockTableProps {
  readonly sources: readonly RecordSource<BlockRecord>[];
  readonly records: Records<BlockRecord>;
  readonly filters: RecordFilters;
  readonly change: RecordFiltersState['change'];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

const COMPARE_BY: Readonly<Record<string, (one: BlockRecord, other: BlockRecord) => number>> = {
  time: (one, other) => one.atMs - other.atMs,
  diff: (one, other) => compareDecimals(one.trade.diffBp, other.trade.diffBp),
  notional: (one, other) => compareDecimals(one.trade.notionalUsd, other.trade.notionalUsd),
};

const OLDER = { isOlder: ({ atMs }: BlockRecord) => atMs < CUT_OFF_MS, beforeMs: CUT_OFF_MS };

/** One page of the trades, with their export. */
export function BlockTable({ sources, records, filters, change, openId, onOpen }: BlockTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const columns = useBlockColumns();
  const [hidden, hide] = useHiddenColumns('block');
  const [sort, setSort] = useState<RecordSort | null>(null);
  const { rows, isComplete, isLoading, span } = records;
  const shown = pageOfRows(rows, {
    page: filters.page,
    pageSize: PAGE_SIZE,
    isComplete,
    sort,
    compareBy: COMPARE_BY,
  });
  const exporting = useExport(sources, span);
  return (
    <RecordsTable<BlockRecord>
      label={t('screens.blockHistory.title')}
      // Rows that are not all there have no order but that of time.
      columns={columns.map((column) => ({ ...column, isSortable: isComplete && column.isSortable === true }))}
      rows={shown.rows}
      idOf={({ id }) => id}
      nameOf={({ atMs }) => t('block.history.one', { time: formatMoment(atMs, language) })}
      onOpen={({ id }) => onOpen(id)}
      openId={openId}
      older={OLDER}
      hidden={hidden}
      onHide={hide}
      sort={sort}
      onSort={(column) => setSort(nextSort(sort, column))}
      isLoading={isLoading}
      empty={<Nothing {...{ records, filters, change }} />}
      note={<Note records={records} />}
      page={shown.page}
      pages={shown.pages}
      hasNext={shown.hasNext}
      onPage={(page) => change({ page })}
      exportRows={exporting.part}
      onExport={exporting.start}
    />
  );
}

/** Falling first: the largest and the newest are looked for. */
function nextSort(sort: RecordSort | null, column: string): RecordSort | null {
  if (sort?.column !== column) return { column, direction: 'descending' };
  return sort.direction === 'descending' ? { column, direction: 'ascending' } : null;
}

function useExport(sources: BlockTableProps['sources'], span: Records<BlockRecord>['span']) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { state, start, cancel } = useCsvExport({
    sources,
    span,
    shape: blockCsv(t),
    fileName: 'block-trades.csv',
  });
  const failure = state.kind === 'failed' ? errorText(state.error) : undefined;
  return {
    start,
    part: (
      <ExportRows {...{ state, failure }} onStart={start} onCancel={cancel} statementTo="/exportStatment" />
    ),
  };
}

function Note({ records }: Pick<BlockTableProps, 'records'>) {
  const errorText = useErrorText();
  const { rows, failures, staleSinceMs, refresh } = records;
  if (staleSinceMs !== null) return <StaleHint asOfMs={staleSinceMs} onRetry={refresh} />;
  const [failure] = failures;
  if (failure === undefined || rows.length === 0) return null;
  return <ErrorState error={failure.error} text={errorText(failure.error)} onRetry={refresh} />;
}

function Nothing({ records, filters, change }: Pick<BlockTableProps, 'records' | 'filters' | 'change'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [failure] = records.failures;
  if (failure !== undefined) {
    return (
      <ErrorState
        error={failure.error}
        title={t('block.history.failed')}
        text={errorText(failure.error)}
        onRetry={records.refresh}
      />
    );
  }
  if (isNarrowed(filters)) {
    return (
      <EmptyState
        text={t('block.history.empty')}
        action={{
          label: t('block.history.wider'),
          onClick: () => change({ words: {}, range: { kind: 'preset', preset: 'year' } }),
        }}
      />
    );
  }
  return (
    <EmptyState
      text={t('block.history.emptyAll')}
      action={{ label: t('block.history.toIndex'), to: '/otc/index' }}
    />
  );
}
