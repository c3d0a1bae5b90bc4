const FORMULA = /^[=+\-@\t\r]/;
export const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, which makes it text again (OWASP, "CSV
 * injection"). Numbers below zero stay numbers.
 */
export function neutralize(cell: string): string {
  return FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
}
