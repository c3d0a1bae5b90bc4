import type { CostMethod } from '#shared/tax/costMethods.ts';

/** What happened, for an independent computation: in whole numbers (BigInt), and in one order. */
export interface PlainEvent {
  readonly id: string;
  readonly atMs: number;
  readonly nature: 'trade' | 'derivatives' | 'transfer';
  /** The account of fees and taxes; account 1 where it is missing. */
  readonly payer?: number;
  /** Units of 1e-8 of a coin; below zero for what went. All but transfers are of one account. */
  readonly changes: readonly PlainChange[];
  readonly fees: readonly PlainChange[];
  readonly taxes: readonly PlainChange[];
}

export interface PlainChange {
  readonly coin: string;
  /** The account; the first one where it is missing. */
  readonly account?: number;
  readonly units: bigint;
}

export interface Rules {
  /** The accounts whose figures these are, taken together; each other one has lots of its own. Account 1 where it is missing. */
  readonly asked?: ReadonlySet<number>;
  readonly startMs: number;
  readonly endMs: number;
  /** Share matching is in force always or never. */
  readonly methodAt: (atMs: number) => CostMethod;
  /** How long a day is. */
  readonly dayMs: number;
  /** Money of the residence: no asset. */
  readonly currency: string;
  /** Units of 1e-4 USD for one unit of it. */
  readonly rateOf: (atMs: number) => bigint;
  /** Units of 1e-4 USD for one coin. */
  readonly priceOf: (coin: string, atMs: number) => bigint;
  readonly isCash: (coin: string) => boolean;
  /** Units of 1e-8, and when it was bought, where the user has stated what a receipt had cost. */
  readonly statedCost: (coin: string, event: PlainEvent) => StatedReceipt | undefined;
}

export interface StatedReceipt {
  readonly cost: bigint;
  readonly acquiredMs: number | undefined;
}
