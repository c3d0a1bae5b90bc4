import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface MarketFooterProps {
  /** Undefined before the first answer. */
  readonly total: number | undefined;
  /** It can't be expected either. */
  readonly isMissing: boolean;
  readonly currency: string;
  readonly hasRate: boolean;
}

/** How many pairs, how often they change, and what is missing. */
export function MarketFooter({ total, isMissing, currency, hasRate }: MarketFooterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="market-footer">
      <span className="num">
        {total === undefined
          ? isMissing
            ? '–'
            : t('market.loading')
          : t('market.count', { count: total, formatted: formatCount(total, language) })}
        {` · ${t('market.rhythm')}`}
      </span>
      {!hasRate && <span className="market-footer-rate">{t('market.noRate', { currency })}</span>}
    </div>
  );
}
