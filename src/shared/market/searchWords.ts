/** The words of a search for pairs, in capitals: "btc/usdt" and "btc usdt" are the same two. */
export function searchWords(query: string): readonly string[] {
  return query
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
