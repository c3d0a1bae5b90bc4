import type { PickerRow } from './pickerRows.ts';

/** In pixels; coinPicker.css has them as well. */
const HEADING_HEIGHT = 32;
export const OPTION_HEIGHT = 56;

/** Where each line begins, and where the last one ends. */
export function topsOf(rows: readonly PickerRow[]): readonly number[] {
  const tops = [0];
  for (const { kind } of rows) {
    tops.push((tops.at(-1) ?? 0) + (kind === 'heading' ? HEADING_HEIGHT : OPTION_HEIGHT));
  }
  return tops;
}

interface SeenPart {
  readonly top: number;
  readonly height: number;
  readonly margin: number;
}

/** The places of the lines that a part of the list shows, in order, with the active one. */
export function linesWithin(
  tops: readonly number[],
  { top, height, margin }: SeenPart,
  active: number,
): readonly number[] {
  const count = tops.length - 1;
  // A search has left fewer lines than were scrolled through.
  const from = Math.max(0, Math.min(top, (tops[count] ?? 0) - height)) - margin;
  const end = from + height + 2 * margin;
  const shown: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const isSeen = (tops[at + 1] ?? 0) > from && (tops[at] ?? 0) < end;
    if (isSeen || at === active) shown.push(at);
  }
  return shown;
}
