import { hashText, hashToUnit, mixHash } from '#sandbox/feed/market/hash.ts';

/** Random numbers that are the same for the same seed. */
export interface Random {
  /** From `low` to below `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to below `high`. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function createRandom(seed: string): Random {
  const key = hashText(seed);
  let drawn = 0;

  function between(low: number, high: number): number {
    drawn += 1;
    return low + hashToUnit(mixHash(key, drawn)) * (high - low);
  }

  const integer = (low: number, high: number): number => Math.floor(between(low, high));
  return { between, integer, pick: (items) => items[integer(0, items.length)] ?? items[0] };
}
