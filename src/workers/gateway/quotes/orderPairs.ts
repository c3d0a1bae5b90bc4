import type { MarketView } from '#shared/contract/gatewayApi.ts';
import { searchWords } from '#shared/market/searchWords.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { foldSearch } from '#shared/text/foldSearch.ts';

/**
 * The symbols a view shows, in its order. `numbers` are the view's sort key by place in `pairs`; not needed when it
 * sorts by symbol. Equal numbers keep the order of their symbols, so that rows without trades keep their places.
 */
export function orderPairs(
  pairs: readonly string[],
  numbers: Float64Array | undefined,
  view: Pick<MarketView, 'query' | 'names' | 'favourites' | 'sort'>,
): string[] {
  const isWanted = matcher(view);
  const favourites = view.favourites === null ? null : new Set(view.favourites);
  const places: number[] = [];
  pairs.forEach((symbol, place) => {
    if ((favourites === null || favourites.has(symbol)) && isWanted(symbol)) places.push(place);
  });
  const sign = view.sort.direction === 'ascending' ? 1 : -1;
  const bySymbol = (a: number, b: number): number => compareText(pairs[a] ?? '', pairs[b] ?? '');
  if (view.sort.by === 'symbol') places.sort((a, b) => sign * bySymbol(a, b));
  else places.sort((a, b) => sign * ((numbers?.[a] ?? 0) - (numbers?.[b] ?? 0)) || bySymbol(a, b));
  return places.map((place) => pairs[place] ?? '');
}

/** Every word must occur, in the symbol or in a coin's name; "btc/usdt", "bitcoin usdt" and "BTCUSDT" find the same pair. */
function matcher({ query, names = [] }: Pick<MarketView, 'query' | 'names'>): (symbol: string) => boolean {
  const words = searchWords(query);
  const nameByCoin = new Map(names.map(([coin, name]) => [coin, foldSearch(name)]));
  return (symbol) => {
    const { base, quote } = splitSymbol(symbol);
    // Symbols are plain ASCII: small letters are all that folding would make of them.
    const text = `${symbol.toLowerCase()} ${nameByCoin.get(base) ?? ''} ${nameByCoin.get(quote) ?? ''}`;
    return words.every((word) => text.includes(word));
  };
}

/** By UTF-16 units: locale order would cost milliseconds on 2,000 symbols, which are plain ASCII anyway. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
