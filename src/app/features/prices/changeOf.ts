import type { Quote } from '#shared/market/quote.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { DOLLAR_COIN, routeOf } from './pairRoute.ts';

type Changes = ReadonlyMap<string, Pick<Quote, 'changeRate24H'>>;

const WHOLE = new Decimal(100);

/**
 * How the price of a pair changed in 24 hours, in percent at two decimals, losses away from zero; null where the feed has nothing. The changes of
 * two coins are divided, not subtracted: one that doubled against one that doubled has not moved.
 */
export function changeOf(from: string, to: string, quoteBySymbol: Changes): string | null {
  if (from === to) return null;
  const factorOf = (symbol: string): Decimal | null => {
    const change = quoteBySymbol.get(symbol)?.changeRate24H;
    const factor = change === undefined ? null : WHOLE.plus(change).div(WHOLE);
    return factor?.gt(0) === true ? factor : null;
  };
  const route = routeOf(from, to, (symbol) => factorOf(symbol) !== null);
  if (route?.kind === 'direct') return write(factorOf(route.symbol));
  const one = new Decimal(1);
  if (route?.kind === 'inverse') return write(divide(one, factorOf(route.symbol)));
  const legOf = (coin: string): Decimal | null =>
    coin === DOLLAR_COIN ? one : factorOf(`${coin}${DOLLAR_COIN}`);
  return write(divide(legOf(from), legOf(to)));
}

function divide(dividend: Decimal | null, divisor: Decimal | null): Decimal | null {
  return dividend === null || divisor === null ? null : dividend.div(divisor);
}

function write(factor: Decimal | null): string | null {
  return factor === null ? null : factor.minus(1).times(WHOLE).toFixed(2, Decimal.ROUND_FLOOR);
}
