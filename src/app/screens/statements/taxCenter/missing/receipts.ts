import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** Coins that came from elsewhere, whose purchase price only the user knows. */
export interface Receipt {
  readonly coin: string;
  readonly txId: string;
  /** Coins of its kind were sold in the year: its cost is a part of the gain. */
  readonly isSold: boolean;
  /** Plain decimal, in the coin. */
  readonly amount: string;
  readonly receivedMs: number;
  /** What the user entered, for all of it in the currency of the figures; undefined as long as they have not. */
  readonly cost: string | undefined;
  /** When it was bought, as the user said; ms since 1970. */
  readonly acquiredMs: number | undefined;
}

/** The receipts of a year: those without a price first, of them those of coins that were sold, and then the oldest first. */
export function readReceipts(coins: ResultOf<'taxOverview'>['coins']): readonly Receipt[] {
  const receipts = coins.flatMap(({ coin, disposals, missingCost, enteredCost }): Receipt[] => [
    ...missingCost.map((receipt) => ({
      ...{ ...read(coin, receipt), isSold: disposals > 0 },
      ...{ cost: undefined, acquiredMs: undefined },
    })),
    ...enteredCost.map((receipt) => ({
      ...{ ...read(coin, receipt), isSold: disposals > 0 },
      cost: receipt.cost,
      acquiredMs: receipt.acquiredAt === '' ? undefined : Number(receipt.acquiredAt),
    })),
  ]);
  return receipts.toSorted((one, other) => rankOf(one) - rankOf(other) || one.receivedMs - other.receivedMs);
}

/** What a reader has to fill in first is 0. */
function rankOf({ cost, isSold }: Receipt): 0 | 1 | 2 {
  if (cost !== undefined) return 2;
  return isSold ? 0 : 1;
}

/** Receipts that are read together: without a cost those of coins that were sold in the year, then all others; and those with one. */
export interface ReceiptGroup {
  readonly kind: 'sold' | 'unsold' | 'entered';
  readonly own: readonly Receipt[];
}

/** The groups that there are, in the order of the receipts. */
export function groupReceipts(receipts: readonly Receipt[]): readonly ReceiptGroup[] {
  return (['sold', 'unsold', 'entered'] as const)
    .map((kind, rank) => ({ kind, own: receipts.filter((receipt) => rankOf(receipt) === rank) }))
    .filter(({ own }) => own.length > 0);
}

type Missing = ResultOf<'taxOverview'>['coins'][number]['missingCost'][number];

function read(coin: string, { txId, amount, receivedAt }: Missing) {
  return { coin, txId, amount, receivedMs: Number(receivedAt) };
}

/** Digits of money that the exchange computes with. */
export const COST_SCALE = 8;
/** The exchange takes fifteen digits before the point. */
const MOST_WHOLE_DIGITS = 15;

/** Whether the exchange takes a cost, a plain decimal. */
export function isTooLargeCost(cost: string): boolean {
  return (cost.split('.')[0] ?? '').length > MOST_WHOLE_DIGITS;
}

/** What one coin of it cost, cut to eight digits. */
export function priceOfOne(cost: string, amount: string): string {
  return new Decimal(cost).div(amount).toDecimalPlaces(COST_SCALE).toFixed();
}
