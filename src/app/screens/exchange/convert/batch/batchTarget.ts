import type { BatchChoice } from './batchChoice.ts';
import type { BatchItem } from './judgeBatch.ts';

/** The target: the first of the wanted ones that batches can go into, or else the exchange's first. "" where there is none. */
export function targetOf(toCoins: readonly string[], wanted: readonly (string | undefined)[]): string {
  return wanted.find((coin) => coin !== undefined && toCoins.includes(coin)) ?? toCoins[0] ?? '';
}

/** The ticks and amounts that an order is made of. */
export function choiceOf(items: readonly BatchItem[]): BatchChoice {
  return new Map(
    items.map(({ fromCoin, amount }) => [
      fromCoin,
      amount === 'all' ? 'all' : ({ kind: 'amount', amount } as const),
    ]),
  );
}
