import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type Asset, usdOf } from './assets.ts';
import type { DealKind } from './dealTerms.ts';

/** What a conversion may be worth, in USD (screens.md 3.3, "Convert limits"). */
export const BLOCK_USD = { min: 50_000, max: 5_000_000 } as const;
export const CONVERT_USD = { min: 1, max: 100_000 } as const;

const HOUR_MS = 3_600_000;

export interface Bounds {
  readonly min: Decimal;
  readonly max: Decimal;
}

/**
 * The least and most of a coin that can be given away. They go by the price at the full hour, so that what a page has just
 * been shown still holds when the quote is asked for.
 */
export function boundsOf(
  market: Pick<Exchange, 'prices' | 'rates'>,
  kind: DealKind,
  asset: Asset,
  nowMs: number,
): Bounds {
  const { min, max } = kind === 'block' ? BLOCK_USD : CONVERT_USD;
  const usd = usdOf(market, asset, Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  return {
    min: new Decimal(min).div(usd).toDecimalPlaces(asset.scale, Decimal.ROUND_UP),
    max: new Decimal(max).div(usd).toDecimalPlaces(asset.scale, Decimal.ROUND_DOWN),
  };
}
