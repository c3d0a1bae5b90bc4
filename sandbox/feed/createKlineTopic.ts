import type { Market, TimedCandle } from './market/createMarket.ts';
import { formatUnits } from './market/formatUnits.ts';
import type { Pair } from './market/listPairs.ts';
import type { QuoteTopic } from './quoteTopic.ts';

export interface KlineRequest {
  readonly pair: Pair;
  readonly intervalMinutes: number;
  /** Candles of the snapshot. */
  readonly limit: number;
}

/**
 * Creates the topic of one pair's candles. Changes are the running candle, preceded, when one has just
 * closed, by that one in its final state.
 */
export function createKlineTopic(market: Market, { pair, intervalMinutes, limit }: KlineRequest): QuoteTopic {
  const tickAt = (nowMs: number) => market.lastTick(pair.index, nowMs);
  const writeCandles = (candles: TimedCandle[]) => candles.map((candle) => writeKlineRow(pair, candle));
  return {
    key: `kline/${pair.symbol}/${intervalMinutes}/${limit}`,
    readAll: (now) =>
      writeCandles(market.candles(pair.index, intervalMinutes, { count: limit, tickMs: tickAt(now.nowMs) })),
    prepare: (now, isOver) =>
      market.prepareCandles(pair.index, intervalMinutes, { count: limit, tickMs: tickAt(now.nowMs) }, isOver),
    readChanges(since, now) {
      const fromMs = tickAt(since.nowMs);
      const tickMs = tickAt(now.nowMs);
      return fromMs === tickMs
        ? []
        : writeCandles(market.candles(pair.index, intervalMinutes, { count: limit, fromMs, tickMs }));
    },
  };
}

function writeKlineRow(pair: Pair, candle: TimedCandle): string {
  const price = (ticks: number) => formatUnits(ticks, pair.priceDigits);
  const { symbol } = pair;
  return (
    `{"t":${candle.openMs},"s":"${symbol}","sn":"${symbol}","o":"${price(candle.open)}"` +
    `,"h":"${price(candle.high)}","l":"${price(candle.low)}","c":"${price(candle.close)}"` +
    `,"v":"${formatUnits(candle.volume, pair.volumeDigits)}"}`
  );
}
