import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** A batch as it is asked for; "all" is everything that is there of a coin. */
interface AskedBatch {
  readonly toCoin: string;
  readonly items: readonly { readonly fromCoin: string; readonly amount: string }[];
}

interface BatchLine {
  readonly fromCoin: string;
  readonly amount: string;
  readonly availableBalance: string;
  readonly toCoin: string;
}

/** Whether the lines of a quote are the coins and amounts that were asked for, and no others (screens.md 0.2b). */
export function isBatchOf({ toCoin, items }: AskedBatch, lines: readonly BatchLine[]): boolean {
  return (
    lines.length === items.length &&
    lines.every((line) => line.toCoin === toCoin) &&
    items.every(({ fromCoin, amount }) => {
      const line = lines.find((each) => each.fromCoin === fromCoin);
      if (line === undefined) return false;
      return amount === 'all'
        ? compareDecimals(line.amount, line.availableBalance) <= 0
        : compareDecimals(line.amount, amount) === 0;
    })
  );
}
