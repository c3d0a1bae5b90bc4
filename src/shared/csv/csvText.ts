import papaparse from 'papaparse';

/** Without it Excel takes UTF-8 for an old code page; all other programs skip it. */
export const CSV_BOM = '\uFEFF';
const NEWLINE = '\r\n';

/** Rows as the lines of a CSV after RFC 4180, whose cells are safe already (`neutralize`). */
export function csvLinesOf(rows: readonly (readonly string[])[]): string {
  return (
    papaparse.unparse(
      rows.map((row) => [...row]),
      { newline: NEWLINE },
    ) + NEWLINE
  );
}
