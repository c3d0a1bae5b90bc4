import type { TimedCandle } from '#sandbox/feed/market/createMarket.ts';
import { formatUnits } from '#sandbox/feed/market/formatUnits.ts';
import type { Pair } from '#sandbox/feed/market/listPairs.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

/** A candle as the call klines tells it: with the digits of the kline topic, and the turnover beside the volume. */
export function writeKline(pair: Pair, candle: TimedCandle): ResultOf<'klines'>['list'][number] {
  const price = (ticks: number) => formatUnits(ticks, pair.priceDigits);
  return {
    t: String(candle.openMs),
    o: price(candle.open),
    h: price(candle.high),
    l: price(candle.low),
    c: price(candle.close),
    v: formatUnits(candle.volume, pair.volumeDigits),
    qv: formatUnits(candle.turnover, pair.turnoverDigits),
  };
}
