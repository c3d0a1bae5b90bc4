/** The data of a user that calls read and change (screens.md 0.2c, "Every tab learns"). */
export type DataKind =
  | 'balances'
  | 'conversions'
  | 'orders'
  | 'deposits'
  | 'withdrawals'
  /** Deposit addresses and the address book, with its switches. */
  | 'addresses'
  | 'files'
  | 'applications'
  | 'tax'
  /** Risk checks of addresses, and how many are left. */
  | 'checks'
  /** The account that is credited, and what was looked at last. */
  | 'settings';

/** The id of a row and its status, which may still change. */
export type RowState = readonly [id: string, status: string | number];
