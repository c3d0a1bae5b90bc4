import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { findAsset, usdOf } from './assets.ts';
import { writeDecimal } from './writeDecimal.ts';

const USD_DIGITS = 2;

/** What an amount is worth in USD, as decimal text in cents. */
export function notionalOf(
  market: Pick<Exchange, 'prices' | 'rates'>,
  coin: string,
  amount: string,
  nowMs: number,
): string {
  const asset = findAsset(coin);
  return asset === undefined ? '0' : writeDecimal(usdOf(market, asset, nowMs).times(amount), USD_DIGITS);
}
