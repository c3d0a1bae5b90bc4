import type { Decimal } from '#shared/money/decimal.ts';
import type { IncomeKind } from '#shared/tax/incomeKinds.ts';
import type { Matched, OpenLot } from './lots.ts';

/** What a user said of coins that came from elsewhere. */
export interface StatedCost {
  /** For all of them, in the currency of the residence. */
  readonly cost: Decimal;
  /** When they were bought; when they came where the user has not said it. */
  readonly acquiredMs: number | undefined;
  /** As the user wrote it, and in which currency. */
  readonly own: Decimal;
  readonly currency: string;
}

/** Coins that came without a price. */
export interface Receipt {
  readonly txId: string;
  /** The account that the coins came to. */
  readonly uid: number;
  readonly amount: Decimal;
  readonly atMs: number;
  /** When they came, in the currency of the residence. */
  readonly worth: Decimal;
  /** Undefined as long as the user has not said it. */
  readonly stated: StatedCost | undefined;
}

/** Profit or loss of derivatives, at the value of its moment: one for each line of the log. */
export interface Income {
  readonly id: string;
  readonly kind: IncomeKind;
  readonly coin: string;
  readonly atMs: number;
  /** Below zero for a loss, as is its value. */
  readonly amount: Decimal;
  readonly value: Decimal;
}

/** What was withheld of one event, at the value of its moment. */
export interface Withheld {
  readonly id: string;
  readonly coin: string;
  readonly atMs: number;
  /** "TDS". */
  readonly type: string;
  readonly amount: Decimal;
  readonly value: Decimal;
}

/** Coins that are still there as a period ends, at what they are worth then. */
export type HeldLot = OpenLot & { readonly worth: Decimal };

/** One coin's figures of a period: in the currency of the residence, but for the amounts of the coin that add up. */
export interface CoinAssessment {
  readonly coin: string;
  readonly disposals: readonly Matched[];
  readonly incomes: readonly Income[];
  readonly conversionFees: Decimal;
  readonly withdrawalFees: Decimal;
  readonly withheld: readonly Withheld[];
  readonly opening: Decimal;
  readonly in: Decimal;
  readonly out: Decimal;
  /** What is left of it, the earliest first; nothing of the residence's own currency. */
  readonly held: readonly HeldLot[];
  /** Receipts without a price of their own that the figures come from, or that are still there. */
  readonly receipts: readonly Receipt[];
}
