import type { MarketView } from './useMarketView.ts';

/** No row to show: why, and the one thing to do. */
export function MarketEmpty({ view }: { readonly view: MarketView }) {
  if (view.query !== '') {
    return (
      <div className="market-empty">
        <p>No pair matches “{view.query}”.</p>
        <button type="button" className="text-button" onClick={() => view.setQuery('')}>
          Clear the search
        </button>
      </div>
    );
  }
  if (view.isFavouritesOnly) {
    return (
      <div className="market-empty">
        <p>No favourites yet. Mark a pair with its star, or with F on its row.</p>
        <button type="button" className="text-button" onClick={() => view.setFavouritesOnly(false)}>
          Show all pairs
        </button>
      </div>
    );
  }
  return (
    <div className="market-empty">
      <p>The exchange lists no pairs at the moment.</p>
    </div>
  );
}
