import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** Something that can be converted, or could be. */
export interface Asset {
  readonly coin: string;
  readonly name: string;
  readonly type: 'crypto' | 'fiat';
  /** Digits after the point of an amount. */
  readonly scale: number;
}

/** The coins of screens.md 3.3 in its order, then the currencies of 3.4. */
export const ASSETS: readonly Asset[] = [
  ...COINS.map(({ coin, name, scale }) => ({
    coin,
    name,
    type: 'crypto' as const,
    scale,
  })),
  ...FIATS.map(({ currency, decimals }) => ({
    coin: currency,
    name: currency,
    type: 'fiat' as const,
    scale: decimals,
  })),
];

const ASSET_BY_CODE = new Map(ASSETS.map((asset) => [asset.coin, asset]));

export function findAsset(coin: string): Asset | undefined {
  return ASSET_BY_CODE.get(coin);
}

type Market = Pick<Exchange, 'prices'>;
/** As many as an amount on the wire has. */
const RATE_DIGITS = 18;

/** USD for one unit, by the feed's own prices and rates. */
export function usdOf({ prices }: Market, { coin }: Asset, nowMs: number): Decimal {
  const usd = prices.usd(coin, nowMs);
  if (usd === undefined) {
    throw new Error(`${coin} has no price.`);
  }
  return usd;
}

/** `to` for one `from` at the middle of the market. */
export function referenceRate(market: Market, from: Asset, to: Asset, nowMs: number): Decimal {
  return usdOf(market, from, nowMs)
    .div(usdOf(market, to, nowMs))
    .toDecimalPlaces(RATE_DIGITS, Decimal.ROUND_DOWN);
}
