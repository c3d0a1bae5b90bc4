import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { BLANK, writeText } from '#app/browser/writeText.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore, valueCurrencyOf } from '#app/stores/globalStore.ts';
import { useLive } from '#app/stores/useLive.ts';
import { approxValue, ratesOf } from '../approxValue.ts';

export interface ApproxLineProps {
  /** Plain decimal string; "" shows nothing. */
  readonly amount: string;
  readonly coin: string;
}

/**
 * About what an amount is worth in the user's currency, as the feed moves: "≈ 12.30 EUR". Nothing, rather than 0, while no
 * price or rate is known. It follows the feed by itself, so that nothing around it is rendered.
 */
export function ApproxLine({ amount, coin }: ApproxLineProps) {
  const { interest } = useBridge();
  const language = useLanguage();
  const currency = useStore(globalStore, valueCurrencyOf);
  useEffect(() => interest.watch([`${coin}USDT`]), [interest, coin]);
  return <Figure key={`${amount} ${coin} ${currency} ${language}`} {...{ amount, coin, currency }} />;
}

function Figure({ amount, coin, currency }: ApproxLineProps & { readonly currency: string }) {
  const { price } = figuresOf(useLanguage());
  const ref = useLive<HTMLElement>((state) => {
    const found = amount === '' ? undefined : approxValue(amount, coin, currency, ratesOf(state));
    return found === undefined ? '' : `≈ ${price(found.value)} ${found.currency}`;
  }, writeText);
  return (
    <bdi ref={ref} dir="ltr" className="num">
      {BLANK}
    </bdi>
  );
}
