import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { type Prices, rateOf } from '#app/features/prices/rateOf.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

type CoinInfo = ResultOf<'convertCoins'>['coins'][number];

/** A coin that the user holds, as a batch needs it. Amounts are plain decimal strings. */
export interface HeldCoin {
  readonly coin: string;
  readonly name: string;
  readonly balance: string;
  /** The part of the balance that can be given. */
  readonly convertible: string;
  /** About what the whole balance is worth in USDT, as the exchange said when it was asked. */
  readonly usdt: string;
  /** Digits after the point. */
  readonly scale: number;
  /** The least that can be converted. */
  readonly min: string;
  /** Why it can't be among a batch at all; null where it can. */
  readonly obstacle: Obstacle | null;
}

export type Obstacle =
  /** Closed; in the exchange's own words, where it has some. */
  | { readonly code: 'closed'; readonly reason: string | undefined }
  /** Nothing of it is free. */
  | { readonly code: 'locked' }
  /** All of it is less than the least that can be converted. */
  | { readonly code: 'belowMin' };

/**
 * The coins that the user holds, the most valuable first. Currencies are not listed: batches are of coins (screens.md 1.1).
 * Coins that can't be converted stay in the list, with why.
 */
export function heldCoins(infos: readonly CoinInfo[]): readonly HeldCoin[] {
  return infos
    .filter(({ coinType, balance }) => coinType === 'crypto' && compareDecimals(balance, '0') > 0)
    .map((info) => ({
      coin: info.coin,
      name: info.fullName,
      balance: info.balance,
      convertible: info.convertible,
      usdt: info.uBalance,
      scale: info.accuracyLength,
      min: info.singleFromMinLimit,
      obstacle: obstacleOf(info),
    }))
    .sort((one, other) => compareDecimals(other.usdt, one.usdt));
}

function obstacleOf({ disableFrom, reason, convertible, singleFromMinLimit }: CoinInfo): Obstacle | null {
  if (disableFrom) return { code: 'closed', reason };
  if (compareDecimals(convertible, '0') <= 0) return { code: 'locked' };
  return compareDecimals(convertible, singleFromMinLimit) < 0 ? { code: 'belowMin' } : null;
}

/** Far more than any amount has, and fewer than a division gives. */
const PRICE_DIGITS = 40;

/**
 * USD for one unit of a held coin, a plain decimal string: the feed's, or else what the exchange valued the balance at.
 * Null where neither is known: no value is better than a wrong one.
 */
export function priceOfHeld({ coin, balance, usdt }: HeldCoin, prices: Prices): string | null {
  if (coin === DOLLAR_COIN) return '1';
  const live = rateOf(coin, DOLLAR_COIN, prices);
  if (live !== null) return live;
  const value = new Decimal(usdt);
  // Up, so that the whole balance is worth all of it again, and not a cent less.
  return value.gt(0)
    ? value.div(balance).toSignificantDigits(PRICE_DIGITS, Decimal.ROUND_UP).toFixed()
    : null;
}
