import { type ReactNode, type RefCallback, useCallback, useRef } from 'react';
import { useStore } from 'zustand';
import { PHONE, ROOMY, useMedia } from '#app/browser/useMedia.ts';
import { flipRate, rateFlipStore, TABLES } from '#app/stores/rateFlips.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { RecordRow } from '../recordSource.ts';
import { RecordsHead } from './RecordsHead.tsx';
import { RecordsPager, type RecordsPagerProps } from './RecordsPager.tsx';
import { RateFlipContext } from './rates.tsx';
import { columnsInLines, type RecordColumn, type RecordSort } from './recordColumn.ts';
import type { RecordRowsProps } from './recordRowsProps.ts';
import { ScrolledPager } from './ScrolledPager.tsx';
import type { ScrolledList } from './scrolledList.ts';
import { needYear, TimesWithYear } from './TimeCell.tsx';
import { TABLE_ROLES } from './tableRoles.ts';
import { useRecordKeys } from './useRecordKeys.ts';
import { pageInSight, useScrolledTable } from './useScrolledTable.ts';
import './records.css';
import './recordLines.css';
import './printedList.css';
import { useTranslation } from 'react-i18next';
import { useIsLate } from '#app/components/Skeleton.tsx';
import { layOutAmounts } from './layOutAmounts.ts';
import { RecordLine } from './RecordLine.tsx';

export interface RecordsTableProps<Row extends RecordRow> extends RecordRowsProps<Row>, RecordsPagerProps {
  /** What the records are, for screen readers. */
  readonly label: string;
  /** Without the hidden ones. */
  readonly columns: readonly RecordColumn<Row>[];
  /** Details are open beside it: extra columns leave, and on a narrow page its rows have two lines. */
  readonly isBesideDetails?: boolean;
  /** All rows are there, so that they can be put into another order. */
  readonly isSortable: boolean;
  readonly sort: RecordSort | null;
  readonly onSort: (column: string) => void;
  /** Rows of this page are on their way, and none is there. */
  readonly isLoading: boolean;
  /** Where nothing is there: an EmptyState or an ErrorState. */
  readonly empty: ReactNode;
  /** Above the rows: how many are ticked. */
  readonly notice?: ReactNode;
  /** For a list that is scrolled through: its rows, what is said of it, and which rows come into sight. */
  readonly scrolled?: ScrolledList<Row> | undefined;
  /** What the rows are together, in a line at the foot; above the rows where they have two lines. */
  readonly sums?: ReactNode;
  /** A part of the whole list, without other pages. */
  readonly isPart?: boolean;
  /** There is no room for columns, whatever the width of the page is. */
  readonly isNarrow?: boolean;
  /** The user has chosen more columns than there is room for: the table moves in a box. */
  readonly isWide?: boolean;
  /** For the box that the table may fill. */
  readonly place?: RefCallback<HTMLDivElement>;
  /** The key E. */
  readonly onExport?: (() => void) | undefined;
  /** Single keys work from anywhere on the page; they can be switched off (preferencesStore). */
  readonly hasShortcuts?: boolean;
}

/**
 * A list as a table, and as rows of two lines below 768 px and beside open details below 1200 px, of the same elements
 * (screens.md 0.3, C8). The screen filters, sorts and cuts; this shows one page.
 */
export function RecordsTable<Row extends RecordRow>(props: RecordsTableProps<Row>) {
  const { label, columns, rows, page, hasNext, onPage, isLoading, isBesideDetails = false } = props;
  const { isPart = false, pick, scrolled } = props;
  const isFlipped = useStore(rateFlipStore, ({ flipped }) => flipped.includes(TABLES));
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { place } = props;
  const box = useCallback(
    (element: HTMLDivElement) => {
      scroller.current = element;
      const leave = place?.(element);
      return () => {
        scroller.current = null;
        if (typeof leave === 'function') leave();
      };
    },
    [place],
  );
  const { sight, target, onSight, goTo } = useScrolledTable(scrolled, page, onPage);
  useRecordKeys(section, {
    onStep: (by) => {
      const from = scrolled === undefined ? page : pageInSight(sight.get());
      if (isPart || !(by === 1 ? hasNext : from > 1)) return;
      if (scrolled === undefined) onPage(page + by);
      else goTo(from + by);
    },
    onExport: props.onExport ?? null,
    hasShortcuts: props.hasShortcuts ?? true,
  });
  const isPhone = useMedia(PHONE);
  const isRoomy = useMedia(ROOMY);
  const hasLines = isPhone || props.isNarrow === true || (isBesideDetails && !isRoomy);
  const shown = hasLines
    ? columnsInLines(columns)
    : columns.filter(({ isExtra = false }) => !(isExtra && isBesideDetails));
  const isBoxed = scrolled !== undefined || props.isWide === true;
  const now = systemClock.wallNow();
  return (
    <section ref={section} className="card records" aria-label={label} data-lines={hasLines || undefined}>
      {props.notice}
      {rows.length > 0 && (
        <div ref={box} className="records-scroller" data-boxed={isBoxed || undefined}>
          <table
            {...TABLE_ROLES.table}
            className="records-table"
            aria-label={label}
            aria-busy={isLoading}
            aria-rowcount={scrolled === undefined ? undefined : rowCountOf(props.total)}
          >
            <RateFlipContext value={{ isFlipped, onFlip: () => flipRate(TABLES) }}>
              <RecordsHead {...props} columns={shown} pick={pick} isHeard={hasLines} />
              <TimesWithYear
                value={needYear(
                  scrolled === undefined ? rows.map(({ atMs }) => atMs) : endsOf(scrolled.loaded),
                  now,
                )}
              >
                {scrolled === undefined ? (
                  <RecordRows {...props} columns={shown} />
                ) : (
                  <scrolled.Rows
                    key={`${scrolled.key} ${hasLines}`}
                    {...props}
                    columns={shown}
                    loaded={scrolled.loaded}
                    scroller={scroller}
                    hasLines={hasLines}
                    hasHeadings={scrolled.hasHeadings}
                    target={target}
                    onSight={onSight}
                  />
                )}
              </TimesWithYear>
            </RateFlipContext>
          </table>
        </div>
      )}
      {rows.length === 0 && (isLoading ? <GreyRows /> : props.empty)}
      {rows.length > 0 && props.sums}
      {!isPart && scrolled === undefined && (rows.length > 0 || page > 1) && (
        <RecordsPager
          page={page}
          before={props.before}
          count={rows.length}
          total={props.total}
          hasNext={hasNext}
          onPage={onPage}
        />
      )}
      {scrolled !== undefined && rows.length > 0 && (
        <ScrolledPager sight={sight} count={rows.length} total={props.total} onPage={goTo} />
      )}
    </section>
  );
}

/** With its header; -1 is a number that isn't known (WAI-ARIA). */
function rowCountOf(total: number | null): number {
  return total === null ? -1 : total + 1;
}

/** Rows are in the order of time: those between are of no other year. */
function endsOf(rows: readonly RecordRow[]): readonly number[] {
  return [rows.at(0), rows.at(-1)].flatMap((row) => (row === undefined ? [] : row.atMs));
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight grey rows where rows are being loaded; seen, and said, after 150 ms (screens.md 1.23). */
function GreyRows() {
  const { t } = useTranslation();
  const isLate = useIsLate();
  return (
    <div data-grey="" className={isLate ? undefined : 'invisible'}>
      {/* Here before its words are: what appears together with its region is not said. */}
      <span role="status" className="sr-only">
        {isLate && t('states.loading')}
      </span>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="flex h-11 items-center border-b border-line px-4 in-data-lines:h-15">
            <span className={`h-3 rounded-button bg-line-strong ${row % 2 === 0 ? 'w-full' : 'w-[84%]'}`} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The rows of a page of a records table. */
function RecordRows<Row extends RecordRow>({ headingOf = () => null, ...props }: RecordRowsProps<Row>) {
  const { columns, rows } = props;
  const layouts = columns.map(({ amountOf }) =>
    layOutAmounts(amountOf === undefined ? [] : rows.map(amountOf)),
  );
  return (
    <tbody {...TABLE_ROLES.group}>
      {rows.map((row, at) => (
        <RecordLine
          key={row.id}
          {...props}
          row={row}
          layouts={layouts}
          heading={headingOf(row, rows[at - 1])}
        />
      ))}
    </tbody>
  );
}
