import type { Candle } from './candle.ts';
import { type HourMinutes, writeMinute } from './candle.ts';
import type { PairWalks } from './describeWalks.ts';
import { hashToBell, mixHash } from './hash.ts';
import type { Pair } from './listPairs.ts';
import { MINUTES_PER_DAY, MINUTES_PER_HOUR } from './time.ts';
import { createCoinHour, walkCoinHour } from './walkCoin.ts';

const SPREAD_KEY = 0x2545f491;
const SHAPE_KEY = 0x1b873593;

/** A cross price strays from the ratio of its two dollar prices by this part of an ordinary minute's move. */
const CROSS_SPREAD = 0.15;
/** Longest wick, in standard deviations of its minute; the mean is a third of it. */
const LONGEST_WICK = 1.2;

/** Work space: an hour is computed every few microseconds, always to its end. */
const baseHour = createCoinHour();
const quoteHour = createCoinHour();
const edges = new Float64Array(MINUTES_PER_HOUR + 1);

/**
 * Computes one hour of one-minute candles of a pair into `target`; all other figures are made of these. A
 * minute opens where the one before closed, and its wicks, volume and turnover follow from how wild the walk
 * is in it.
 */
export function buildMinutes(pair: Pair, walks: PairWalks, hour: number, target: HourMinutes): HourMinutes {
  walkCoinHour(walks.base, hour, baseHour);
  if (walks.quote === undefined) {
    quoteHour.levels.fill(0);
    quoteHour.variances.fill(0);
  } else {
    walkCoinHour(walks.quote, hour, quoteHour);
  }
  priceEdges(pair, walks, hour);

  const sizes = measureTrades(pair);
  for (let i = 0; i < MINUTES_PER_HOUR; i++) {
    const variance = (baseHour.variances[i] as number) + (quoteHour.variances[i] as number);
    const hash = mixHash(walks.key ^ SHAPE_KEY, hour * MINUTES_PER_HOUR + i);
    const wildness = Math.sqrt(variance / walks.minuteVariance);
    writeMinute(target, i, shapeMinute(i, Math.sqrt(variance), wildness, hash, sizes));
  }
  return target;
}

/** Prices, in ticks, at the beginning of each minute and at the end of the hour. */
function priceEdges(pair: Pair, walks: PairWalks, hour: number): void {
  const startTicks = pair.startPrice * 10 ** pair.priceDigits;
  const spread = walks.quote === undefined ? 0 : CROSS_SPREAD * Math.sqrt(walks.minuteVariance);
  for (let i = 0; i <= MINUTES_PER_HOUR; i++) {
    const stray = spread * hashToBell(mixHash(walks.key ^ SPREAD_KEY, hour * MINUTES_PER_HOUR + i));
    const level = (baseHour.levels[i] as number) - (quoteHour.levels[i] as number) + stray;
    edges[i] = Math.max(1, Math.round(startTicks * Math.exp(level)));
  }
}

interface TradeSizes {
  /** Volume of an ordinary minute in the smallest unit of the base coin. */
  readonly volumeUnits: number;
  /** Turnover units of one volume unit times one tick. */
  readonly turnoverScale: number;
}

function measureTrades(pair: Pair): TradeSizes {
  const minuteUsd = pair.dailyTurnoverUsd / MINUTES_PER_DAY;
  return {
    volumeUnits: (minuteUsd / pair.base.startUsd) * 10 ** pair.volumeDigits,
    turnoverScale: 10 ** (pair.turnoverDigits - pair.priceDigits - pair.volumeDigits),
  };
}

/**
 * Wicks are longer in wild minutes, and often a tick even in the quietest, so that no line is flat. Wild
 * minutes also trade more, on top of a hashed factor between 0.3 and 1.7.
 */
function shapeMinute(
  i: number,
  deviation: number,
  wildness: number,
  hash: number,
  sizes: TradeSizes,
): Candle {
  const open = edges[i] as number;
  const close = edges[i + 1] as number;
  const longest = LONGEST_WICK * deviation * open;
  const up = (hash & 255) / 256;
  const down = ((hash >>> 8) & 255) / 256;
  const high = Math.max(open, close) + Math.floor(longest * up * up + up + 0.5);
  const low = Math.max(1, Math.min(open, close) - Math.floor(longest * down * down + down + 0.5));
  const chance = 0.3 + (1.4 * (hash >>> 16)) / 0x1_0000;
  const volume = Math.max(1, Math.round(sizes.volumeUnits * wildness * chance));
  const meanPrice = (open + high + low + close) / 4;
  return { open, high, low, close, volume, turnover: Math.round(volume * meanPrice * sizes.turnoverScale) };
}
