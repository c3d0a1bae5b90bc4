import type { Candle } from './candle.ts';
import { createPairSeries } from './createPairSeries.ts';
import { hashText } from './hash.ts';
import { listPairs, type Pair } from './listPairs.ts';
import { alignToInterval, MINUTE_MS, MINUTES_PER_DAY, STEP_MS } from './time.ts';
import { chooseSlot, findLastTick } from './tradeClock.ts';

/** A candle and where it stands in time. */
export interface TimedCandle extends Candle {
  readonly openMs: number;
}

/**
 * The spot market: every figure is a pure function of (seed, symbol, time), so that processes with one seed
 * agree and tests repeat. Pairs are named by their place in `pairs`; times are epoch ms.
 */
export interface Market {
  readonly pairs: readonly Pair[];
  findPair(symbol: string): Pair | undefined;
  /**
   * When the pair last ticked. Between ticks nothing about it changes: ask for its figures as of this moment.
   */
  lastTick(index: number, nowMs: number): number;
  /** The 24-hour figures as of a tick: the last 1,440 one-minute candles in one. */
  lastDay(index: number, tickMs: number): Candle;
  /**
   * The candles of an interval that overlap the time since `fromMs`, at most the last `count`, the running
   * one included.
   */
  candles(index: number, intervalMinutes: number, range: CandleRange): TimedCandle[];
  /** Computes for a while what `candles` takes long for; true once it is all there. */
  prepareCandles(index: number, intervalMinutes: number, range: CandleRange, isOver: () => boolean): boolean;
}

export interface CandleRange {
  readonly count: number;
  readonly fromMs?: number;
  readonly tickMs: number;
}

export interface MarketOptions {
  readonly seed: string;
  readonly symbols: number;
  /**
   * `own`: busy pairs tick several times a second, quiet ones every few seconds. `constant`: every pair ticks
   * every 50 ms, for feeds that send a fixed number of rows a frame.
   */
  readonly rhythm: 'own' | 'constant';
}

/** A Monday. There are no candles from before the exchange opened. */
export const LISTED_MS = Date.UTC(2023, 0, 2);

/** Creates a market. */
export function createMarket({ seed, symbols, rhythm }: MarketOptions): Market {
  const pairs = listPairs(symbols, seed);
  const series = pairs.map((pair) => createPairSeries(pair, seed));
  const clocks = pairs.map((pair) => ({
    key: hashText(`${seed}/clock/${pair.symbol}`),
    slotMs: rhythm === 'constant' ? STEP_MS : chooseSlot(pair.dailyTurnoverUsd),
  }));
  const pairBySymbol = new Map(pairs.map((pair) => [pair.symbol, pair]));

  /** The minutes at which the first and the last candle begin. */
  function boundsOf(intervalMinutes: number, range: CandleRange): { first: number; last: number } {
    const runningMinute = Math.floor(range.tickMs / MINUTE_MS);
    const last = alignToInterval(runningMinute, intervalMinutes);
    const earliestMs = Math.max(LISTED_MS, range.fromMs ?? LISTED_MS);
    const earliest = alignToInterval(Math.floor(earliestMs / MINUTE_MS), intervalMinutes);
    return { first: Math.max(earliest, last - (range.count - 1) * intervalMinutes), last };
  }

  function candles(index: number, intervalMinutes: number, range: CandleRange): TimedCandle[] {
    const prices = itemAt(series, index);
    const { first, last } = boundsOf(intervalMinutes, range);
    const result: TimedCandle[] = [];
    for (let minute = first; minute < last; minute += intervalMinutes) {
      result.push({ openMs: minute * MINUTE_MS, ...prices.span(minute, minute + intervalMinutes) });
    }
    result.push({ openMs: last * MINUTE_MS, ...prices.partialSpan(last, range.tickMs) });
    return result;
  }

  return {
    pairs,
    findPair: (symbol) => pairBySymbol.get(symbol),
    lastTick: (index, nowMs) => findLastTick(itemAt(clocks, index), nowMs),
    lastDay: (index, tickMs) => itemAt(series, index).lastDay(tickMs),
    candles,
    prepareCandles(index, intervalMinutes, range, isOver) {
      if (intervalMinutes < MINUTES_PER_DAY) {
        return true;
      }
      const { first, last } = boundsOf(intervalMinutes, range);
      const days = [first, last].map((minute) => Math.floor(minute / MINUTES_PER_DAY));
      return itemAt(series, index).prepareDays(days[0] ?? 0, days[1] ?? 0, isOver);
    },
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new RangeError(`The market has no pair number ${index}.`);
  }
  return item;
}
