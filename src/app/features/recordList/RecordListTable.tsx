import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { formatCount, formatDate } from '#app/components/format/dates.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { RecordSelection } from './defineRecordList.ts';
import { foldRows } from './growingRows.ts';
import { RecordNotice } from './RecordNotice.tsx';
import { NoRecords, type RunProps } from './RecordNotices.tsx';
import { RecordSums } from './RecordSums.tsx';
import type { FilterTable } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import { CUT_OFF_MS } from './splitSpan.ts';
import type { PickProps } from './table/PickRows.tsx';
import { RecordsTable } from './table/RecordsTable.tsx';
import type { FittingColumns } from './table/useFittingColumns.ts';

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
    // A row that can't be read is still there.
    isSettled:
      records.isComplete &&
      !records.isLoading &&
      records.failures.length === 0 &&
      records.leftOut === undefined,
    onGone:
      released === undefined
        ? null
        : (row) => {
            const text = released(row, view, records.rows);
            if (text !== null) showToast({ type: 'success', text });
          },
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

/** The rows ordered by group, the groups by their first row; `key` names everything that `groupOf` depends on. */
function useGroupedRows<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string | null) | null,
  key: string,
): readonly Row[] {
  const isGrouped = groupOf !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes the function again, and what it goes by is the key
  const group = useMemo(
    () =>
      foldRows(
        () => new Map<string | null, Row[]>(),
        (groups, row: Row) => {
          const name = groupOf?.(row) ?? null;
          const ofGroup = groups.get(name);
          if (ofGroup === undefined) groups.set(name, [row]);
          else ofGroup.push(row);
        },
      ),
    [isGrouped, key],
  );
  return useMemo(() => (isGrouped ? [...group(rows).values()].flat() : rows), [isGrouped, group, rows]);
}

interface LeavingRowsOptions<Row> {
  /** All rows that the sources have, whatever is filtered. */
  readonly rows: readonly Row[];
  /** Every source has answered: what is missing now has gone, and did not only fail to load. */
  readonly isSettled: boolean;
  /** Null for a list that takes no notice of it. */
  readonly onGone: ((row: Row) => void) | null;
}

/** As long as a row takes to fade out (records.css). */
const FADE_MS = 600;

/** Rows that the exchange no longer has: they stay for a moment, so that they are seen to go. */
function useLeavingRows<Row extends RecordRow>(options: LeavingRowsOptions<Row>): readonly Row[] {
  const { rows, isSettled, onGone } = options;
  const [leaving, setLeaving] = useState<readonly Row[]>([]);
  const known = useRef<readonly Row[] | null>(null);
  const generation = useStore(sessionStore, (state) => state.generation);
  const knownGeneration = useRef(generation);
  const say = useRef(onGone);
  useLayoutEffect(() => {
    say.current = onGone;
  });
  // Before the page is drawn: a row that went and came back would flicker.
  useLayoutEffect(() => {
    // What the user before had is not gone, it is another user's.
    if (knownGeneration.current !== generation) known.current = null;
    knownGeneration.current = generation;
    if (!isSettled || say.current === null) return;
    const gone = (known.current ?? []).filter(({ id }) => !rows.some((row) => row.id === id));
    known.current = rows;
    if (gone.length === 0) return;
    for (const row of gone) say.current(row);
    setLeaving((before) => [...before, ...gone]);
  }, [rows, isSettled, generation]);
  useEffect(() => {
    if (leaving.length === 0) return undefined;
    const timer = systemClock.setTimer(() => setLeaving([]), FADE_MS);
    return () => systemClock.clearTimer(timer);
  }, [leaving]);
  return leaving.filter(({ id }) => !rows.some((row) => row.id === id));
}

interface SelectionState<Row extends RecordRow> {
  /** For the table; undefined where the list has no selection. */
  readonly pick: PickProps<Row> | undefined;
  /** How many rows are ticked, and what can be done with them. */
  readonly bar: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows that are ticked, across pages; what is no longer in the list is not ticked either. */
function useRecordSelection<Row extends RecordRow>(
  selection: RecordSelection<Row> | undefined,
  rows: readonly Row[],
): SelectionState<Row> {
  const { t } = useTranslation();
  const language = useLanguage();
  const [ids, setIds] = useState(NONE);
  if (selection === undefined) return { pick: undefined, bar: null };
  const { Actions, isSelectable = () => true } = selection;
  const picked = rows.filter((row) => ids.has(row.id) && isSelectable(row));
  const pickRows = (changed: readonly RecordRow[], isPicked: boolean): void => {
    const next = new Set(ids);
    for (const { id } of changed) {
      if (isPicked) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return {
    pick: { picked: new Set(picked.map(({ id }) => id)), onPick: pickRows, isSelectable },
    bar: (
      <RecordNotice isNeutral isShown={picked.length > 0} className="mx-3 mt-3" data-picked="">
        <p role="status">
          {picked.length > 0 && t('records.pick.count', { formatted: formatCount(picked.length, language) })}
        </p>
        {picked.length > 0 && <Actions rows={picked} onDone={() => setIds(NONE)} />}
      </RecordNotice>
    ),
  };
}
