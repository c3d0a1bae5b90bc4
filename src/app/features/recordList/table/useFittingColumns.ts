import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { columnsInLines, type RecordColumn } from './recordColumn.ts';

/**
 * The columns that have to leave, by id, where the table is `excess` px wider than its place: what details say as well goes
 * first, the last column before the others. What can't be hidden stays, and what rows of two lines consist of; so more may
 * be missing than can leave.
 */
function columnsToLeave<Row>(
  columns: readonly RecordColumn<Row>[],
  widthOf: (id: string) => number,
  excess: number,
): readonly string[] {
  const inLines = columnsInLines(columns).map(({ id }) => id);
  const candidates = columns.filter(({ id, isFixed = false }) => !isFixed && !inLines.includes(id)).reverse();
  const isExtra = ({ isExtra = false }: RecordColumn<Row>): boolean => isExtra;
  const inOrder = [...candidates.filter(isExtra), ...candidates.filter((column) => !isExtra(column))];
  const leaving: string[] = [];
  let left = excess;
  for (const { id } of inOrder) {
    if (left <= 0) break;
    leaving.push(id);
    left -= widthOf(id);
  }
  return leaving;
}

interface Fit {
  /** By their ids. */
  readonly leaving: readonly string[];
  /** What is left has no room either: it needs rows of two lines. */
  readonly isNarrow: boolean;
}

/** The columns that are shown, and how they stand in their place. */
export interface FittingColumns<Row> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly place: (element: HTMLDivElement) => () => void;
  readonly isWide: boolean;
  readonly isNarrow: boolean;
}

const ALL: Fit = { leaving: [], isNarrow: false };

/**
 * The columns that have no room, so that none is cut off at the edge; `place` is for the box that the table may fill. All are
 * measured again when that gets another width. `isOn` is false where the user has chosen the columns: then a table that is
 * wider than its place (`isWide`) moves in a box.
 */
export function useFittingColumns<Row>(columns: readonly RecordColumn<Row>[], isOn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [{ leaving, isNarrow }, setFit] = useState<Fit>(ALL);
  const [isWide, setWide] = useState(false);

  // After every render: rows of another page may be wider. Before it is drawn, or the columns would be seen to move.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const excess = element.scrollWidth - element.clientWidth;
    setWide(!isOn && excess > 0);
    if (!isOn || isNarrow) return;
    const widthOf = (id: string): number =>
      element.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`)?.offsetWidth ?? 0;
    const shown = columns.filter(({ id }) => !leaving.includes(id));
    if (excess <= 0) return;
    const more = columnsToLeave(shown, widthOf, excess);
    setFit({ leaving: [...leaving, ...more], isNarrow: more.length === 0 });
  });

  const place = useCallback((element: HTMLDivElement) => {
    box.current = element;
    // With its edge: a scroll bar that comes and goes with the columns doesn't count.
    let width = element.offsetWidth;
    const measure = (): void => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      setFit({ ...ALL });
    };
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      box.current = null;
    };
  }, []);

  return { place, isWide, ...(isOn ? { leaving, isNarrow } : ALL) };
}
