import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { printList } from '#app/browser/printAlone.ts';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { columnStore, hideColumns } from '#app/stores/columnStore.ts';
import { dayOf } from './dateRange.ts';
import type { RecordList } from './defineRecordList.ts';
import { RecordFilterBar } from './RecordFilterBar.tsx';
import { RecordListTable } from './RecordListTable.tsx';
import { RecordNotices, type RunProps } from './RecordNotices.tsx';
import type { FilterTable } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import { ColumnChooser } from './table/ColumnChooser.tsx';
import { ExportButton, ExportProgress } from './table/ExportRows.tsx';
import { useFittingColumns } from './table/useFittingColumns.ts';
import { useRecordList } from './useRecordList.ts';

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
  const run = useRecordList(list);
  const { view, state, records } = run;
  const { tools, fitting } = useShownColumns({ list, run });
  const { Head, Notice } = list;
  return (
    <div ref={run.isPart ? undefined : printList} className={run.isPart ? 'record-part' : 'record-list'}>
      <RecentHead list={list} run={run} />
      {Head !== undefined && (
        <Head
          rows={run.matching}
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
      <RecordListTable list={list} run={run} fitting={fitting} />
    </div>
  );
}

/** The title of a part of a page, and the way from the newest rows to all of them and back. */
function RecentHead<Row extends RecordRow, Filters extends FilterTable>({
  list: { recent },
  run,
}: RunProps<Row, Filters>) {
  const { t } = useTranslation();
  if (recent === undefined) return null;
  return (
    <Toolbar gap="gap-x-4 gap-y-1" className="min-h-11" data-recent="">
      <h2 className="text-large font-semibold">{recent.title(t)}</h2>
      <TextLink
        variant="tertiary"
        onClick={() => (run.isPart ? run.state.change({ isWhole: true }) : run.clear())}
      >
        {run.isPart ? recent.all(t) : t('records.newest')}
      </TextLink>
    </Toolbar>
  );
}

/** The columns that are wanted and have room, and the tools that choose them and save the rows. */
function useShownColumns<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run: { id, columns, csv, records, matching, isPart },
}: RunProps<Row, Filters>) {
  const chosen = useStore(columnStore, ({ hiddenByTable }) => hiddenByTable[id]);
  const hidden =
    chosen ?? columns.filter(({ isHiddenAtFirst = false }) => isHiddenAtFirst).map((column) => column.id);
  const without = isPart ? (list.recent?.without ?? []) : [];
  const wanted = columns.filter(
    ({ id: column, isFixed = false }) => (isFixed || !hidden.includes(column)) && !without.includes(column),
  );
  const { leaving: cutOff, ...fitting } = useFittingColumns(wanted, chosen === undefined);
  const tools = (
    <>
      <ColumnChooser
        columns={columns.filter(({ isFixed = false }) => !isFixed)}
        hidden={[...hidden, ...cutOff]}
        onHide={(next) => hideColumns(id, next)}
      />
      {list.csv !== undefined && (
        <ExportButton
          state={csv.state}
          count={records.isComplete ? matching.length : null}
          onStart={csv.start}
          onCancel={csv.cancel}
        />
      )}
    </>
  );
  return { tools, fitting: { ...fitting, columns: wanted.filter((column) => !cutOff.includes(column.id)) } };
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
