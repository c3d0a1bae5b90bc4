/** The list that an array of rows is the beginning of: arrays of one list differ only in their length. */
const listOfRows = new WeakMap<readonly unknown[], object>();

/** The rows with others after them; foldRows continues from its result for the first ones. */
export function growRows<Row>(rows: readonly Row[], added: readonly Row[]): readonly Row[] {
  const list = listOfRows.get(rows) ?? {};
  const grown = [...rows, ...added];
  if (!listOfRows.has(rows)) listOfRows.set(rows, list);
  listOfRows.set(grown, list);
  return grown;
}

/**
 * What many rows are together, without reading them all again whenever some are added: sums of a log of 100,000 rows would
 * block the page for a second. The result belongs to the fold and grows with the list; it is read, and not kept.
 */
export function foldRows<Row, Result>(
  begin: () => Result,
  add: (result: Result, row: Row) => void,
): (rows: readonly Row[]) => Result {
  const known = new WeakMap<object, { readonly result: Result; readonly length: number }>();
  return (rows) => {
    const list = listOfRows.get(rows) ?? rows;
    const before = known.get(list);
    const isBeginning = before !== undefined && before.length <= rows.length;
    const result = isBeginning ? before.result : begin();
    for (const row of rows.slice(isBeginning ? before.length : 0)) add(result, row);
    known.set(list, { result, length: rows.length });
    return result;
  };
}
