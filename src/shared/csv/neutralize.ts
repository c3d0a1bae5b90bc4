/** What can stand before a sign without being seen: blanks, marks, controls, format and other ignorable characters. */
const UNSEEN = /^[\s\p{Z}\p{M}\p{C}\p{Default_Ignorable_Code_Point}]+/u;
/** Signs that begin a formula, as they are after NFKC, which folds full-width and small forms into them. */
const SIGN = /^[=+\-@]/;
/** Characters that begin one by themselves (OWASP, "CSV injection"). */
const BREAK = /^[\t\r\n]/;

/** A number that can be summed, below zero too. */
export const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, which makes it text again. Signs of any width
 * count, and so do those behind blanks and marks, which programs leave out; a plain number below zero is a number, and stays
 * one. The one function for the files of the page and of the exchange (screens.md 0.2c).
 */
export function neutralize(cell: string): string {
  if (PLAIN_NUMBER.test(cell)) return cell;
  const first = cell.replace(UNSEEN, '').slice(0, 1).normalize('NFKC');
  return SIGN.test(first) || BREAK.test(cell) ? `'${cell}` : cell;
}
