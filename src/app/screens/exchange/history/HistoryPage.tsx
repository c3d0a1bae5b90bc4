import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { pageOfRows } from '#app/records/pageOfRows.ts';
import { CUT_OFF_MS } from '#app/records/splitSpan.ts';
import { RecordsTable } from '#app/records/table/RecordsTable.tsx';
import type { RecordSorting } from '#app/records/table/recordColumn.ts';
import { useHiddenColumns } from '#app/records/useHiddenColumns.ts';
import type { RecordFiltersState } from '#app/records/useRecordFilters.ts';
import { useRecords } from '#app/records/useRecords.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { conversionSources } from '../conversions/conversionSources.ts';
import { useConversionWords } from '../conversions/useConversionWords.ts';
import { CancelOrderDialog } from '../limitOrders/CancelOrderDialog.tsx';
import { ConversionDrawer } from './ConversionDrawer.tsx';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import { HistoryExport } from './HistoryExport.tsx';
import { HistoryNotes } from './HistoryNotes.tsx';
import { type HistoryQuestion, sourceQuestion } from './historySchema.ts';
import { PairSums } from './PairSums.tsx';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useHistoryExport } from './useHistoryExport.ts';
import { useOrderCancels } from './useOrderCancels.ts';
import { useShownConversion } from './useShownConversion.ts';

export interface HistoryPageProps {
  readonly state: RecordFiltersState;
  readonly question: HistoryQuestion;
}

const PAGE_SIZE = 20;
/** For the sums of a whole filter; more is for a file. */
const SUMMED_ROWS = 1_000;
const OLDER = { isOlder: ({ atMs }: Conversion) => atMs < CUT_OFF_MS, beforeMs: CUT_OFF_MS };
const COMPARE_BY = { time: (one: Conversion, other: Conversion) => one.atMs - other.atMs };

/** What the filters ask for: the table, its details, its sums and its file. */
export function HistoryPage({ state, question }: HistoryPageProps) {
  const { t } = useTranslation();
  const words = useConversionWords();
  const hasShortcuts = useStore(preferencesStore, (store) => store.hasShortcuts);
  const { filters, change } = state;
  const { page, range } = filters;
  const [sort, setSort] = useState<RecordSorting | null>(null);
  const [isSummingAll, setSummingAll] = useState(false);
  const [asked, setAsked] = useState<Conversion | null>(null);
  const [hidden, hide] = useHiddenColumns(`exchange-history-${question.tab ?? 'all'}`);

  const { tab, account, status, fromCoin, toCoin } = question;
  const sources = useMemo(
    () => conversionSources(sourceQuestion({ tab, account, status, fromCoin, toCoin })),
    [tab, account, status, fromCoin, toCoin],
  );
  // Batches can't be asked for by what was given (screens.md 2.2).
  const isHidden = ({ lines }: Conversion): boolean =>
    fromCoin !== undefined && !lines.some(({ given }) => given.coin === fromCoin);
  const wanted = Math.max(page * PAGE_SIZE, isSummingAll ? SUMMED_ROWS : 0);
  const records = useRecords({ sources, range, wanted, isHidden });
  const { isComplete, rows, isLoading } = records;
  const shownPage = pageOfRows(rows, {
    page,
    pageSize: PAGE_SIZE,
    isComplete,
    sort,
    compareBy: COMPARE_BY,
    isHidden,
  });

  const cancels = useOrderCancels(records.refresh);
  const shown = useShownConversion(filters.words.id, rows);
  const open = (id: string | undefined): void => {
    const { id: _before, ...others } = filters.words;
    // A step of its own, so that the way back closes it; the page stays.
    change({ words: id === undefined ? others : { ...others, id }, page });
  };
  const columns = useHistoryColumns({
    tab,
    rows: shownPage.rows,
    isSortable: isComplete,
    cancels,
    onCancel: setAsked,
  });
  const csv = useHistoryExport({ sources, span: records.span, isHidden, tab });

  return (
    <>
      <HistoryNotes records={records} shown={shown} onClear={() => open(undefined)} />
      <RecordsTable
        label={t(`history.tab.${tab ?? 'all'}`)}
        columns={columns}
        rows={shownPage.rows}
        idOf={({ id }) => id}
        nameOf={words.name}
        onOpen={({ id }) => open(id)}
        openId={filters.words.id ?? null}
        older={OLDER}
        hidden={hidden}
        onHide={hide}
        sort={sort}
        onSort={(column) => setSort(sort === null ? { column, direction: 'ascending' } : null)}
        isLoading={isLoading && shownPage.rows.length === 0}
        empty={<HistoryEmpty records={records} state={state} question={question} />}
        page={shownPage.page}
        pages={shownPage.pages}
        hasNext={shownPage.hasNext}
        onPage={(next) => change({ page: next })}
        exportRows={<HistoryExport csv={csv} span={records.span} />}
        {...(hasShortcuts && { onExport: csv.start })}
      />
      <PairSums
        conversions={rows.filter((row) => !isHidden(row))}
        isComplete={isComplete}
        isLoading={isSummingAll && isLoading && rows.length < SUMMED_ROWS}
        onSumAll={isSummingAll ? null : () => setSummingAll(true)}
      />
      {shown.kind === 'shown' && (
        <ConversionDrawer
          conversion={shown.conversion}
          cancels={cancels}
          onCancel={setAsked}
          onClose={() => open(undefined)}
        />
      )}
      <CancelOrderDialog
        order={orderOf(asked)}
        onClose={() => setAsked(null)}
        onConfirm={(id) => {
          setAsked(null);
          cancels.cancel(id);
        }}
      />
    </>
  );
}

function orderOf(conversion: Conversion | null) {
  const line = conversion?.lines[0];
  if (conversion === null || line === undefined) return null;
  const { given, got } = line;
  return { id: conversion.id, fromCoin: given.coin, fromAmount: given.amount, toCoin: got.coin };
}
