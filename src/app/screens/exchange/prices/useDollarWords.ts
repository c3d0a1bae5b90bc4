import { useCallback } from 'react';
import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { approxValue } from '#app/records/approxValue.ts';
import { globalStore, valueCurrencyOf } from '#app/stores/globalStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';

/** Writes what is known in USD in the user's currency, "≈ 12.30 EUR"; in USD where the feed has no rate for it. */
export function useDollarWords(): (usd: string) => string {
  const language = useLanguage();
  const currency = useStore(globalStore, valueCurrencyOf);
  const usdPerUnit = useStore(quoteStore, ({ rateByCurrency }) => rateByCurrency.get(currency));
  return useCallback(
    (usd) => {
      const found = approxValue(usd, 'USD', currency, {
        lastPriceOf: () => undefined,
        usdPerUnitOf: () => usdPerUnit,
      });
      const { price } = figuresOf(language);
      return found === undefined ? `≈ ${price(usd)} USD` : `≈ ${price(found.value)} ${found.currency}`;
    },
    [language, currency, usdPerUnit],
  );
}
