import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Keeps each column of a table as wide as it has been: where only the rows in sight are there, columns would move with every
 * row that comes. Another width of the page, or another set of columns (`key`), begins again.
 */
export function useHeldWidths(
  scroller: RefObject<HTMLElement | null>,
  key: string,
  isScrolling: boolean,
): void {
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
