import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { Side } from './amountEntry.ts';

/** A coin of the ticket that can't be converted here. */
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
  /** The `start` of the first answer, which is kept even where its coins disappear from the list. Null before that. */
  readonly begun: Pair | null;
  /** The pair of the last conversion. */
  readonly last: Pair | undefined;
  /** The site's default convert coin. */
  readonly target: string;
}

/** The coins of a ticket; null where a side is empty, since its coin can't be converted. */
export interface Sides {
  readonly from: string | null;
  readonly to: string | null;
}

/** All of it is null, and nothing is wrong, as long as the coins are not known. */
export interface ChosenPair {
  /** The pair of a ticket whose address names none. */
  readonly start: Pair | null;
  /** What the ticket is asked for: by the address, filled up from the start. */
  readonly wanted: Pair | null;
  /** The part of the balance that can be converted. */
  readonly sides: Sides | null;
  readonly problems: readonly PairProblem[];
}

/**
 * The pair of the ticket: what the address asks for, and what it leaves open as the ticket would begin (screens.md 1.1). A
 * coin that can't be converted leaves its side empty and is named: in its place no other coin is ever put.
 */
export function choosePair({ asked, coins, begun, last, target }: ChoosePairOptions): ChosenPair {
  if (coins.length === 0) return { start: null, wanted: null, sides: null, problems: [] };
  const start = begun ?? defaultPair({ coins, last, target });
  const wanted = complete(asked, start, target);
  const problems = (['from', 'to'] as const).flatMap((side) => problemOf(side, wanted[side], coins) ?? []);
  const coinOn = (side: Side): string | null =>
    problems.some((problem) => problem.side === side) ? null : wanted[side];
  return { start, wanted, sides: { from: coinOn('from'), to: coinOn('to') }, problems };
}

function problemOf(side: Side, coin: string, coins: readonly ListedCoin[]): PairProblem | undefined {
  const listed = coins.find((candidate) => candidate.coin === coin);
  if (listed === undefined) return { side, coin, kind: 'unknown' };
  const isClosed = side === 'from' ? listed.disableFrom : listed.disableTo;
  return isClosed ? { side, coin, kind: 'closed', reason: listed.reason } : undefined;
}

/** Fills what is missing without making both sides the same coin. */
function complete({ from, to }: ChoosePairOptions['asked'], start: Pair, target: string): Pair {
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

interface DefaultPairOptions {
  readonly coins: readonly StartCoin[];
  /** The pair of the last conversion, as recentCoins has it. */
  readonly last: Pair | undefined;
  /** The site's default convert coin (product.md section 3). */
  readonly target: string;
}

const DEFAULT_OTHER = 'BTC';

/**
 * The pair that the ticket begins with (screens.md 1.1): the last one if it can still be converted, else the largest held
 * coin into the default one, and that into BTC where it is the largest itself. A user who has nothing sees the price of BTC.
 */
function defaultPair({ coins, last, target }: DefaultPairOptions): Pair {
  const isOpen = (coin: string, side: 'disableFrom' | 'disableTo'): boolean =>
    coins.some((listed) => listed.coin === coin && !listed[side]);
  if (last !== undefined && last.from !== last.to) {
    if (isOpen(last.from, 'disableFrom') && isOpen(last.to, 'disableTo')) return last;
  }
  const [largest] = coins
    .filter(({ uBalance, disableFrom }) => !disableFrom && compareDecimals(uBalance, '0') > 0)
    .sort((one, other) => compareDecimals(other.uBalance, one.uBalance));
  const start = largest?.coin ?? DEFAULT_OTHER;
  return { from: start, to: start === target ? DEFAULT_OTHER : target };
}
