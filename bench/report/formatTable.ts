/** Writes rows as plain text columns under a header; the first column to the left, figures to the right. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      widths
        .map((width, column) => {
          const text = line[column] ?? '';
          return column === 0 ? text.padEnd(width) : text.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
