import { useState } from 'react';
import type { PickerRow } from './pickerRows.ts';

export interface ActiveOption {
  /** Its place among all lines; -1 for none. */
  readonly active: number;
  readonly setActive: (active: number) => void;
  /** Moves by arrows, Home and End, over headings. True when the key was one of them. */
  readonly move: (key: string) => boolean;
}

/** The line that the keyboard is on. Coins that can't be chosen are not passed over, so that their reason is heard. */
export function useActiveOption(rows: readonly PickerRow[]): ActiveOption {
  const [active, setActive] = useState(-1);
  const places = rows.flatMap(({ kind }, at) => (kind === 'coin' ? [at] : []));
  const [first = -1] = places;
  const last = places.at(-1) ?? -1;

  const targetOf = (key: string): number | undefined => {
    if (key === 'Home') return first;
    if (key === 'End') return last;
    if (key === 'ArrowDown') return places.find((place) => place > active) ?? first;
    if (key === 'ArrowUp') return places.findLast((place) => place < active) ?? last;
    return undefined;
  };

  return {
    active: active < rows.length ? active : -1,
    setActive,
    move: (key) => {
      const target = targetOf(key);
      if (target === undefined) return false;
      setActive(target);
      return true;
    },
  };
}
