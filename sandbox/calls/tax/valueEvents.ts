import type { Decimal } from '#shared/money/decimal.ts';
import { shareOf, sumOf, toMoney, ZERO } from './lots.ts';
import type { CoinChange, TaxEvent } from './readEvents.ts';

/** What things are worth to a taxpayer: in the currency of the residence. */
export interface Values {
  /** ISO 4217. It is money, and no asset. */
  readonly currency: string;
  /** USD for one coin at a moment; zero for coins without a price. */
  priceAt(coin: string, atMs: number): Decimal;
  /** USD for one unit of the currency, on the day of a moment. */
  rateAt(atMs: number): Decimal;
}

/** What an amount was worth at a moment, without its sign, cut to eight digits; of the currency itself it is the amount. */
export function worthOf(values: Values, { coin, amount }: CoinChange, atMs: number): Decimal {
  if (coin === values.currency) return amount.abs();
  return toMoney(amount.abs().mul(values.priceAt(coin, atMs)).div(values.rateAt(atMs)));
}

/** An event, or the part of it that is not between accounts of one person. */
type ValuedEvent = Pick<TaxEvent, 'nature' | 'atMs' | 'taxes'> & { readonly changes: readonly CoinChange[] };

/**
 * What came for each coin that was given, by the value of each, with the tax that was withheld: a trade brings what came for
 * it. While nothing has come yet, and of coins that are not given for others, it is what they were worth.
 */
export function proceedsOf(
  { nature, atMs, changes, taxes }: ValuedEvent,
  values: Values,
): readonly Decimal[] {
  const worth = (change: CoinChange) => worthOf(values, change, atMs);
  const given = changes.filter(({ amount }) => amount.isNegative());
  const came = changes.filter(({ amount }) => !amount.isNegative());
  if (nature !== 'trade' || came.length === 0) return given.map(worth);
  return split(sumOf([...came, ...taxes], worth), given.map(worth));
}

/**
 * What each coin that came had cost: what was paid for it, where that was money of the residence alone, else its value. Taxes
 * that were withheld are no part of it.
 */
export function costsOf({ nature, atMs, changes }: ValuedEvent, values: Values): readonly Decimal[] {
  const worth = (change: CoinChange) => worthOf(values, change, atMs);
  const given = changes.filter(({ amount }) => amount.isNegative());
  const came = changes.filter(({ amount }) => !amount.isNegative());
  const isPaid = given.length > 0 && given.every(({ coin }) => coin === values.currency);
  return nature === 'trade' && isPaid ? split(sumOf(given, worth), came.map(worth)) : came.map(worth);
}

/** A sum in parts of these sizes; the last part takes what rounding left, the first one all where none has a size. */
function split(whole: Decimal, sizes: readonly Decimal[]): readonly Decimal[] {
  const size = sumOf(sizes, (each) => each);
  if (sizes.length === 1 || size.isZero()) return sizes.map((_size, at) => (at === 0 ? whole : ZERO));
  let left = whole;
  return sizes.map((each, at) => {
    const part = at === sizes.length - 1 ? left : shareOf(whole, each, size);
    left = left.minus(part);
    return part;
  });
}
