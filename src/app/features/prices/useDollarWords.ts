import { useCallback } from 'react';
import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { approxValue } from '#app/features/recordList/approxValue.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore, valueCurrencyOf } from '#app/stores/globalStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { fractionDigits } from '#shared/money/plainDecimals.ts';

/**
 * Writes what is known in USD in the user's currency, "≈ 12.30 EUR"; in USD where the feed has no rate for it. Several are added
 * up as they are shown one by one, so that a total is what its rows come to.
 */
export function useDollarWords(): (usd: string | readonly string[]) => string {
  const language = useLanguage();
  const currency = useStore(globalStore, valueCurrencyOf);
  const usdPerUnit = useStore(quoteStore, ({ rateByCurrency }) => rateByCurrency.get(currency));
  return useCallback(
    (usd) => {
      const rates = { lastPriceOf: () => undefined, usdPerUnitOf: () => usdPerUnit };
      const worthOf = (each: string) =>
        approxValue(each, 'USD', currency, rates) ?? { value: each, currency: 'USD' };
      const values = (typeof usd === 'string' ? [usd] : usd).map(worthOf);
      const unit = values[0]?.currency ?? worthOf('0').currency;
      return `≈ ${figuresOf(language).price(sumShown(values.map(({ value }) => value)))} ${unit}`;
    },
    [language, currency, usdPerUnit],
  );
}

/** With as many digits as the finest of them has. */
function sumShown(values: readonly string[]): string {
  const sum = values.reduce((total, value) => total.plus(value), new Decimal(0));
  return sum.toFixed(Math.max(0, ...values.map(fractionDigits)));
}
