/**
 * The roles of a table's elements, written out: where it is laid out as cards, some browsers go by the layout and would
 * announce no table at all.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
