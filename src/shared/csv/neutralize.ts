/** What can stand before a sign without being seen: blanks, marks, controls, format and other ignorable characters. */
const UNSEEN = /^[\s\p{Z}\p{M}\p{C}\p{Default_Ignorable_Code_Point}]+/u;
/** Signs that begin a formula, as they are after NFKC, which folds full-width and small forms into them. */
const SIGN = /^[=+\-@]/;
/** Characters that begin one by themselves (OWASP, "CSV injection"). */
const BREAK = /^[\t\r\n]/;
/**
 * Where a program that separates by something else than a comma, as spreadsheets do in half of Europe, takes the rest of a text
 * for a cell of its own: for such a program the quotes around the text don't begin a cell, and so are none.
 */
const OTHER_CELL = /(?<=[;\t\r\n])/;

/** A number that can be summed, below zero too. */
export const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, which makes it text again. Signs of any width
 * count, and so do those behind blanks and marks, which programs leave out; a plain number below zero is a number, and stays
 * one. The one function for the files of the page and of the exchange (screens.md 0.2c).
 */
export function neutralize(cell: string): string {
  if (PLAIN_NUMBER.test(cell)) return cell;
  const [first = '', ...others] = cell.split(OTHER_CELL);
  const begin = BREAK.test(cell) || isFormula(first) ? `'${first}` : first;
  return begin + others.map((part) => (isFormula(part) ? `'${part}` : part)).join('');
}

function isFormula(text: string): boolean {
  const first = text.replace(UNSEEN, '').slice(0, 1).normalize('NFKC');
  return SIGN.test(first);
}
