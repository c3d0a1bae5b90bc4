/** A coin that a command may name. */
export interface CommandCoin {
  readonly coin: string;
  /** "Bitcoin"; a name of several words is only understood by its symbol. */
  readonly fullName: string;
}

/** Finds a coin by what a person calls it. Two of one name are nobody: a command never guesses. */
export type FindCoin = (word: string) => string | undefined;

export function indexCoins(coins: readonly CommandCoin[]): FindCoin {
  const bySymbol = new Map(coins.map(({ coin }) => [coin.toLowerCase(), coin]));
  const byName = new Map<string, string | undefined>();
  for (const { coin, fullName } of coins) {
    const name = fullName.toLowerCase();
    byName.set(name, byName.has(name) && byName.get(name) !== coin ? undefined : coin);
  }
  return (word) => bySymbol.get(word.toLowerCase()) ?? byName.get(word.toLowerCase());
}
