import { Decimal } from '#shared/money/decimal.ts';
import type { Market } from './createMarket.ts';
import type { FiatRate } from './fiatRates.ts';
import { formatUnits } from './formatUnits.ts';

/** What coins and currencies are worth: the very prices and rates that the quote socket sends. */
export interface Prices {
  /** USD (= USDT) for one unit; undefined for what the exchange has neither a price nor a rate of. */
  usd(coin: string, nowMs: number): Decimal | undefined;
  /** `to` for one `from`, at the middle of the market. */
  rate(from: string, to: string, nowMs: number): Decimal | undefined;
}

const DOLLAR = 'USD';
const DOLLAR_COIN = 'USDT';
/** The feed has that many at most; a rate of two of them is cut to as many as fit into an amount. */
const RATE_DIGITS = 18;

/** Creates the price list of a market. Every coin is priced by its pair with USDT, every currency by its rate. */
export function createPrices(market: Market, rates: readonly FiatRate[]): Prices {
  const rateBySource = new Map(
    rates.filter(({ target }) => target === DOLLAR).map((rate) => [rate.source, rate] as const),
  );

  function usd(coin: string, nowMs: number): Decimal | undefined {
    if (coin === DOLLAR_COIN || coin === DOLLAR) {
      return new Decimal(1);
    }
    const rate = rateBySource.get(coin);
    if (rate !== undefined) {
      return new Decimal(rate.rateAt(nowMs));
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
