import { searchWords } from '#shared/market/searchWords.ts';
import { isSymbol } from '#shared/market/symbol.ts';
import { foldSearch } from '#shared/text/foldSearch.ts';

/** The gateway takes as much of both (its policy.ts), and refuses more. */
const [MOST_NAMES, MOST_CHARACTERS] = [100, 64];

/** What coins are called and how much of them the user has, by their symbols. */
export type MarketCoins = ReadonlyMap<string, { readonly fullName: string; readonly balance?: string }>;

/**
 * The names that a search may mean, since the gateway knows pairs by their symbols alone: those of coins in whose name one
 * of its words occurs.
 */
export function searchNames(query: string, coins: MarketCoins): readonly (readonly [string, string])[] {
  const words = searchWords(query);
  return [...coins]
    .map(([coin, { fullName }]) => [coin, fullName.slice(0, MOST_CHARACTERS)] as const)
    .filter(([coin, name]) => isSymbol(coin) && words.some((word) => foldSearch(name).includes(word)))
    .slice(0, MOST_NAMES);
}
