import { type RefObject, useEffect, useState } from 'react';

/** In pixels; market.css has it as well. */
export const ROW_HEIGHT = 44;

/** The rows of a scrolling element that can be seen, by their places among all rows. */
export interface RowWindow {
  readonly first: number;
  readonly count: number;
}

/** Rows beyond the edge of the window, so that scrolling shows prices before the answer to it comes. */
const OVERSCAN = 1;

/**
 * The rows that can be seen in a scrolling element, with overscan. All rows are equally high and the gateway cuts the window,
 * so this is all that is needed of a virtualiser (docs/decisions/0004-market-table-layout.md).
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>): RowWindow {
  const [rowWindow, setRowWindow] = useState<RowWindow>({ first: 0, count: 0 });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = (): void => {
      const first = Math.max(0, Math.floor(element.scrollTop / ROW_HEIGHT) - OVERSCAN);
      const end = Math.ceil((element.scrollTop + rowSpace(element)) / ROW_HEIGHT) + OVERSCAN;
      const count = end - first;
      setRowWindow((before) =>
        before.first === first && before.count === count ? before : { first, count },
      );
    };
    // An old browser knows the size of its window alone.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
    if (observer === null) {
      measure();
      window.addEventListener('resize', measure);
    }
    observer?.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);

  return rowWindow;
}

/** Pixels in which rows can be seen: what the scroller shows, less the header that sticks to its top. */
export function rowSpace(scroller: HTMLElement): number {
  const head = scroller.querySelector<HTMLElement>('.market-head');
  return Math.max(0, scroller.clientHeight - (head?.offsetHeight ?? 0));
}
