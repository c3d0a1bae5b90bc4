import { hashText, hashToUnit, mixHash } from '#sandbox/feed/market/hash.ts';

/** Chances that come out the same every time. */
export interface Dice {
  /** From `low` to below `high`. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function createDice(seed: string): Dice {
  const key = hashText(seed);
  let rolls = 0;

  function roll(): number {
    rolls += 1;
    return hashToUnit(mixHash(key, rolls));
  }

  return {
    between: (low, high) => low + roll() * (high - low),
    pick: (items) => items[Math.floor(roll() * items.length)] ?? items[0],
  };
}
