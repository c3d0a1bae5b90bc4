/** FNV-1a over the UTF-16 code units: one 32-bit key for a name. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * The n-th 32-bit hash of a key: integers only, hence the same on every machine.
 * The finalizer is lowbias32 (Chris Wellons, https://nullprogram.com/blog/2018/07/31/).
 */
export function mixHash(key: number, n: number): number {
  let x = key ^ Math.imul(n, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A hash as a number in [0, 1). */
export function hashToUnit(hash: number): number {
  return hash / 0x1_0000_0000;
}

/** Spread of a sum of four independent bytes: each has the variance (256² − 1) / 12. */
const FOUR_BYTES_DEVIATION = Math.sqrt((4 * (256 ** 2 - 1)) / 12);

/** A hash as a bell-shaped number: mean 0, variance 1, never beyond ±3.46, so that prices have bounds. */
export function hashToBell(hash: number): number {
  const sum = (hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24);
  return (sum - 510) / FOUR_BYTES_DEVIATION;
}
