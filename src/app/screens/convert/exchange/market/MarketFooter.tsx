import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { formatCount } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { chooseCurrency } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';
import type { MarketView } from './useMarketView.ts';
import './toolbar.css';

export interface MarketFooterProps {
  /** Undefined before the first answer. */
  readonly total: number | undefined;
  /** No total can be expected either. */
  readonly isMissing: boolean;
  readonly currency: string;
  readonly hasRate: boolean;
  readonly view: MarketView;
  /** Whether prices are live. */
  readonly status: ReactNode;
}

/** How many pairs and what they are for, what is missing, how the table is set, and whether prices are live. */
export function MarketFooter({ total, isMissing, currency, hasRate, view, status }: MarketFooterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="market-footer">
      <span className="market-count num">
        {total === undefined
          ? isMissing
            ? '–'
            : t('market.loading')
          : t('market.count', { count: total, formatted: formatCount(total, language) })}
        {!isMissing && <span className="sr-only">{` · ${t('market.choose')}`}</span>}
      </span>
      {!hasRate && <span className="market-footer-rate">{t('market.noRate', { currency })}</span>}
      <MarketFields view={view} currency={currency} />
      {status !== undefined && <span className="market-status">{status}</span>}
    </div>
  );
}

interface MarketFieldsProps {
  readonly view: MarketView;
  readonly currency: string;
}

/** The order of a narrow table, which leaves headers out, and the second currency of the turnover. */
const MarketFields = memo(function MarketFields({ view, currency }: MarketFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <label className="market-field market-sort-select" htmlFor={`${id}-sort`}>
        <span>{t('market.sortBy')}</span>
        <select
          id={`${id}-sort`}
          value={view.sortColumn}
          onChange={(event) => view.sortBy(event.target.value as MarketColumnId)}
        >
          {MARKET_COLUMNS.map((column) => (
            <option key={column} value={column}>
              {t(`market.column.${column}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="market-field market-currency" htmlFor={`${id}-currency`}>
        <span>{t('market.turnoverIn')}</span>
        <CurrencySelect id={`${id}-currency`} currency={currency} />
      </label>
    </>
  );
});

interface CurrencySelectProps {
  readonly id: string;
  readonly currency: string;
}

/** The currencies that the feed has rates for, and the one that was chosen before they came. */
function CurrencySelect({ id, currency }: CurrencySelectProps) {
  // Currency names only, so that a new rate does not render these forty options.
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
