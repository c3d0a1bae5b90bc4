import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { usePairPrices } from '../prices/usePairPrices.ts';
import { usdValueOf } from './tradePaths.ts';

const DOLLAR_COIN = 'USDT';

/** "1,612,345.10 USD" for an amount of a coin, as the feed moves; undefined while no price is known, or for "". */
export function useUsdWords(amount: string, coin: string): string | undefined {
  const { price } = figuresOf(useLanguage());
  usePairPrices(coin, coin === DOLLAR_COIN ? null : DOLLAR_COIN);
  const usd = useStore(quoteStore, (state) => (amount === '' ? null : usdValueOf(amount, coin, state)));
  return usd === null ? undefined : `\u2066${price(usd)} USD\u2069`;
}
