/** Choices that are the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
}

/** Creates them by mulberry32, which has every seed of 32 bits. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}
