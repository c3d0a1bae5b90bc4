import type { MarketCoin } from '#sandbox/seed/reference/coins/coinReference.ts';
import { hashText } from './hash.ts';
import type { Pair } from './listPairs.ts';
import { HOURS_PER_YEAR, MINUTES_PER_HOUR } from './time.ts';
import type { CoinWalk } from './walkCoin.ts';

/** The walks a pair's price is made of: base over quote, each in dollars. */
export interface PairWalks {
  readonly key: number;
  readonly base: CoinWalk;
  /** Missing for USDT, which is the dollar of this market. */
  readonly quote?: CoinWalk;
  /** Variance of the log price in an ordinary minute. */
  readonly minuteVariance: number;
}

/** 2^13 hours, 341 days: long enough for trends, short enough for years to differ. */
const ROOT_HOURS = 8192;
const EDGE_DEVIATION = 0.2;
/** No price is ever more than 2.9 times, or less than a 2.9th of, its start price. */
const BOUND = Math.log(2.9);

/**
 * A peg is pulled back within days and stays 0.08 % around 1, so that the ratio of two pegs stays within 0.2
 * %.
 */
const PEG = { rootHours: 64, deviation: 0.0004, edgeDeviation: 0.0003, bound: 0.0008 };

/** Collects the walks that decide a pair's price. */
export function describeWalks(pair: Pair, seed: string): PairWalks {
  const base = describeWalk(pair.base, seed);
  const quote = pair.quote.coin === 'USDT' ? undefined : describeWalk(pair.quote, seed);
  const minuteVariance = meanMinuteVariance(base) + (quote === undefined ? 0 : meanMinuteVariance(quote));
  const key = hashText(`${seed}/pair/${pair.symbol}`);
  return quote === undefined ? { key, base, minuteVariance } : { key, base, quote, minuteVariance };
}

function describeWalk(reference: MarketCoin, seed: string): CoinWalk {
  const key = hashText(`${seed}/coin/${reference.coin}`);
  if (reference.coin === 'USDT') {
    return { key, rootHours: PEG.rootHours, rootVariance: 0, edgeDeviation: 0, bound: PEG.bound };
  }
  if (reference.yearlyVolatility === 0) {
    return { key, ...PEG, rootVariance: PEG.deviation ** 2 };
  }
  const rootVariance = (reference.yearlyVolatility ** 2 * ROOT_HOURS) / HOURS_PER_YEAR;
  return { key, rootHours: ROOT_HOURS, rootVariance, edgeDeviation: EDGE_DEVIATION, bound: BOUND };
}

function meanMinuteVariance(walk: CoinWalk): number {
  return walk.rootVariance / (walk.rootHours * MINUTES_PER_HOUR);
}
