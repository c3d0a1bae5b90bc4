import { Suspense } from 'react';
import { useStore } from 'zustand';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { formatDate } from '#app/components/format/dates.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { NoRecords, type RunProps } from './RecordNotices.tsx';
import { RecordSums } from './RecordSums.tsx';
import type { FilterTable } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import { CUT_OFF_MS } from './splitSpan.ts';
import { RecordsTable } from './table/RecordsTable.tsx';
import type { FittingColumns } from './table/useFittingColumns.ts';
import { useGroupedRows } from './useGroupedRows.ts';
import { useLeavingRows } from './useLeavingRows.ts';
import { useRecordSelection } from './useRecordSelection.tsx';

interface RecordListTableProps<Row extends RecordRow, Filters extends FilterTable>
  extends RunProps<Row, Filters> {
  readonly fitting: FittingColumns<Row>;
}

const BESIDE = 'md:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-6 print:block';

/** The rows of a list, and beside them the details of the one that is open. */
export function RecordListTable<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run,
  fitting,
}: RecordListTableProps<Row, Filters>) {
  const hasShortcuts = useStore(preferencesStore, (store) => store.hasShortcuts);
  const { view, state, records, shownPage, matching, found, open } = run;
  const selection = useRecordSelection(list.selection, matching);
  const { rows, viewKey, ...shown } = useShownRows({ list, run });
  const { Drawer } = list.detail;
  const { Scrolled } = list;
  const isBeside = !useMedia(PHONE) && found.kind === 'found';
  const scrolled =
    Scrolled === undefined
      ? undefined
      : {
          ...{ Rows: Scrolled, loaded: matching, onSight: run.onSight, hasHeadings: shown.hasHeadings },
          key: JSON.stringify([viewKey, run.sort]),
        };
  return (
    // The page gives the details room: nothing is covered.
    <div className={joinClasses('grid grid-cols-1 items-start gap-4', isBeside && BESIDE)}>
      <RecordsTable<Row>
        {...shownPage}
        {...fitting}
        label={list.label(view)}
        isBesideDetails={isBeside}
        rows={rows}
        nameOf={(row) => list.detail.nameOf(row, view)}
        onOpen={(row) => open(row.id)}
        openId={state.address.id}
        headingOf={shown.headingOf}
        leaving={shown.leaving}
        isSortable={run.isSortable}
        sort={run.sort}
        onSort={run.onSort}
        isLoading={records.isLoading && rows.length === 0}
        notice={selection.bar}
        pick={selection.pick}
        empty={<NoRecords list={list} run={run} />}
        onPage={(page) => state.change({ page })}
        scrolled={scrolled}
        sums={!run.isPart && <RecordSums list={list} run={run} />}
        isPart={run.isPart}
        onExport={list.csv === undefined || run.isPart ? undefined : run.csv.start}
        hasShortcuts={hasShortcuts}
      />
      {found.kind === 'found' && (
        <Suspense>
          <Drawer
            key={found.row.id}
            row={found.row}
            facts={run.factsOf(found.row)}
            onClose={() => open(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The rows of the page with those that fade out, in their groups, and the line that stands above a row. */
function useShownRows<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run,
}: RunProps<Row, Filters>) {
  const { view, records, shownPage } = run;
  const { groupOf, groupName, released } = list;
  const wordOf = groupOf === undefined ? null : (row: Row) => groupOf(row, view);
  const viewKey = JSON.stringify([view.words, view.span]);
  const leaving = useLeavingRows({
    rows: records.rows,
    isSettled: records.isComplete && !records.isLoading && records.failures.length === 0,
    onGone:
      released === undefined ? null : (row) => void showToast({ type: 'success', text: released(row, view) }),
  });
  const ofPage =
    leaving.length === 0
      ? shownPage.rows
      : [...shownPage.rows, ...leaving].toSorted((one, other) => other.atMs - one.atMs);
  const rows = useGroupedRows(ofPage, wordOf, viewKey);
  const isOlder = (row: Row | undefined): boolean => row !== undefined && row.atMs < CUT_OFF_MS;
  const headingOf = (row: Row, before: Row | undefined): string | null => {
    if (wordOf !== null) {
      const word = wordOf(row);
      if (word === null || (before !== undefined && wordOf(before) === word)) return null;
      return groupName?.(row, view) ?? word;
    }
    if (run.sort !== null || !isOlder(row) || isOlder(before)) return null;
    return view.t('records.older', { date: formatDate(CUT_OFF_MS, view.language) });
  };
  const hasHeadings = rows.some((row, at) => at < 2 && wordOf?.(row) != null) || isOlder(run.matching.at(-1));
  return { rows, leaving, headingOf, hasHeadings, viewKey };
}
