import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { approxValue, ratesOf } from '#app/records/approxValue.ts';
import { globalStore, valueCurrencyOf } from '#app/stores/globalStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { describeGap, gapToSpot } from './gapToSpot.ts';
import { DOLLAR_COIN } from './pairRoute.ts';

type GapAnswer = Parameters<typeof gapToSpot>[0];

/** One side of a trade; the amount is a plain decimal string, "" while there is none. */
export interface TradedSide {
  readonly side: 'from' | 'to';
  readonly coin: string;
  readonly amount: string;
}

/**
 * How far a price is from spot, in words with about what that is in money: "0.10 % worse than spot (≈ 0.23 USD)"; null where
 * the distance is not known. The money is that of the moment in which amount and distance became known: it is read out.
 */
export function useGapWords(gap: GapAnswer | null, { side, coin, amount }: TradedSide): string | null {
  const { t } = useTranslation();
  const { interest } = useBridge();
  const language = useLanguage();
  const currency = useStore(globalStore, valueCurrencyOf);
  const gapRate = gap?.gapRate ?? null;
  useEffect(() => interest.watch([`${coin}${DOLLAR_COIN}`]), [interest, coin]);
  // Undefined until there is a price; USD as long as the user's own currency has no rate.
  const unit = useStore(quoteStore, (state) => approxValue('1', coin, currency, ratesOf(state))?.currency);
  const money = useMemo(() => {
    if (gapRate === null || amount === '' || unit === undefined) return null;
    const lost = lostOf(gapRate, side).times(amount).toFixed();
    const found = approxValue(lost, coin, unit, ratesOf(quoteStore.getState()));
    return found === undefined
      ? null
      : `≈ ${figuresOf(language).price(found.value.replace('-', ''))} ${found.currency}`;
  }, [gapRate, side, coin, amount, unit, language]);
  return gap === null ? null : describeGap(t, language, gapToSpot(gap), money);
}

/** The distance as a share of one side: of what is given, or of what is received, which is worth that much less or more. */
function lostOf(gapRate: string, side: TradedSide['side']): Decimal {
  const gap = new Decimal(gapRate);
  return side === 'from' ? gap : gap.div(gap.plus(1));
}
