/** The columns of a batch, by their names in a file (screens.md 1.10). */
export const COLUMNS = [
  'coin',
  'chain',
  'address',
  'tag',
  'remark',
  'wallet_type',
  'owner',
  'verified',
] as const;
export type Column = (typeof COLUMNS)[number];
export type Cells = Readonly<Record<Column, string>>;

/** The most lines of a batch, and bytes of its file (screens.md 1.10). */
export const MOST_LINES = 100;
export const MOST_BYTES = 1024 * 1024;

/** A line as it is entered. */
export interface BatchLine {
  /** An id that stays the same for as long as the page is open. */
  readonly id: string;
  /** The file's line number; in the table, where it was added. */
  readonly number: number;
  /** As they are typed. */
  readonly cells: Cells;
  /** The user accepted the line's warnings; a changed cell asks again. */
  readonly isAccepted: boolean;
  /** The address of which four characters were typed, because it looks like a known one; "" for none. */
  readonly confirmed: string;
}

export const EMPTY_CELLS: Cells = {
  coin: '',
  chain: '',
  address: '',
  tag: '',
  remark: '',
  wallet_type: '',
  owner: '',
  verified: '',
};

export function isEmpty({ cells }: Pick<BatchLine, 'cells'>): boolean {
  return COLUMNS.every((column) => cells[column].trim() === '');
}
