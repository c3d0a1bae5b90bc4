import { memo, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from './CurrencySelect.tsx';
import { MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';
import type { MarketView } from './useMarketView.ts';
import './toolbar.css';

export interface MarketToolbarProps {
  readonly view: MarketView;
  readonly currency: string;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Above the table: which pairs, which currency, and the search. */
export const MarketToolbar = memo(function MarketToolbar({ view, currency, searchRef }: MarketToolbarProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="market-toolbar">
      <h2 className="sr-only">{t('market.title')}</h2>
      <fieldset className="market-segments">
        <legend className="sr-only">{t('market.pairsShown')}</legend>
        <button
          type="button"
          aria-pressed={!view.isFavouritesOnly}
          onClick={() => view.setFavouritesOnly(false)}
        >
          {t('market.all')}
        </button>
        <button
          type="button"
          aria-pressed={view.isFavouritesOnly}
          onClick={() => view.setFavouritesOnly(true)}
        >
          <span aria-hidden="true">★ </span>
          {t('market.favourites')}
        </button>
      </fieldset>
      {/* Stands in for the headers that a narrow table leaves out. */}
      <label className="market-field market-sort-select" htmlFor={`${id}-sort`}>
        <span>{t('market.sortBy')}</span>
        <select
          id={`${id}-sort`}
          value={view.sortColumn}
          onChange={(event) => view.sortBy(event.target.value as MarketColumnId)}
        >
          {MARKET_COLUMNS.map((column) => (
            <option key={column} value={column}>
              {t(`market.column.${column}`, { currency })}
            </option>
          ))}
        </select>
      </label>
      <label className="market-field" htmlFor={`${id}-currency`}>
        <span>{t('market.turnoverIn')}</span>
        <CurrencySelect id={`${id}-currency`} currency={currency} />
      </label>
      <label className="market-field market-search" htmlFor={`${id}-search`}>
        <span className="sr-only">{t('market.search')}</span>
        <input
          ref={searchRef}
          id={`${id}-search`}
          type="search"
          placeholder={t('market.search')}
          autoComplete="off"
          spellCheck={false}
          value={view.query}
          onChange={(event) => view.setQuery(event.target.value)}
        />
      </label>
    </div>
  );
});
