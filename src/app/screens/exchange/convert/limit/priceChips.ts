import { Decimal } from '#shared/money/decimal.ts';

/** Prices at a press, by their distance to the market in percent (screens.md 1.1). */
export const PRICE_CHIPS = [0, 1, 5, 10] as const;
export type PriceChip = (typeof PRICE_CHIPS)[number];

/** So much above the market, up to the scale of the exchange. */
export function chipPrice(marketRate: string, percent: PriceChip, priceScale: number): string {
  return new Decimal(marketRate)
    .times(new Decimal(100).plus(percent).div(100))
    .toDecimalPlaces(priceScale, Decimal.ROUND_UP)
    .toFixed();
}
