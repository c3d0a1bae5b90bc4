import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { kept } from './kept.ts';
import type { KeyStorage } from './keyStorage.ts';

/** The side of a conversion that a coin was chosen for. */
export type CoinDirection = 'from' | 'to';

/** What a user chose and converted lately on this device, the newest first; no other user's choices. */
export interface RecentCoins {
  readonly read: (direction: CoinDirection) => readonly string[];
  /** Puts a coin first, and gives the list that there is now. */
  readonly remember: (direction: CoinDirection, coin: string) => readonly string[];
  /** The pair of the last conversion; undefined before the first one. */
  readonly readConverted: () => CoinPair | undefined;
  readonly rememberConverted: (pair: CoinPair) => void;
}

export interface CoinPair {
  readonly from: string;
  readonly to: string;
}

/** screens.md 0.3, C2. */
const MAX_COINS = 6;
const COIN = /^[^\s,]{1,32}$/;

/** The last coins of each direction, kept under the user's id; a guest's have a place of their own. */
export function createRecentCoins(userId: number | null, storage?: KeyStorage): RecentCoins {
  const listOf = (direction: CoinDirection | 'converted') =>
    kept(`${PRODUCT}.recentCoins.${userId ?? 'guest'}.${direction}`, readCoins, storage);
  const read = (direction: CoinDirection | 'converted'): readonly string[] => listOf(direction).read() ?? [];

  return {
    read,
    remember: (direction, coin) => {
      // Read again: another tab may have changed the list since.
      const coins = [coin, ...read(direction).filter((other) => other !== coin)].slice(0, MAX_COINS);
      listOf(direction).keep(coins);
      return coins;
    },
    readConverted: () => {
      const [from, to] = read('converted');
      return from === undefined || to === undefined ? undefined : { from, to };
    },
    rememberConverted: ({ from, to }) => listOf('converted').keep([from, to]),
  };
}

function readCoins(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isCoin).slice(0, MAX_COINS) : [];
}

function isCoin(value: unknown): value is string {
  return typeof value === 'string' && COIN.test(value);
}
