import { Decimal } from '#shared/money/decimal.ts';

/** What a conversion gave and got; amounts are plain decimal strings. */
export interface PairAmounts {
  readonly fromCoin: string;
  readonly fromAmount: string;
  readonly toCoin: string;
  readonly toAmount: string;
  /** Sums of different months are kept apart; ms since 1970. */
  readonly monthMs?: number;
  /** What it was worth in USD. */
  readonly notionalUsd?: string;
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
  /** 0 where months are not kept apart. */
  readonly monthMs: number;
  readonly notionalUsd: string;
}

/** As many digits as a rate is shown with. */
const RATE_DIGITS = 12;

/**
 * Sums and average price for each pair, in the order in which the pairs first come (screens.md 1.2, 1.8, "Sum row"). Sums
 * keep every digit. What failed gave nothing: the caller leaves it out.
 */
export function sumPairs(rows: readonly PairAmounts[]): readonly PairSum[] {
  const rowsByPair = new Map<string, PairAmounts[]>();
  for (const row of rows) {
    const pair = `${row.monthMs ?? 0},${row.fromCoin},${row.toCoin}`;
    rowsByPair.set(pair, [...(rowsByPair.get(pair) ?? []), row]);
  }
  return [...rowsByPair.values()].flatMap((ofPair) => {
    const [first] = ofPair;
    if (first === undefined) return [];
    const { fromCoin, toCoin, monthMs = 0 } = first;
    const given = sumOf(ofPair.map(({ fromAmount }) => fromAmount));
    const got = sumOf(ofPair.map(({ toAmount }) => toAmount));
    return {
      ...{ fromCoin, toCoin, monthMs },
      count: ofPair.length,
      given: given.toFixed(),
      got: got.toFixed(),
      averageRate: given.isZero() ? '' : got.div(given).toSignificantDigits(RATE_DIGITS).toFixed(),
      notionalUsd: sumOf(ofPair.map(({ notionalUsd = '0' }) => notionalUsd)).toFixed(),
    };
  });
}

function sumOf(amounts: readonly string[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), ZERO);
}

/** The sum of amounts of one coin, plain decimal strings, with every digit. */
export function sumAmounts(amounts: readonly string[]): string {
  return sumOf(amounts).toFixed();
}

/** An amount of one coin, a plain decimal string. */
export interface CoinSum {
  readonly coin: string;
  readonly amount: string;
}

/** The sum of each coin, in the order in which the coins first come, with every digit; sums of zero are left out. */
export function sumCoins(amounts: readonly CoinSum[]): readonly CoinSum[] {
  const sumByCoin = new Map<string, Decimal>();
  for (const { coin, amount } of amounts) {
    sumByCoin.set(coin, (sumByCoin.get(coin) ?? ZERO).plus(amount));
  }
  return [...sumByCoin].flatMap(([coin, sum]) => (sum.isZero() ? [] : [{ coin, amount: sum.toFixed() }]));
}

const ZERO = new Decimal(0);
