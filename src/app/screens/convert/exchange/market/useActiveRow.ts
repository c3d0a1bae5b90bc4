import { type KeyboardEvent, type RefObject, useState } from 'react';
import { ROW_HEIGHT, rowSpace } from './useRowWindow.ts';

export interface ActiveRow {
  /** Place among all rows of the view; null before the table was used. */
  readonly place: number | null;
  readonly setPlace: (place: number) => void;
  /** Moves by arrows, Page Up and Down, Home and End. True when the key was one of them. */
  readonly move: (event: KeyboardEvent) => boolean;
}

/** The row that the keyboard is on. It is scrolled into view, below the sticky header. */
export function useActiveRow(scroller: RefObject<HTMLElement | null>, total: number): ActiveRow {
  const [place, setPlace] = useState<number | null>(null);

  const goTo = (target: number): void => {
    const next = Math.min(Math.max(target, 0), Math.max(total - 1, 0));
    setPlace(next);
    const element = scroller.current;
    if (element === null) return;
    const top = next * ROW_HEIGHT;
    const space = rowSpace(element);
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW_HEIGHT > element.scrollTop + space) element.scrollTop = top + ROW_HEIGHT - space;
  };

  const move = ({ key }: KeyboardEvent): boolean => {
    const space = scroller.current === null ? 0 : rowSpace(scroller.current);
    const page = Math.max(1, Math.floor(space / ROW_HEIGHT) - 1);
    const from = place ?? -1;
    if (key === 'ArrowDown') goTo(from + 1);
    else if (key === 'ArrowUp') goTo(from - 1);
    else if (key === 'PageDown') goTo(from + page);
    else if (key === 'PageUp') goTo(from - page);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(total - 1);
    else return false;
    return true;
  };

  return { place, setPlace, move };
}
