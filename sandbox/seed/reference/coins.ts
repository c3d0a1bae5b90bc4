import type { CoinReference } from './coins/coinReference.ts';
import { LARGE_COINS } from './coins/largeCoins.ts';
import { SMALLER_COINS } from './coins/smallerCoins.ts';

/** A token contract, for the check "you pasted a token contract" and the last six digits shown on deposit. */
export interface TokenContract {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
}

/** In the order of the table in screens.md 3.3, which is also the order of the pair list. */
export const COINS: readonly CoinReference[] = [...LARGE_COINS, ...SMALLER_COINS].map((coin) => ({
  ...coin,
  chains: coin.chains.map((chain) => ({ accuracy: coin.scale, percentageFee: '0', ...chain })),
}));

export const COIN_BY_CODE: ReadonlyMap<string, CoinReference> = new Map(
  COINS.map((reference) => [reference.coin, reference]),
);

export const TOKEN_CONTRACTS: readonly TokenContract[] = COINS.flatMap(({ coin, chains }) =>
  chains.flatMap(({ chain, contract }) =>
    contract === undefined ? [] : [{ coin, chain, address: contract }],
  ),
);

export const HOT_COINS = codesOf(({ isHot }) => isHot);
export const NEW_COINS = codesOf(({ isNew }) => isNew);

function codesOf(isMember: (coin: CoinReference) => boolean | undefined): ReadonlySet<string> {
  return new Set(COINS.filter(isMember).map(({ coin }) => coin));
}
