import type { Market, TimedCandle } from '#sandbox/feed/market/createMarket.ts';
import { alignToInterval, findIntervalMinutes, MINUTE_MS } from '#sandbox/feed/market/time.ts';

export interface CandleQuestion {
  /** 1m … 1w, as in the names of kline topics. */
  readonly interval: string;
  /** The first and the last moment asked for (epoch ms); the candles that contain them belong to the answer. */
  readonly fromMs?: number;
  readonly toMs?: number;
  /** Most candles of an answer; the newest ones are kept. */
  readonly limit: number;
  readonly nowMs: number;
}

/**
 * Candles of a period, oldest first, equal to the digit to those of the quote socket's kline topic. A period that ends in
 * the future is answered up to now.
 */
export function selectCandles(market: Market, index: number, question: CandleQuestion): TimedCandle[] {
  const { interval, fromMs, limit, nowMs } = question;
  const intervalMinutes = findIntervalMinutes(interval);
  if (intervalMinutes === undefined) {
    throw new RangeError(`${interval} is no length of a candle.`);
  }
  const tickMs = market.lastTick(index, nowMs);
  const runningMs = openOf(tickMs, intervalMinutes);
  const lastMs = Math.min(runningMs, openOf(question.toMs ?? tickMs, intervalMinutes));
  const range = { ...(fromMs !== undefined && { fromMs }) };
  const candles =
    lastMs === runningMs
      ? market.candles(index, intervalMinutes, { ...range, count: limit, tickMs })
      : // A market has the past as of a moment: that of the next candle's beginning, which itself is not wanted.
        market.candles(index, intervalMinutes, {
          ...range,
          count: limit + 1,
          tickMs: lastMs + intervalMinutes * MINUTE_MS,
        });
  const firstMs = fromMs === undefined ? 0 : openOf(fromMs, intervalMinutes);
  return candles.filter(({ openMs }) => openMs >= firstMs && openMs <= lastMs);
}

function openOf(momentMs: number, intervalMinutes: number): number {
  return alignToInterval(Math.floor(momentMs / MINUTE_MS), intervalMinutes) * MINUTE_MS;
}
