import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { printList } from '#app/browser/printAlone.ts';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { formatDate } from '#app/components/format/dates.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { columnStore, hideColumns } from '#app/stores/columnStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { dayOf } from './dateRange.ts';
import type { RecordList } from './defineRecordList.ts';
import { RecordFilterBar } from './RecordFilterBar.tsx';
import { NoRecords, RecordNotices, type RunProps } from './RecordNotices.tsx';
import { RecordSums } from './RecordSums.tsx';
import type { FilterTable } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import { CUT_OFF_MS } from './splitSpan.ts';
import { ColumnChooser } from './table/ColumnChooser.tsx';
import { ExportButton, ExportProgress } from './table/ExportRows.tsx';
import { RecordsTable } from './table/RecordsTable.tsx';
import { useFittingColumns } from './table/useFittingColumns.ts';
import { useGroupedRows } from './useGroupedRows.ts';
import { useLeavingRows } from './useLeavingRows.ts';
import { useRecordList } from './useRecordList.ts';
import { useRecordSelection } from './useRecordSelection.tsx';

export interface RecordListScreenProps<Row extends RecordRow, Filters extends FilterTable> {
  readonly list: RecordList<Row, Filters>;
}

/** A list of records as its definition says: filters, table, sums, file, and the details of a row (screens.md 0.3, C8). */
export function RecordListScreen<Row extends RecordRow, Filters extends FilterTable>(
  props: RecordListScreenProps<Row, Filters>,
) {
  return (
    <QueriesHost>
      <RecordListParts {...props} />
    </QueriesHost>
  );
}

function RecordListParts<Row extends RecordRow, Filters extends FilterTable>({
  list,
}: RecordListScreenProps<Row, Filters>) {
  const { t } = useTranslation();
  const hasShortcuts = useStore(preferencesStore, (store) => store.hasShortcuts);
  const run = useRecordList(list);
  const { id, view, state, records, shownPage, columns, matching, found, open } = run;
  const chosen = useStore(columnStore, ({ hiddenByTable }) => hiddenByTable[id]);
  const hidden =
    chosen ?? columns.filter(({ isHiddenAtFirst = false }) => isHiddenAtFirst).map((column) => column.id);
  const selection = useRecordSelection(list.selection, matching);
  const { groupOf, groupName, released, Head } = list;
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
    return t('records.older', { date: formatDate(CUT_OFF_MS, view.language) });
  };
  const { Drawer } = list.detail;
  const { Notice, recent, Scrolled } = list;
  const isBeside = !useMedia(PHONE) && found.kind === 'found';
  const wanted = columns.filter(({ id: column, isFixed = false }) => isFixed || !hidden.includes(column));
  const { place, leaving: cutOff, isNarrow, isWide } = useFittingColumns(wanted, chosen === undefined);
  const shownColumns = wanted.filter((column) => !cutOff.includes(column.id));
  const tools = (
    <>
      <ColumnChooser
        columns={columns.filter(({ isFixed = false }) => !isFixed)}
        hidden={[...hidden, ...cutOff]}
        onHide={(next) => hideColumns(id, next)}
      />
      {list.csv !== undefined && (
        <ExportButton
          state={run.csv.state}
          count={records.isComplete ? matching.length : null}
          onStart={run.csv.start}
          onCancel={run.csv.cancel}
        />
      )}
    </>
  );
  return (
    <div ref={run.isPart ? undefined : printList} className={run.isPart ? 'record-part' : 'record-list'}>
      {recent !== undefined && (
        <div className="records-recent">
          <h2>{recent.title(t)}</h2>
          <TextLink
            variant="tertiary"
            onClick={() => (run.isPart ? state.change({ isWhole: true }) : run.clear())}
          >
            {run.isPart ? recent.all(t) : t('records.newest')}
          </TextLink>
        </div>
      )}
      {Head !== undefined && (
        <Head
          rows={matching}
          allRows={records.rows}
          isLoading={records.isLoading}
          hasFailed={records.failures.length > 0}
          words={view.words}
          onWord={state.setWord}
        />
      )}
      {!run.isPart && (
        <RecordFilterBar
          list={list}
          state={state}
          onClear={run.clear}
          tools={tools}
          status={list.csv !== undefined && <RecordExport list={list} run={run} />}
          zeroRows={list.isZero === undefined ? undefined : run.zeroRows}
        />
      )}
      {Notice !== undefined && <Notice span={view.span} />}
      <RecordNotices list={list} run={run} />
      <div className="records-two" data-open={isBeside || undefined}>
        <RecordsTable<Row>
          {...shownPage}
          label={list.label(view)}
          columns={shownColumns}
          place={place}
          isNarrow={isNarrow}
          isWide={isWide}
          isBesideDetails={isBeside}
          rows={rows}
          nameOf={(row) => list.detail.nameOf(row, view)}
          onOpen={(row) => open(row.id)}
          openId={state.address.id}
          headingOf={headingOf}
          leaving={leaving}
          isSortable={run.isSortable}
          sort={run.sort}
          onSort={run.onSort}
          isLoading={records.isLoading && rows.length === 0}
          notice={selection.bar}
          pick={selection.pick}
          empty={<NoRecords list={list} run={run} />}
          onPage={(page) => state.change({ page })}
          scrolled={
            Scrolled === undefined
              ? undefined
              : {
                  ...{ Rows: Scrolled, loaded: matching, onSight: run.onSight },
                  key: JSON.stringify([viewKey, run.sort]),
                  hasHeadings:
                    rows.some((row, at) => at < 2 && wordOf?.(row) != null) || isOlder(matching.at(-1)),
                }
          }
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
    </div>
  );
}

/** How far a file is, and where there are too many rows, the way to a statement with the same period. */
function RecordExport<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run: { csv, view },
}: RunProps<Row, Filters>) {
  const errorText = useErrorText();
  const { state } = csv;
  const { startMs, endMs } = view.span;
  const type = list.csv?.statement;
  const period =
    type === undefined ? '' : `?${new URLSearchParams({ type, from: dayOf(startMs), to: dayOf(endMs) })}`;
  return (
    <ExportProgress
      state={state}
      statementTo={`/exportStatment${period}`}
      failure={state.kind === 'failed' ? errorText(state.error) : undefined}
    />
  );
}
