import { useTranslation } from 'react-i18next';
import type { MarketView } from './useMarketView.ts';

export interface MarketEmptyProps {
  readonly view: MarketView;
  /** There is no feed, so that nothing is known of pairs. */
  readonly isMissing: boolean;
}

/** No row to show: why, and the one thing to do. */
export function MarketEmpty({ view, isMissing }: MarketEmptyProps) {
  const { t } = useTranslation();
  if (isMissing) {
    return (
      <div className="market-empty">
        <p>{t('market.missing')}</p>
      </div>
    );
  }
  if (view.areLoading) {
    return (
      <div className="market-empty">
        <p>{t('market.loading')}</p>
      </div>
    );
  }
  if (view.query !== '') {
    return (
      <div className="market-empty">
        <p>{t('market.noMatch', { query: view.query })}</p>
        <button type="button" className="text-button" onClick={() => view.setQuery('')}>
          {t('market.clearSearch')}
        </button>
      </div>
    );
  }
  if (view.shown !== 'all') {
    return (
      <div className="market-empty">
        <p>{t(`market.none.${view.shown}`)}</p>
        <button type="button" className="text-button" onClick={() => view.show('all')}>
          {t('market.showAll')}
        </button>
      </div>
    );
  }
  return (
    <div className="market-empty">
      <p>{t('market.noPairs')}</p>
    </div>
  );
}
