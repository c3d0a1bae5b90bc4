import { createRandom } from './createRandom.ts';

/** A market that trades at random, always in the same way. */
export interface MarketWalk {
  /** The ticker rows of all pairs, as JSON texts. */
  readonly writeAll: () => string[];
  /** Trades in so many different pairs, and writes their rows. */
  readonly tradeSome: (count: number) => string[];
}

interface Pair {
  readonly symbol: string;
  readonly open: number;
  readonly digits: number;
  price: number;
  high: number;
  low: number;
  volume: number;
  turnover: number;
}

const COINS = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'DOGE', 'ADA', 'TRX', 'TON', 'AVAX', 'LINK', 'DOT', 'SUI'];
const SEED = 20_417;
const LARGEST_TURNOVER = 2e9;
/** Up to so much goes a price with one trade, up or down. */
const PRICE_STEP = 0.0005;
/** Up to such a part of the day's turnover is one trade: 24-hour figures are sums, so they move slowly. */
const TRADE_PART = 0.00002;

/** Creates a market of so many pairs. A few trade a lot and most a little, as on real exchanges. */
export function createMarketWalk(symbols: number): MarketWalk {
  const random = createRandom(SEED);
  const pairs = Array.from({ length: symbols }, (_, rank) => createPair(rank, random));

  function trade(pair: Pair): void {
    pair.price *= 1 + (random() * 2 - 1) * PRICE_STEP;
    pair.high = Math.max(pair.high, pair.price);
    pair.low = Math.min(pair.low, pair.price);
    const value = pair.turnover * random() * TRADE_PART;
    pair.turnover += value;
    pair.volume += value / pair.price;
  }

  return {
    writeAll: () => pairs.map(writeRow),
    tradeSome: (count) => {
      const chosen = chooseSome(pairs, count, random);
      chosen.forEach(trade);
      return chosen.map(writeRow);
    },
  };
}

function createPair(rank: number, random: () => number): Pair {
  const coin = COINS[rank] ?? `C${String(rank).padStart(4, '0')}`;
  const open = 10 ** (random() * 6 - 2);
  const price = open * (0.95 + random() * 0.1);
  const turnover = LARGEST_TURNOVER / (rank + 1) ** 0.8;
  return {
    symbol: `${coin}USDT`,
    open,
    digits: Math.max(2, 5 - Math.ceil(Math.log10(open))),
    price,
    high: Math.max(open, price) * (1 + random() * 0.03),
    low: Math.min(open, price) * (1 - random() * 0.03),
    volume: turnover / open,
    turnover,
  };
}

/** So many different ones, by the beginning of a shuffle. */
function chooseSome<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => {
    const from = at + Math.floor(random() * (left.length - at));
    const chosen = left[from] as T;
    left[from] = left[at] as T;
    return chosen;
  });
}

function writeRow({ symbol, open, digits, price, high, low, volume, turnover }: Pair): string {
  const change = ((price - open) / open).toFixed(6);
  return (
    `{"t":0,"s":"${symbol}","sn":"${symbol}","c":"${price.toFixed(digits)}","h":"${high.toFixed(digits)}"` +
    `,"l":"${low.toFixed(digits)}","o":"${open.toFixed(digits)}","v":"${volume.toFixed(4)}"` +
    `,"qv":"${turnover.toFixed(8)}","m":"${change}","e":301}`
  );
}
