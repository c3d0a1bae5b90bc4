import { type RefObject, useEffect, useState } from 'react';
import { rowSpace } from './rowSpace.ts';

export interface RowWindow {
  readonly first: number;
  readonly count: number;
}

/** Rows beyond the edge of the window, so that scrolling shows prices before the answer to it comes. */
const OVERSCAN = 1;

/**
 * Which rows of a fixed height are in sight of a scrolling element, with overscan. All rows are equally high and the
 * gateway does the windowing, so this is all that is needed of a virtualiser (docs/decisions/0004-market-table-layout.md).
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, rowHeight: number): RowWindow {
  const [rowWindow, setRowWindow] = useState<RowWindow>({ first: 0, count: 0 });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = (): void => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - OVERSCAN);
      const end = Math.ceil((element.scrollTop + rowSpace(element)) / rowHeight) + OVERSCAN;
      const count = end - first;
      setRowWindow((before) =>
        before.first === first && before.count === count ? before : { first, count },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, rowHeight]);

  return rowWindow;
}
