/** A pair of any exchange is shorter. With it, 200 symbols stay far below the size of a batch (design.md section 10). */
const MAX_SYMBOL_LENGTH = 24;
/** Printable ASCII without quote and backslash, so that a symbol has as many bytes in JSON as it has characters. */
const SYMBOL = /^[!#-[\]-~]+$/;

/** Whether a value can be a pair's symbol. Anything else never gets into a table, a statement or a batch. */
export function isSymbol(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SYMBOL_LENGTH && SYMBOL.test(value);
}
