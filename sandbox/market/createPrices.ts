import type { Market } from '#sandbox/market/createMarket.ts';
import { formatUnits } from '#sandbox/market/formatUnits.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** What coins are worth: the very prices that the quote socket sends. */
export interface Prices {
  /** USD (= USDT) for one coin; undefined for a coin the exchange has no price of. */
  usd(coin: string, nowMs: number): Decimal | undefined;
  /** `to` for one `from`, at the middle of the market. */
  rate(from: string, to: string, nowMs: number): Decimal | undefined;
}

const DOLLAR_COIN = 'USDT';
/** The feed has that many at most; a rate of two of them is cut to as many as fit into an amount. */
const RATE_DIGITS = 18;

/** Creates the price list of a market. Every coin is priced by its pair with USDT, and every rate by way of it. */
export function createPrices(market: Market): Prices {
  function usd(coin: string, nowMs: number): Decimal | undefined {
    if (coin === DOLLAR_COIN) {
      return new Decimal(1);
    }
    const pair = market.findPair(`${coin}${DOLLAR_COIN}`);
    if (pair === undefined) {
      return undefined;
    }
    const { close } = market.lastDay(pair.index, market.lastTick(pair.index, nowMs));
    return new Decimal(formatUnits(close, pair.priceDigits));
  }

  return {
    usd,
    rate(from, to, nowMs) {
      const [given, got] = [usd(from, nowMs), usd(to, nowMs)];
      return given === undefined || got === undefined
        ? undefined
        : given.div(got).toDecimalPlaces(RATE_DIGITS, Decimal.ROUND_DOWN);
    },
  };
}
