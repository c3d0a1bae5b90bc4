import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Prices } from '#sandbox/feed/market/createPrices.ts';
import { formatUnits } from '#sandbox/feed/market/formatUnits.ts';
import { Decimal } from '#shared/money/decimal.ts';

/**
 * The prices of moments long ago: those of the feed, without its figures of the 24 hours before, which take ten times as
 * long to compute where the neighbouring minutes are not in the cache.
 */
export function createPastPrices({ market, prices }: Pick<Exchange, 'market' | 'prices'>): Prices {
  function usd(coin: string, nowMs: number): Decimal | undefined {
    const pair = market.findPair(`${coin}USDT`);
    if (pair === undefined) {
      // USDT itself, and coins that a small feed leaves out.
      return prices.usd(coin, nowMs);
    }
    const tickMs = market.lastTick(pair.index, nowMs);
    const [candle] = market.candles(pair.index, 1, { count: 1, tickMs });
    return candle === undefined ? undefined : new Decimal(formatUnits(candle.close, pair.priceDigits));
  }

  return {
    usd,
    rate(from, to, nowMs) {
      const [given, got] = [usd(from, nowMs), usd(to, nowMs)];
      return given === undefined || got === undefined ? undefined : given.div(got);
    },
  };
}
