import { memo, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { chooseCurrency } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
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

interface CurrencySelectProps {
  readonly id: string;
  readonly currency: string;
}

/** The currencies that the feed has rates for, and the one that was chosen before they came. */
function CurrencySelect({ id, currency }: CurrencySelectProps) {
  // Their names only, so that a new rate does not render these forty options.
  const rated = useStore(
    quoteStore,
    useShallow((state) => [...state.rateByCurrency.keys()]),
  );
  const codes = [...new Set([...rated, currency])].filter((code) => code !== 'USD').sort();
  return (
    <select id={id} value={currency} onChange={(event) => chooseCurrency(event.target.value)}>
      {codes.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  );
}
