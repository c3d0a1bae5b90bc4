import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useExchangeRateQuery } from '#app/queries/useApiQuery.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';

const DOLLAR = 'USD';

/** A value in USD in the reader's currency at today's rate (screens.md 1.8); undefined for USD itself and without a rate. */
export function useNotional(): (usd: string) => string | undefined {
  const { price } = figuresOf(useLanguage());
  const currency = useStore(preferencesStore, (state) => state.currency);
  const rate = useExchangeRateQuery(currency).answer?.result?.rate;
  return (usd) =>
    currency === DOLLAR || rate === undefined
      ? undefined
      : `${price(cutDecimal(new Decimal(usd).times(rate), 2))} ${currency}`;
}
