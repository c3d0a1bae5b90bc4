import { memo, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PAIRS_SHOWN } from './keptView.ts';
import type { MarketView } from './useMarketView.ts';
import './toolbar.css';

export interface MarketToolbarProps {
  readonly view: MarketView;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Above the table: which pairs, and the search. */
export const MarketToolbar = memo(function MarketToolbar({ view, searchRef }: MarketToolbarProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="market-toolbar">
      <h2>{t('market.title')}</h2>
      <fieldset className="market-segments">
        <legend className="sr-only">{t('market.pairsShown')}</legend>
        {PAIRS_SHOWN.map((shown) => (
          <button
            key={shown}
            type="button"
            aria-pressed={view.shown === shown}
            onClick={() => view.show(shown)}
          >
            {t(`market.shown.${shown}`)}
          </button>
        ))}
      </fieldset>
      <label className="market-search" htmlFor={`${id}-search`}>
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
