import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import type { BatchOrder } from '#app/features/ticket/orderTypes/createBatchOrderType.ts';
import type { HeldCoin } from './heldCoins.ts';

/** How much of a chosen coin: everything that is free when it is quoted, or what its field says. */
export type ChosenAmount = 'all' | AmountReading;

/** The coins that are ticked, in the order in which they were. */
export type BatchChoice = ReadonlyMap<string, ChosenAmount>;

export const NOTHING_CHOSEN: BatchChoice = new Map();

/** Ticks a coin, with all of it, or takes its tick away. */
export function toggleCoin(choice: BatchChoice, coin: string): BatchChoice {
  const next = new Map(choice);
  if (!next.delete(coin)) next.set(coin, 'all');
  return next;
}

/** Says how much of a ticked coin; one that is not ticked stays so. */
export function setAmount(choice: BatchChoice, coin: string, amount: ChosenAmount): BatchChoice {
  return choice.has(coin) ? new Map(choice).set(coin, amount) : choice;
}

/** The coins that can be ticked: not the target, and no coin that can't be converted. */
export function openCoins(held: readonly HeldCoin[], target: string): readonly HeldCoin[] {
  return held.filter(({ coin, obstacle }) => obstacle === null && coin !== target);
}

/** Ticks as many coins as a batch may have, the most valuable first; amounts that were entered stay. */
export function chooseAll(choice: BatchChoice, open: readonly HeldCoin[], maxCoins: number): BatchChoice {
  return new Map(open.slice(0, maxCoins).map(({ coin }) => [coin, choice.get(coin) ?? 'all']));
}

export type BatchItem = BatchOrder['items'][number];

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
