import { foldSearch } from '#shared/text/foldSearch.ts';

/** The words of a search for pairs, folded as all searches are: "btc/usdt" and "BTC USDT" are the same two. */
export function searchWords(query: string): readonly string[] {
  return foldSearch(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
