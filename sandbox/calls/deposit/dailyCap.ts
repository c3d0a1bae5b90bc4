import { COINS } from '#sandbox/seed/reference/coins.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** A sandbox value: above what an ordinary deposit here is worth. */
const DAILY_CAP_USD = 2_500;
const START_USD = new Map(COINS.map(({ coin, startUsd }) => [coin, startUsd]));

/** The most that is released of one deposit on one day, in the coin; the rest waits (screens.md 2.3, daily cap). */
export function dailyCapOf(coin: string, accuracy: number): string {
  return new Decimal(DAILY_CAP_USD)
    .div(START_USD.get(coin) ?? 1)
    .toDecimalPlaces(accuracy, Decimal.ROUND_DOWN)
    .toFixed();
}
