import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  Fragment,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { foldRows } from '../growingRows.ts';
import type { RecordRow } from '../recordSource.ts';
import { type AmountLayout, addAmount, layoutOf } from './layOutAmounts.ts';
import { RecordLine } from './RecordLine.tsx';
import type { RecordColumn } from './recordColumn.ts';
import type { ScrolledRowsProps } from './scrolledList.ts';
import { TABLE_ROLES } from './tableRoles.ts';

const HEAD_HEIGHT = 36;
/** As records.css has them, until a row is there to be measured. */
const ROW_HEIGHT = 44;
const LINES_HEIGHT = 60;
const OVERSCAN = 4;

// A row that stays in sight is not drawn again for those that come.
const Line = memo(RecordLine) as typeof RecordLine;

/** The rows of a long list: only those in sight are there, and the one that has the focus with its neighbours. */
export function ScrolledRows<Row extends RecordRow>(props: ScrolledRowsProps<Row>) {
  const { columns, rows, loaded, scroller, hasLines, target, onSight, headingOf = () => null } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [pageTop, setPageTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(hasLines ? LINES_HEIGHT : ROW_HEIGHT);
  // Rows of one line are all of one height; others are measured one by one, which costs more than drawing them.
  const isMeasured = hasLines || props.hasHeadings;
  const layouts = useLongLayout(columns, loaded);
  const common = {
    count: rows.length,
    estimateSize: () => rowHeight,
    useFlushSync: false,
    overscan: OVERSCAN,
    measureElement: heightOf,
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused, rows.length),
  };
  const ofBox = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...common,
    ...{ enabled: !hasLines, scrollMargin: HEAD_HEIGHT, scrollPaddingStart: HEAD_HEIGHT },
    getScrollElement: () => scroller.current,
  });
  const ofPage = useWindowVirtualizer<HTMLTableRowElement>({
    ...common,
    ...{ enabled: hasLines, scrollMargin: pageTop },
  });
  const virtualizer = hasLines ? ofPage : ofBox;
  const { scrollMargin } = virtualizer.options;
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    if (hasLines) setPageTop(Math.round(top + window.scrollY));
    const row = body.current?.querySelector<HTMLElement>('tr[data-index]') ?? null;
    if (!hasLines && row !== null) setRowHeight(row.offsetHeight);
  }, [hasLines]);
  const { measure } = virtualizer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all rows stand elsewhere with another height
  useLayoutEffect(measure, [measure, rowHeight]);
  useHeldWidths(scroller, columns.map(({ id }) => id).join(), virtualizer.isScrolling);

  const { scrollToIndex } = virtualizer;
  useEffect(() => {
    if (target.row > 0 || !hasLines) scrollToIndex(target.row, { align: 'start' });
  }, [target, scrollToIndex, hasLines]);

  const offset = (virtualizer.scrollOffset ?? 0) + (hasLines ? 1 : HEAD_HEIGHT + 1);
  const first = virtualizer.getVirtualItemForOffset(offset)?.index ?? 0;
  const last = virtualizer.range?.endIndex ?? first;
  useEffect(() => onSight({ first, last }), [onSight, first, last]);

  const width = columns.length + (props.pick === undefined ? 1 : 2);
  // Drawn in small pieces between which the page answers; what has gone past meanwhile is not drawn at all.
  const items = useDeferredValue(virtualizer.getVirtualItems());
  const after = virtualizer.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? scrollMargin);
  return (
    <tbody
      {...TABLE_ROLES.group}
      ref={body}
      onFocus={({ target: element }) => setFocused(indexOf(element))}
      onBlur={() => setFocused(null)}
    >
      {items.map(({ index, start }, place) => {
        const row = rows[index];
        if (row === undefined) return null;
        const gap = start - (items[place - 1]?.end ?? scrollMargin);
        return (
          <Fragment key={row.id}>
            <Space height={gap} width={width} />
            <Line
              columns={columns}
              nameOf={props.nameOf}
              onOpen={props.onOpen}
              openId={props.openId}
              pick={props.pick}
              row={row}
              layouts={layouts}
              heading={headingOf(row, rows[index - 1])}
              index={index}
              measure={isMeasured ? virtualizer.measureElement : undefined}
            />
          </Fragment>
        );
      })}
      <Space height={after} width={width} />
    </tbody>
  );
}

/** Holds the place of rows that are not there. */
function Space({ height, width }: { readonly height: number; readonly width: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <tr aria-hidden="true" className="records-space">
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

/** Height in px of a row with the heading above it. */
function heightOf(row: HTMLTableRowElement): number {
  const before = row.previousElementSibling;
  const hasHeading = before instanceof HTMLElement && before.classList.contains('records-divider');
  return row.offsetHeight + (hasHeading ? before.offsetHeight : 0);
}

function indexOf(element: Element): number | null {
  const index = element.closest<HTMLElement>('tr')?.dataset.index;
  return index === undefined ? null : Number(index);
}

/** The arrow keys go from the row with the focus to its neighbours, wherever the list is scrolled to. */
function withFocused(shown: number[], focused: number | null, count: number): number[] {
  if (focused === null) return shown;
  const more = [focused - 1, focused, focused + 1].filter(
    (index) => index >= 0 && index < count && !shown.includes(index),
  );
  return more.length === 0 ? shown : [...shown, ...more].sort((one, other) => one - other);
}

/** How the amounts of each column stand for all rows that are loaded, so that none moves while they are scrolled through. */
function useLongLayout<Row>(
  columns: readonly RecordColumn<Row>[],
  loaded: readonly Row[],
): readonly AmountLayout[] {
  const [foldByColumn] = useState(() => new Map<string, (rows: readonly Row[]) => Map<string, number>>());
  return useMemo(
    () =>
      columns.map(({ id, amountOf }) => {
        if (amountOf === undefined) return layoutOf(new Map());
        const known = foldByColumn.get(id);
        const fold =
          known ??
          foldRows(
            () => new Map<string, number>(),
            (decimals, row: Row) => addAmount(decimals, amountOf(row)),
          );
        if (known === undefined) foldByColumn.set(id, fold);
        return layoutOf(fold(loaded));
      }),
    [columns, loaded, foldByColumn],
  );
}

/**
 * Keeps each column of a table as wide as it has been: where only the rows in sight are there, columns would move with every
 * row that comes. Another width of the page, or another set of columns (`key`), begins again.
 */
function useHeldWidths(scroller: RefObject<HTMLElement | null>, key: string, isScrolling: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const release = (): void => {
      for (const head of headsOf(box)) head.style.minWidth = '';
    };
    const observer = new ResizeObserver(release);
    observer.observe(box);
    return () => {
      observer.disconnect();
      release();
    };
  }, [scroller, key]);
  // Asking for a width makes the browser lay everything out at once, which waits until the list stands still.
  useLayoutEffect(() => {
    if (isScrolling) return;
    const heads = headsOf(scroller.current);
    const widths = heads.map((head) => head.offsetWidth);
    heads.forEach((head, at) => {
      head.style.minWidth = `${widths[at]}px`;
    });
  });
}

function headsOf(box: HTMLElement | null): readonly HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('thead th') ?? [])];
}
