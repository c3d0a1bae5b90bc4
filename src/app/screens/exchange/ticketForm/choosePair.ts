import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { Side } from './amountEntry.ts';

/** A coin that the address names and that can't be converted here. */
export interface PairProblem {
  readonly side: Side;
  readonly coin: string;
  /** `unknown`: this site has no such coin; `closed`: it has, and does not convert it at the moment. */
  readonly kind: 'unknown' | 'closed';
  /** What the exchange says of a closed one. */
  readonly reason?: string | undefined;
}

export interface ListedCoin extends StartCoin {
  readonly reason?: string | undefined;
}

export interface ChoosePairOptions {
  /** What the address asks for. */
  readonly asked: { readonly from?: string | undefined; readonly to?: string | undefined };
  /** All coins with their states; empty while they load. */
  readonly coins: readonly ListedCoin[];
  readonly last: { readonly from: string | undefined; readonly to: string | undefined };
  /** The site's default convert coin. */
  readonly target: string;
}

export interface ChosenPair {
  /** Null as long as the coins are not known. */
  readonly pair: Pair | null;
  readonly problems: readonly PairProblem[];
}

/**
 * The pair of the ticket: what the address asks for, and what it leaves open as the ticket would begin (screens.md 1.1). A
 * coin that the site does not have is replaced and named; one that is closed stays and is named.
 */
export function choosePair({ asked, coins, last, target }: ChoosePairOptions): ChosenPair {
  if (coins.length === 0) return { pair: null, problems: [] };
  const start = defaultPair({ coins, last, target });
  const problems: PairProblem[] = [];
  const judge = (side: Side): string | undefined => {
    const coin = asked[side];
    if (coin === undefined) return undefined;
    const listed = coins.find((candidate) => candidate.coin === coin);
    if (listed === undefined) {
      problems.push({ side, coin, kind: 'unknown' });
      return undefined;
    }
    if (side === 'from' ? listed.disableFrom : listed.disableTo) {
      problems.push({ side, coin, kind: 'closed', reason: listed.reason });
    }
    return coin;
  };
  const [from, to] = [judge('from'), judge('to')];
  return { pair: complete({ from, to }, start, target), problems };
}

/** Fills what is missing without making both sides the same coin. */
function complete(
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
  start: Pair,
  target: string,
): Pair {
  if (from !== undefined && to !== undefined) return { from, to };
  if (from !== undefined) {
    const rest = [start.to, target, start.from].find((coin) => coin !== from);
    return { from, to: rest ?? target };
  }
  if (to !== undefined) {
    const rest = [start.from, target, start.to].find((coin) => coin !== to);
    return { from: rest ?? target, to };
  }
  return start;
}

/** What has to be known of a coin to begin with it. */
export interface StartCoin {
  readonly coin: string;
  /** What the user has of it, in USDT; a plain decimal string. */
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
 * coin into the default one, and that into BTC where it is the largest itself. A user who has nothing sees the price of BTC.
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
