import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** What has to be known of a coin to begin with it. */
export interface StartCoin {
  readonly coin: string;
  /** What the person has of it, in USDT; a plain decimal string. */
  readonly uBalance: string;
  readonly disableFrom: boolean;
  readonly disableTo: boolean;
}

export interface Pair {
  readonly from: string;
  readonly to: string;
}

export interface DefaultPairOptions {
  readonly coins: readonly StartCoin[];
  /** The pair of the last conversion, as recentCoins has it. */
  readonly last: { readonly from: string | undefined; readonly to: string | undefined };
  /** The site's default convert coin (product.md section 3). */
  readonly target: string;
}

const DEFAULT_OTHER = 'BTC';

/**
 * The pair that the ticket begins with (screens.md 1.1): the last one if it can still be converted, else the largest held
 * coin into the default one, and that into BTC where it is the largest itself. Whoever has nothing is shown the price of BTC.
 */
export function defaultPair({ coins, last, target }: DefaultPairOptions): Pair {
  const isOpen = (coin: string, side: 'disableFrom' | 'disableTo'): boolean =>
    coins.some((listed) => listed.coin === coin && !listed[side]);
  const { from, to } = last;
  if (
    from !== undefined &&
    to !== undefined &&
    from !== to &&
    isOpen(from, 'disableFrom') &&
    isOpen(to, 'disableTo')
  ) {
    return { from, to };
  }
  const [largest] = coins
    .filter(({ uBalance, disableFrom }) => !disableFrom && compareDecimals(uBalance, '0') > 0)
    .sort((one, other) => compareDecimals(other.uBalance, one.uBalance));
  const start = largest?.coin ?? DEFAULT_OTHER;
  return { from: start, to: start === target ? DEFAULT_OTHER : target };
}
