const HUES = 12;

/** One of twelve hues for a coin's mark, always the same for the same coin. */
export function coinHue(coin: string): number {
  let sum = 0;
  for (let at = 0; at < coin.length; at += 1) sum = (sum * 31 + coin.charCodeAt(at)) % 997;
  return sum % HUES;
}
