import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** Which side of a conversion a coin was chosen for. */
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

/**
 * The last coins of each direction, kept under the user's id; a guest's have a place of their own. Storage may be denied
 * or full: then nothing is remembered, and nothing fails.
 */
export function createRecentCoins(
  userId: number | null,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): RecentCoins {
  const keyOf = (direction: CoinDirection | 'converted'): string =>
    `${PRODUCT}.recentCoins.${userId ?? 'guest'}.${direction}`;

  const read = (direction: CoinDirection | 'converted'): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(keyOf(direction)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isCoin).slice(0, MAX_COINS) : [];
    } catch {
      return [];
    }
  };

  const write = (direction: CoinDirection | 'converted', coins: readonly string[]): void => {
    try {
      storage.setItem(keyOf(direction), JSON.stringify(coins));
    } catch {
      // It is forgotten with the page.
    }
  };

  return {
    read,
    remember: (direction, coin) => {
      // Read again: another tab may have changed the list since.
      const coins = [coin, ...read(direction).filter((other) => other !== coin)].slice(0, MAX_COINS);
      write(direction, coins);
      return coins;
    },
    readConverted: () => {
      const [from, to] = read('converted');
      return from === undefined || to === undefined ? undefined : { from, to };
    },
    rememberConverted: ({ from, to }) => write('converted', [from, to]),
  };
}

function isCoin(value: unknown): value is string {
  return typeof value === 'string' && COIN.test(value);
}
