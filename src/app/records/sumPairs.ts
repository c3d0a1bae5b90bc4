import { Decimal } from '#shared/money/decimal.ts';

/** What a conversion gave and got; amounts are plain decimal strings. */
export interface PairAmounts {
  readonly fromCoin: string;
  readonly fromAmount: string;
  readonly toCoin: string;
  readonly toAmount: string;
}

/** All conversions of one pair together. */
export interface PairSum {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly count: number;
  readonly given: string;
  readonly got: string;
  /** `toCoin` for one `fromCoin`, weighted by amount; "" where nothing was given. */
  readonly averageRate: string;
}

/** As many digits as a rate is shown with. */
const RATE_DIGITS = 12;

/**
 * Sums and average price for each pair, in the order in which the pairs first come (screens.md 1.2, "Sum row"). Sums keep
 * every digit. What failed gave nothing: the caller leaves it out.
 */
export function sumPairs(rows: readonly PairAmounts[]): readonly PairSum[] {
  const sumByPair = new Map<string, { first: PairAmounts; count: number; given: Decimal; got: Decimal }>();
  for (const row of rows) {
    const pair = `${row.fromCoin},${row.toCoin}`;
    const before = sumByPair.get(pair) ?? { first: row, count: 0, given: ZERO, got: ZERO };
    sumByPair.set(pair, {
      first: before.first,
      count: before.count + 1,
      given: before.given.plus(row.fromAmount),
      got: before.got.plus(row.toAmount),
    });
  }
  return [...sumByPair.values()].map(({ first: { fromCoin, toCoin }, count, given, got }) => ({
    fromCoin,
    toCoin,
    count,
    given: given.toFixed(),
    got: got.toFixed(),
    averageRate: given.isZero() ? '' : got.div(given).toSignificantDigits(RATE_DIGITS).toFixed(),
  }));
}

/** The sum of plain decimal strings, with every digit: fees of a year, say. */
export function sumAmounts(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), ZERO).toFixed();
}

/** The same price the other way round, at 12 digits; "" for a rate of zero, which has none. */
export function inverseRate(rate: string): string {
  const value = new Decimal(rate);
  return value.isZero() ? '' : new Decimal(1).div(value).toSignificantDigits(RATE_DIGITS).toFixed();
}

const ZERO = new Decimal(0);
