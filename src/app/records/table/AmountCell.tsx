import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useExchangeRateQuery } from '#app/queries/useApiQuery.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';

export interface AmountCellProps {
  /** A plain decimal. */
  readonly amount: string;
  readonly coin: string;
  /** Decimals of the coin; without it the amount stands as it came. */
  readonly scale?: number | undefined;
  /** Its value in USD, a plain decimal: what it is worth in the reader's currency stands below. */
  readonly usd?: string | undefined;
}

/** An amount at its coin's scale, and what it is worth under it (screens.md 0.3, C8). */
export function AmountCell({ amount, coin, scale, usd }: AmountCellProps) {
  const { price } = figuresOf(useLanguage());
  const shown = price(scale === undefined ? amount : roundPlain(amount, scale));
  const exact = price(amount);
  return (
    <span className="record-figure num">
      {/* Digits beyond the scale are one hover away: an amount may have to be proven. */}
      <LtrText>
        <span title={exact.startsWith(shown) && exact.length > shown.length ? exact : undefined}>
          {shown}
        </span>{' '}
        <span className="record-unit">{coin}</span>
      </LtrText>
      {usd !== undefined && <UsdApprox usd={usd} />}
    </span>
  );
}

/** A value in USD in the reader's currency at today's rate; nothing for USD itself and without a rate. */
function UsdApprox({ usd }: { readonly usd: string }) {
  const { price } = figuresOf(useLanguage());
  const currency = useStore(preferencesStore, (state) => state.currency);
  const rate = useExchangeRateQuery(currency).answer?.result?.rate;
  if (currency === 'USD' || rate === undefined) return null;
  return (
    <span className="record-under">
      <LtrText>{`≈ ${price(cutDecimal(new Decimal(usd).times(rate), 2))} ${currency}`}</LtrText>
    </span>
  );
}
