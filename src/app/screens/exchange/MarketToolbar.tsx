import { type Ref, useId } from 'react';
import { chooseCurrency } from '../../stores/preferencesStore.ts';
import { columnLabel, MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';
import type { MarketView } from './useMarketView.ts';
import './toolbar.css';

export interface MarketToolbarProps {
  readonly view: MarketView;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Above the table: which pairs, which currency, and the search. */
export function MarketToolbar({ view, currency, currencies, searchRef }: MarketToolbarProps) {
  const id = useId();
  return (
    <div className="market-toolbar">
      <h2 className="text-base font-semibold">Markets</h2>
      <fieldset className="market-segments">
        <legend className="sr-only">Pairs shown</legend>
        <button
          type="button"
          aria-pressed={!view.isFavouritesOnly}
          onClick={() => view.setFavouritesOnly(false)}
        >
          All
        </button>
        <button
          type="button"
          aria-pressed={view.isFavouritesOnly}
          onClick={() => view.setFavouritesOnly(true)}
        >
          <span aria-hidden="true">★ </span>Favourites
        </button>
      </fieldset>
      {/* Stands in for the headers that a narrow table leaves out. */}
      <label className="market-field market-sort-select" htmlFor={`${id}-sort`}>
        <span>Sort by</span>
        <select
          id={`${id}-sort`}
          value={view.sortColumn}
          onChange={(event) => view.sortBy(event.target.value as MarketColumnId)}
        >
          {MARKET_COLUMNS.map((column) => (
            <option key={column} value={column}>
              {columnLabel(column, currency)}
            </option>
          ))}
        </select>
      </label>
      <label className="market-field" htmlFor={`${id}-currency`}>
        <span>Turnover in</span>
        <select
          id={`${id}-currency`}
          value={currency}
          onChange={(event) => chooseCurrency(event.target.value)}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </label>
      <label className="market-field market-search" htmlFor={`${id}-search`}>
        <span className="sr-only">Search coin or pair</span>
        <input
          ref={searchRef}
          id={`${id}-search`}
          type="search"
          placeholder="Search coin or pair"
          autoComplete="off"
          spellCheck={false}
          value={view.query}
          onChange={(event) => view.setQuery(event.target.value)}
        />
      </label>
    </div>
  );
}
