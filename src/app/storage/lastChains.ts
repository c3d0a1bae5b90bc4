import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { fits } from './fits.ts';
import { keptList } from './keptList.ts';
import type { KeyStorage } from './keyStorage.ts';

export type ChainDirection = 'deposit' | 'withdraw';

/** The chain a user took last for each coin, on this device and in one direction (screens.md 0.3, C3). */
export interface LastChains {
  readonly chainOf: (coin: string) => string | undefined;
  /** All coins that were chosen, the newest first. */
  readonly coins: () => readonly string[];
  /** The coin that was chosen last, and its chain. */
  readonly last: () => CoinChain | undefined;
  readonly remember: (choice: CoinChain) => void;
}

export interface CoinChain {
  readonly coin: string;
  readonly chain: string;
}

const Code = v.pipe(v.string(), v.regex(/^[^\s,]{1,32}$/));
const Choice = v.object({ coin: Code, chain: Code });
/** More coins than a user moves; older ones are forgotten. */
const MAX_COINS = 50;

/** Kept under the user's id, the newest first. */
export function createLastChains(
  userId: number | null,
  direction: ChainDirection,
  storage?: KeyStorage,
): LastChains {
  const key = `${PRODUCT}.lastChains.${userId ?? 'guest'}.${direction}`;
  const { read, keep } = keptList<CoinChain>(key, fits(Choice), storage);
  return {
    chainOf: (coin) => read().find((choice) => choice.coin === coin)?.chain,
    coins: () => read().map(({ coin }) => coin),
    last: () => read()[0],
    remember: ({ coin, chain }) => {
      // Read again: another tab may have changed the list since.
      const others = read().filter((choice) => choice.coin !== coin);
      keep([{ coin, chain }, ...others].slice(0, MAX_COINS));
    },
  };
}
