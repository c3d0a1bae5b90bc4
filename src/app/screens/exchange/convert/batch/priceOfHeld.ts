import { DOLLAR_COIN } from '#app/screens/exchange/prices/pairRoute.ts';
import { type Prices, rateOf } from '#app/screens/exchange/prices/rateOf.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { HeldCoin } from './heldCoins.ts';

/**
 * USD for one unit of a held coin, a plain decimal string: the feed's, or else what the exchange valued the balance at.
 * Null where neither is known: no value is better than a wrong one.
 */
export function priceOfHeld({ coin, balance, usdt }: HeldCoin, prices: Prices): string | null {
  if (coin === DOLLAR_COIN) return '1';
  const live = rateOf(coin, DOLLAR_COIN, prices);
  if (live !== null) return live;
  const value = new Decimal(usdt);
  return value.gt(0) ? value.div(balance).toFixed() : null;
}
