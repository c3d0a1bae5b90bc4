import type { Marks } from '../format/figures.ts';

/** A plain amount as it is edited: with the reader's decimal mark, without thousands, and its digits as they are. */
export function writeAmount(plain: string, { point }: Pick<Marks, 'point'>): string {
  return plain.replace('.', point);
}

/**
 * Where the caret goes when the separators of a text change around it: behind the same digit, counted from the end, so that
 * it stays at the end when it was there.
 */
export function caretAfter(before: string, caret: number, after: string): number {
  const behind = countDigits(before.slice(caret));
  for (let place = after.length; place > 0; place -= 1) {
    if (countDigits(after.slice(place)) === behind) return place;
  }
  return 0;
}

function countDigits(text: string): number {
  return text.replace(/\P{Nd}/gu, '').length;
}
