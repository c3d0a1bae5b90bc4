import type { PriceAlert } from '#app/stores/createReminders.ts';
import { isQuotedInFrom, quoteRate } from '#shared/market/quotedRate.ts';

/** An alert as its pair's rate is read: "1 BTC at 70,000 USDT or above". */
export interface ReadAlert extends Pick<PriceAlert, 'side' | 'price'> {
  readonly one: string;
  readonly unit: string;
}

/** The pair as its rate is read (screens.md 0.2c): units of the second for one of the first. */
export function readPair(from: string, to: string, isFlipped: boolean): readonly [one: string, unit: string] {
  return isQuotedInFrom(from, to) === isFlipped ? [from, to] : [to, from];
}

/** An alert may have been set before its rate was turned over: above one price is below its inverse. */
export function readAlert({ from, to, side, price }: PriceAlert, isFlipped: boolean): ReadAlert {
  const [one, unit] = readPair(from, to, isFlipped);
  if (one === from) return { one, unit, side, price };
  const { short } = quoteRate({ from, to, rate: price }, isFlipped);
  return { one, unit, side: side === 'above' ? 'below' : 'above', price: short };
}
