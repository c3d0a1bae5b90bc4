import type { MarketCoin } from '#sandbox/seed/reference/coins/coinReference.ts';
import { COIN_BY_CODE, COINS } from '#sandbox/seed/reference/coins.ts';
import { hashText, hashToUnit, mixHash } from './hash.ts';

/** A tradable pair and the sizes of its smallest steps. */
export interface Pair {
  /** Place in the list; numbers the synthetic pairs. */
  readonly index: number;
  readonly symbol: string;
  readonly base: MarketCoin;
  readonly quote: MarketCoin;
  readonly startPrice: number;
  readonly dailyTurnoverUsd: number;
  /** Decimals of a price, of a volume (base coin) and of a turnover (quote coin). */
  readonly priceDigits: number;
  readonly volumeDigits: number;
  readonly turnoverDigits: number;
}

/**
 * Quote coins in the order of the list; the share is how busy their pairs are beside the same coin's USDT
 * pair.
 */
const QUOTES = [
  { coin: 'USDT', share: 1, turnoverDigits: 4 },
  { coin: 'USDC', share: 0.1, turnoverDigits: 4 },
  { coin: 'BTC', share: 0.05, turnoverDigits: 8 },
  { coin: 'ETH', share: 0.02, turnoverDigits: 8 },
  { coin: 'MNT', share: 0.003, turnoverDigits: 4 },
] as const;

const LEAST_TURNOVER_USD = 10_000;
const MOST_SYNTHETIC_TURNOVER_USD = 10_000_000;

/**
 * The market's pairs: every coin of screens.md 3.3 against USDT in the table's order, then against USDC, BTC,
 * ETH and MNT, then synthetic ones (`C0200USDT`, numbered by their place) until there are `count`. A smaller
 * count cuts the list.
 */
export function listPairs(count: number, seed: string): Pair[] {
  const pairs: Pair[] = [];
  QUOTES.forEach((quoteRule, rank) => {
    const quote = findCoin(quoteRule.coin);
    // USDTBTC is not listed beside BTCUSDT: of two quote coins the earlier one is the quote.
    const earlier = new Set<string>(QUOTES.slice(0, rank).map(({ coin }) => coin));
    for (const base of COINS) {
      if (base !== quote && !earlier.has(base.coin)) {
        pairs.push(describePair(pairs.length, base, quote, quoteRule));
      }
    }
  });
  const usdt = findCoin('USDT');
  while (pairs.length < count) {
    pairs.push(describePair(pairs.length, inventCoin(pairs.length, seed), usdt, QUOTES[0]));
  }
  return pairs.slice(0, count);
}

function describePair(
  index: number,
  base: MarketCoin,
  quote: MarketCoin,
  rule: { share: number; turnoverDigits: number },
): Pair {
  const startPrice = base.startUsd / quote.startUsd;
  const magnitude = Math.floor(Math.log10(startPrice));
  const isPegged = base.yearlyVolatility === 0 && quote.yearlyVolatility === 0;
  return {
    index,
    symbol: `${base.coin}${quote.coin}`,
    base,
    quote,
    startPrice,
    dailyTurnoverUsd: Math.max(LEAST_TURNOVER_USD, base.dailyTurnoverUsd * rule.share),
    // Five significant digits (BTC keeps cents); one more where the whole life is inside a tenth of a per
    // cent.
    priceDigits: Math.max(2, 4 - magnitude) + (isPegged ? 1 : 0),
    volumeDigits: Math.min(6, Math.max(0, 2 + Math.floor(Math.log10(base.startUsd)))),
    turnoverDigits: rule.turnoverDigits,
  };
}

/** A synthetic coin: the seed and its number decide what it costs and how it moves. */
function inventCoin(index: number, seed: string): MarketCoin {
  const coin = `C${String(index).padStart(4, '0')}`;
  const key = hashText(`${seed}/invented/${coin}`);
  const startUsd = 10 ** (hashToUnit(mixHash(key, 0)) * 7 - 4.5);
  const turnoverSpan = Math.log10(MOST_SYNTHETIC_TURNOVER_USD / LEAST_TURNOVER_USD);
  return {
    coin,
    name: `Sandbox coin ${index}`,
    startUsd: Number(startUsd.toPrecision(3)),
    yearlyVolatility: 0.7 + 0.8 * hashToUnit(mixHash(key, 1)),
    dailyTurnoverUsd: LEAST_TURNOVER_USD * 10 ** (turnoverSpan * hashToUnit(mixHash(key, 2))),
  };
}

function findCoin(name: string): MarketCoin {
  const coin = COIN_BY_CODE.get(name);
  if (coin === undefined) {
    throw new Error(`The reference data has no coin ${name}.`);
  }
  return coin;
}
