import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { RecordList } from './defineRecordList.ts';
import { allRows, PAGE_SIZE, type PageOptions, pageOfRows, type RowPage } from './pageOfRows.ts';
import { isSameRange } from './recordAddress.ts';
import { csvOf, type FieldView, type RecordView } from './recordFields.ts';
import type { FilterTable, WordsOf } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import { columnsOf, factsOf, type RecordFact } from './table/fieldCells.tsx';
import { nextSort, type RecordColumn, type RecordSort } from './table/recordColumn.ts';
import type { RowsInSight } from './table/scrolledList.ts';
import { type CsvExport, useCsvExport } from './useCsvExport.ts';
import { type FoundRecord, useFoundRecord } from './useFoundRecord.ts';
import { type RecordAddressState, useRecordAddress } from './useRecordAddress.ts';
import { type Records, useRecords } from './useRecords.ts';

/** Everything that runs behind a list, for the screen that shows it. */
export interface RecordListState<Row extends RecordRow, Words> {
  readonly id: string;
  readonly view: RecordView<Words>;
  readonly state: RecordAddressState<Words>;
  /** Something is narrowed down, so that there is something to clear. */
  readonly isNarrowed: boolean;
  /** A filter is set, whatever the period is. */
  readonly isFiltered: boolean;
  readonly clear: () => void;
  readonly records: Records<Row>;
  /** The rows that the filters let through, as far as they are loaded. */
  readonly matching: readonly Row[];
  readonly shownPage: RowPage<Row>;
  /** Only the newest rows are shown. */
  readonly isPart: boolean;
  readonly columns: readonly RecordColumn<Row>[];
  readonly sort: RecordSort | null;
  readonly onSort: (column: string) => void;
  readonly zeroRows: { readonly areHidden: boolean; readonly onHide: (areHidden: boolean) => void };
  readonly found: FoundRecord<Row>;
  /** What the details of a row say. */
  readonly factsOf: (row: Row) => readonly RecordFact[];
  readonly open: (id: string | null) => void;
  readonly csv: CsvExport;
  /** All rows are there, and few enough to be put into another order at once. */
  readonly isSortable: boolean;
  /** Loads rows for the sums of the whole filter; null where that was asked for. */
  readonly loadAll: (() => void) | null;
  /** Loads what follows the rows in sight, in a list that is scrolled through. */
  readonly onSight: (rows: RowsInSight) => void;
}

/** For the sums of a whole filter, and the most that are sorted; more is for a file. */
const SUMMED_ROWS = 1_000;
/** How many rows are loaded before they come into sight. */
const ROWS_AHEAD = 100;
/** Most rows of a scrolled list: as many as a file has, and one more, by which it is known that there are others. */
const SCROLLED_ROWS = 100_001;
const POLL_MS = 5_000;

/** Runs a list: its address, its rows, their order, the row that is open, and its file. Needs QueriesHost around it. */
export function useRecordList<Row extends RecordRow, Filters extends FilterTable>(
  list: RecordList<Row, Filters>,
): RecordListState<Row, WordsOf<Filters>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const state = useRecordAddress(list);
  const { address, change } = state;
  const { words, range, page } = address;
  const [sort, setSort] = useState<RecordSort | null>(null);
  const [isZeroHidden, setZeroHidden] = useState(false);

  const id = typeof list.id === 'string' ? list.id : list.id(words);
  const sources = list.sources(words);
  const isHidden =
    list.isHidden === undefined && !isZeroHidden
      ? null
      : (row: Row): boolean =>
          list.isHidden?.(row, words) === true || (isZeroHidden && list.isZero?.(row) === true);
  const isFiltered = Object.entries(list.filters).some(([name, { kind }]) => kind !== 'tab' && name in words);
  const isNarrowed = isFiltered || (range !== null && !isSameRange(range, list.period?.initial ?? null));
  const isPart = list.recent !== undefined && address.isWhole !== true && !isNarrowed && page === 1;
  const pageSize = isPart ? (list.recent?.rows ?? PAGE_SIZE) : PAGE_SIZE;
  const mostRows = list.Scrolled === undefined ? SUMMED_ROWS : SCROLLED_ROWS;
  const { wanted, onSight, loadAll } = useWantedRows({
    question: JSON.stringify([words, range]),
    shown: page * pageSize,
    mostRows,
  });
  const { polling } = list;
  const records = useRecords({ sources, range, wanted, isHidden, ...(polling !== undefined && { polling }) });
  const { rows, isComplete, isLoading, span, leftOut } = records;
  const view: RecordView<WordsOf<Filters>> = { t, language, words, span };

  const matching = isHidden === null ? rows : rows.filter((row) => !isHidden(row));
  const isSortable = isComplete && (list.Scrolled === undefined || matching.length <= SUMMED_ROWS);
  const pageIn = (compare: PageOptions<Row>['compare']): RowPage<Row> =>
    list.Scrolled === undefined
      ? pageOfRows(matching, { page, pageSize, isComplete, compare })
      : allRows(matching, { page, isComplete, compare: isSortable ? compare : null });
  // The columns may depend on the rows, but not on their order.
  const fieldView: FieldView<Row, WordsOf<Filters>> = { ...view, loaded: matching, leftOut, errorText };
  const columns = columnsOf(list.fields, fieldView, pageIn(null).rows);
  const compare = columns.find((column) => column.id === sort?.column)?.compare ?? null;
  const sign = sort?.direction === 'descending' ? -1 : 1;

  const shape = csvOf(list.fields, fieldView);
  const csv = useCsvExport({
    sources,
    span,
    shape: { ...shape, linesOf: (row) => (isHidden?.(row) === true ? [] : shape.linesOf(row)) },
    fileName: list.csv?.fileName(view) ?? '',
  });
  const found = useFoundRecord({
    listId: id,
    id: address.id,
    rows,
    isLoading,
    find: list.detail.find,
    pollMs: polling?.pendingMs ?? POLL_MS,
  });
  return {
    id,
    view,
    state,
    isFiltered,
    isNarrowed,
    isPart,
    clear: () =>
      change(
        {
          ...{ words: tabsOf(list.filters, words), range: list.period?.initial ?? null, id: null, page: 1 },
          ...(list.recent !== undefined && { isWhole: false }),
        },
        true,
      ),
    records,
    matching,
    shownPage: pageIn(compare === null ? null : (one, other) => sign * compare(one, other)),
    columns,
    sort,
    onSort: (column) => setSort(nextSort(sort, column)),
    zeroRows: { areHidden: isZeroHidden, onHide: setZeroHidden },
    found,
    factsOf: (row) => factsOf(list.fields, row, fieldView),
    open: (next) => change({ id: next }),
    csv,
    isSortable,
    ...{ loadAll, onSight },
  };
}

interface WantedRows {
  /** The filters and the period: after a change of them only the first rows are wanted. */
  readonly question: string;
  /** Rows up to the end of the page. */
  readonly shown: number;
  readonly mostRows: number;
}

/** How many rows are loaded: those of the page, those that were in sight, and on demand all of them. */
function useWantedRows({ question, shown, mostRows }: WantedRows) {
  const [reached, setReached] = useState({ question, rows: 0 });
  const wantedBefore = reached.question === question ? reached.rows : 0;
  const onSight = useCallback(
    ({ last }: RowsInSight) => {
      // In steps, so that the list is not drawn again with every row.
      const next = Math.min(mostRows, (Math.floor(last / ROWS_AHEAD) + 2) * ROWS_AHEAD);
      setReached((before) =>
        before.question === question && before.rows >= next ? before : { question, rows: next },
      );
    },
    [question, mostRows],
  );
  return {
    wanted: Math.max(shown, wantedBefore),
    onSight,
    loadAll: wantedBefore >= mostRows ? null : () => setReached({ question, rows: mostRows }),
  };
}

/** The words of the tabs, which "clear" leaves as they are. */
function tabsOf<Filters extends FilterTable>(filters: Filters, words: WordsOf<Filters>): WordsOf<Filters> {
  const kept = Object.entries(words).filter(([name]) => filters[name]?.kind === 'tab');
  // Some of the words that were there.
  return Object.fromEntries(kept) as WordsOf<Filters>;
}
