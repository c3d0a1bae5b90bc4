import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useExchangeRateQuery } from '#app/queries/useApiQuery.ts';
import { globalStore, valueCurrencyOf } from '#app/stores/globalStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import type { AmountMark } from '../outcome.ts';

export interface AmountCellProps {
  /** A plain decimal. */
  readonly amount: string;
  readonly coin: string;
  /** Decimals of the coin; without it the amount stands as it came. */
  readonly scale?: number | undefined;
  /** Its value in USD, a plain decimal: what it is worth in the reader's currency stands below. */
  readonly usd?: string | undefined;
  /** It was not booked, which stands below: what was only asked for is grey. */
  readonly mark?: AmountMark | undefined;
}

/** An amount at its coin's scale, and what it is worth under it (screens.md 0.3, C8). */
export function AmountCell({ amount, coin, scale, usd, mark }: AmountCellProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const shown = price(scale === undefined ? amount : roundPlain(amount, scale));
  const exact = price(amount);
  return (
    <span className="record-figure num" data-mark={mark}>
      {/* Digits beyond the scale are one hover away: an amount may have to be proven. */}
      <LtrText>
        <span title={exact.startsWith(shown) && exact.length > shown.length ? exact : undefined}>
          {shown}
        </span>{' '}
        <span className="record-unit">{coin}</span>
      </LtrText>
      {usd !== undefined && <UsdApprox usd={usd} />}
      {mark !== undefined && <span className="record-under">{t(`records.mark.${mark}`)}</span>}
    </span>
  );
}

/**
 * A value in USD in the user's currency at the rate of the feed, or the exchange's where the feed has none (screens.md 0.2a);
 * nothing for USD itself and without a rate.
 */
function UsdApprox({ usd }: { readonly usd: string }) {
  const { price } = figuresOf(useLanguage());
  const currency = useStore(globalStore, valueCurrencyOf);
  const usdPerUnit = useStore(quoteStore, ({ rateByCurrency }) => rateByCurrency.get(currency));
  const rate = useExchangeRateQuery(currency).answer?.result?.rate;
  if (currency === 'USD' || (usdPerUnit === undefined && rate === undefined)) return null;
  const value =
    usdPerUnit === undefined ? new Decimal(usd).times(rate ?? 0) : new Decimal(usd).div(usdPerUnit);
  return (
    <span className="record-under">
      <LtrText>{`≈ ${price(cutDecimal(value, 2))} ${currency}`}</LtrText>
    </span>
  );
}
