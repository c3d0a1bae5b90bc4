import type { Prices } from '#sandbox/feed/market/createPrices.ts';
import { Decimal } from '#shared/money/decimal.ts';

interface CoinAmount {
  readonly coin: string;
  /** Decimal text. */
  readonly amount: string;
}

/** Digits of a worth in USD: enough for the smallest remainder to be more than nothing. */
const USD_DIGITS = 8;

/** What amounts of coins are worth together in USD, at the prices of a moment; a coin without a price counts as nothing. */
export function worthOf(prices: Prices, amounts: readonly CoinAmount[], nowMs: number): Decimal {
  return amounts.reduce(
    (sum, { coin, amount }) => sum.plus((prices.usd(coin, nowMs) ?? new Decimal(0)).times(amount)),
    new Decimal(0),
  );
}

/** A worth as it is shown: cut, since no user is to see more than they have. */
export function formatUsd(worth: Decimal): string {
  return worth.toDecimalPlaces(USD_DIGITS, Decimal.ROUND_DOWN).toFixed();
}
