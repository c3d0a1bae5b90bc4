/** A sum of one coin; the amount is a plain decimal. */
export interface Money {
  readonly coin: string;
  readonly amount: string;
}

/** One coin of a quote: what it brings, after fee and tax. All amounts but `amount` are in the target coin. */
export interface QuoteLine {
  readonly coin: string;
  readonly amount: string;
  readonly toAmount: string;
  /** Target coins for 1 of this one. */
  readonly rate: string;
  readonly fee: string;
  readonly tax: string;
  /** Why this coin will not be converted (screens.md 0.2); null where it will. */
  readonly errorCode: number | null;
}

/** A part of a quote that the state takes; `type` as the exchange names it (TDS, GST). */
export interface Tax extends Money {
  readonly type: string;
}

/** What the user agrees to, for every order type (screens.md 1.1). */
export interface TicketQuote {
  /** quoteTxId, quoteId or pre_order_id. */
  readonly id: string;
  /** By the exchange's clock, in ms since 1970. */
  readonly expiresAtMs: number;
  /** How long the promise holds in all, in ms. */
  readonly lifeMs: number;
  /** The key of the account that gives and is credited (screens.md 2.0). */
  readonly account: string;
  /** What is taken: coins that will not be converted are not among it. */
  readonly gives: readonly Money[];
  readonly gets: Money;
  readonly fee: Money | null;
  readonly taxes: readonly Tax[];
  /** Target coins for 1 of the given coin; null where several coins are given. */
  readonly rate: string | null;
  /** The rate's distance from the spot price as a share (−0.0032 is 0.32 % below); null where the exchange does not say. */
  readonly gap: string | null;
  /** Every coin that was asked about, also those that will not be converted. */
  readonly lines: readonly QuoteLine[];
}
