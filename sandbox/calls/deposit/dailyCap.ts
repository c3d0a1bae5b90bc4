import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** A sandbox value: above what an ordinary deposit here is worth. */
const DAILY_CAP_USD = 2_500;

/** The most that is released of one deposit on one day, in the coin; the rest waits (screens.md 2.3, daily cap). */
export function dailyCapOf(coin: string, accuracy: number): string {
  return new Decimal(DAILY_CAP_USD)
    .div(COIN_BY_CODE.get(coin)?.startUsd ?? 1)
    .toDecimalPlaces(accuracy, Decimal.ROUND_DOWN)
    .toFixed();
}
