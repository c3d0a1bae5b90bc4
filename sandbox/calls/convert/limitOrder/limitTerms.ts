import type { Decimal } from '#shared/money/decimal.ts';

/** What a limit order may be (screens.md 1.1, 1.22, 2.2). */
export const EXPIRE_DAYS = [1, 3, 7, 30] as const;
/** Most limit orders that one user may have open at once. */
export const MOST_OPEN = 20;
/** Lowest and highest limit price, as multiples of the market's price. */
export const PRICE_RATIO = { min: '0.5', max: '2' } as const;

const SIGNIFICANT_DIGITS = 6;
const LEAST_DIGITS = 2;
const MOST_DIGITS = 18;

/** Digits after the point of a limit price: six significant ones at the market's price. */
export function priceScaleOf(market: Decimal): number {
  const digits = SIGNIFICANT_DIGITS - 1 - market.e;
  return Math.min(MOST_DIGITS, Math.max(LEAST_DIGITS, digits));
}

/** Whether a limit price is near enough to the market's, and not finer than it may be (136001). */
export function isPriceAllowed(price: Decimal, market: Decimal): boolean {
  return (
    price.gte(market.times(PRICE_RATIO.min)) &&
    price.lte(market.times(PRICE_RATIO.max)) &&
    price.decimalPlaces() <= priceScaleOf(market)
  );
}
