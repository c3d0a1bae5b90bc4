import { type RefObject, useEffect, useMemo, useState } from 'react';
import { linesWithin, OPTION_HEIGHT, topsOf } from './lineWindow.ts';
import type { PickerRow } from './pickerRows.ts';

/** The picker's height limit, as in coinPicker.css; on a phone the picker is a sheet. */
const DIALOG_HEIGHT = 640;
const PHONE_WIDTH = 576;
/** What stands above the list: title and search. */
const HEAD_HEIGHT = 116;
/** Pixels beyond the edges of what is seen, so that scrolling shows lines before the answer to it comes. */
const OVERSCAN = 2 * OPTION_HEIGHT;

/** The lines that can be seen, by their places among all lines, and where each begins. */
export interface LineWindow {
  readonly shown: readonly number[];
  /** Pixels from the top of the list; one more than there are lines: the last is the list's height. */
  readonly tops: readonly number[];
}

/**
 * The picker's lines that can be seen in its scrolling element, and the one that the keyboard is on. Their heights are
 * known, so that the first lines are there in the first frame: nothing is measured before the user has scrolled.
 */
export function useLineWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly PickerRow[],
  active: number,
): LineWindow {
  const [seen, setSeen] = useState(() => ({ top: 0, height: firstHeight(), margin: 0 }));
  const tops = useMemo(() => topsOf(rows), [rows]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = (): void => {
      // To the next line, so that not every pixel renders the list.
      const top = Math.floor(element.scrollTop / OPTION_HEIGHT) * OPTION_HEIGHT;
      const height = element.clientHeight + OPTION_HEIGHT;
      setSeen((before) =>
        before.top === top && before.height === height ? before : { top, height, margin: OVERSCAN },
      );
    };
    element.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [scroller]);
  return { shown: linesWithin(tops, seen, active), tops };
}

/** About as high as the list will be, known without a layout. */
function firstHeight(): number {
  const { innerWidth, innerHeight } = window;
  return (innerWidth < PHONE_WIDTH ? innerHeight : Math.min(innerHeight, DIALOG_HEIGHT)) - HEAD_HEIGHT;
}
