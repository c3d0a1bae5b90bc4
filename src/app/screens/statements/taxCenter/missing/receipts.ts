import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** Coins that came from elsewhere, whose purchase price only the user knows. */
export interface Receipt {
  readonly coin: string;
  readonly txId: string;
  /** Plain decimal, in the coin. */
  readonly amount: string;
  readonly receivedMs: number;
  /** What the user entered, in USD for all of it; undefined as long as they have not. */
  readonly costUsd: string | undefined;
}

/** The receipts of a year, those without a price first, and of each kind the oldest first. */
export function readReceipts(coins: ResultOf<'taxOverview'>['coins']): readonly Receipt[] {
  const receipts = coins.flatMap(({ coin, missingCost, enteredCost }) =>
    [...missingCost, ...enteredCost].map((receipt): Receipt => {
      const costUsd = 'costUsd' in receipt ? String(receipt.costUsd) : undefined;
      const { txId, amount, receivedAt } = receipt;
      return { coin, txId, amount, receivedMs: Number(receivedAt), costUsd };
    }),
  );
  return receipts.toSorted(
    (one, other) =>
      Number(one.costUsd !== undefined) - Number(other.costUsd !== undefined) ||
      one.receivedMs - other.receivedMs,
  );
}

/** Digits of USD that the exchange computes with. */
export const COST_SCALE = 8;
/** The exchange takes fifteen digits before the point. */
const MOST_WHOLE_DIGITS = 15;

/** Whether the exchange takes a cost, a plain decimal; 0 is one: the coins were given away for nothing. */
export function isTooLargeCost(costUsd: string): boolean {
  return (costUsd.split('.')[0] ?? '').length > MOST_WHOLE_DIGITS;
}

/** What one coin of it cost, in USD cut to eight digits. */
export function priceOfOne(costUsd: string, amount: string): string {
  return new Decimal(costUsd).div(amount).toDecimalPlaces(COST_SCALE).toFixed();
}
