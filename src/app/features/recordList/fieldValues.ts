import type { AmountMark, Outcome } from './outcome.ts';

/** An amount of a coin as it is shown. */
export interface ShownAmount {
  /** A plain decimal. */
  readonly amount: string;
  readonly coin: string;
  /** Decimals of the coin; without it the amount has as many as the finest one of its coin in its column. */
  readonly scale?: number | undefined;
  /** The value in USD, a plain decimal: shown below in the reader's currency. */
  readonly usd?: string | undefined;
  /** About what it is worth now stands below, where there is room. */
  readonly hasWorth?: boolean | undefined;
  /** Why the amount was not booked: shown below it; the amount is grey. */
  readonly mark?: AmountMark | undefined;
}

/** An amount as it was asked for or promised, with the outcome that decides what is shown of it. */
export interface AskedAmount extends Omit<ShownAmount, 'mark'> {
  readonly outcome: Outcome;
}

export interface ShownRate {
  readonly fromCoin: string;
  readonly toCoin: string;
  /** `toCoin` for one `fromCoin`, a plain decimal; "" where there is none. */
  readonly rate: string;
  /** Nothing was converted at it: it is grey. */
  readonly isAsked?: boolean;
}

/** A hash, and where a block explorer shows it, as the exchange says. */
export interface ShownHash {
  readonly id: string;
  readonly explorer: string;
}

/** Every status of a conversion, a limit order, a block trade and a transfer; its word is `records.status.*`. */
export type RecordStatus =
  | 'init'
  | 'processing'
  | 'success'
  | 'failure'
  | 'partial_fulfillment'
  | 'open'
  | 'filling'
  | 'filled'
  | 'cancelling'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'quoted'
  | 'confirmed'
  | 'settled'
  | 'rejected'
  | 'pending';

/** What a field has of a row, by its kind; "" and null are nothing. */
export interface FieldValues {
  readonly text: string;
  /** A plain decimal without a coin. */
  readonly figure: string;
  /** ms since 1970. */
  readonly time: number | null;
  readonly amount: ShownAmount | null;
  /** What was given: what was asked for is grey where nothing came of it, and only what is booked counts in a file. */
  readonly given: AskedAmount | null;
  /** What was received: 0 where nothing came of it, and only what is booked counts in a file. */
  readonly got: AskedAmount | null;
  /** About what an amount is worth now. */
  readonly worth: Pick<ShownAmount, 'amount' | 'coin'> | null;
  readonly rate: ShownRate | null;
  readonly status: RecordStatus;
  readonly id: string;
  readonly hash: ShownHash;
}
