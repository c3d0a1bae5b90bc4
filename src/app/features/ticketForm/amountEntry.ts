import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import {
  type AmountBounds,
  type AmountFault,
  validateAmount,
} from '#app/components/amount/validateAmount.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { CoinInfo } from './pickerCoins.ts';

export type Side = 'from' | 'to';

/** What was entered: an amount of either coin (screens.md 1.1). The other side's is worked out. */
export interface AmountEntry {
  readonly side: Side;
  readonly reading: AmountReading;
}

export type PairLimit = NonNullable<ResultOf<'convertLimit'>>;

/** What bounds the entry; what is not known does not bound it, and the exchange judges. */
export interface EntryBounds {
  readonly from: CoinInfo | undefined;
  readonly to: CoinInfo | undefined;
  readonly limit: PairLimit | undefined;
  /** What can be given away; a plain decimal string. Undefined for a guest. */
  readonly convertible: string | undefined;
}

export const NO_ENTRY: AmountEntry = { side: 'from', reading: { kind: 'empty' } };

/** Amounts on the wire have as many digits after the point at most (screens.md 0.1). */
const MOST_DIGITS = 18;

export function entryOf(side: Side, amount: string): AmountEntry {
  return { side, reading: amount === '' ? { kind: 'empty' } : { kind: 'amount', amount } };
}

/** The plain decimal string that was entered; "" while there is none. */
export function amountOf({ reading }: AmountEntry): string {
  return reading.kind === 'amount' ? reading.amount : '';
}

/** Digits after the point of one side's amounts. */
export function scaleOf(info: CoinInfo | undefined): number {
  return info?.accuracyLength ?? MOST_DIGITS;
}

/** What is wrong with the entry, in the order of screens.md 0.3, C1; undefined where nothing is, or nothing is entered. */
export function faultOf(entry: AmountEntry, bounds: EntryBounds): AmountFault | undefined {
  const verdict = validateAmount(entry.reading, boundsOf(entry.side, bounds));
  return verdict.kind === 'bad' ? verdict.fault : undefined;
}

function boundsOf(side: Side, { from, to, limit, convertible }: EntryBounds): AmountBounds {
  if (side === 'to') return { scale: scaleOf(to), min: limit?.toMin, max: limit?.toMax };
  return {
    scale: scaleOf(from),
    min: limit?.fromMin,
    max: limit?.fromMax,
    balance: convertible,
    limit: limit?.dailyRemaining,
  };
}
