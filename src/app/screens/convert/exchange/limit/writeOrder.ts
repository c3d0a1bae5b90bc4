import { figuresOf } from '#app/components/format/figures.ts';
import { isRateFlipped } from '#app/features/prices/isRateFlipped.ts';
import { quoteRate } from '#shared/market/quotedRate.ts';
import type { Language } from '#shared/site/languages.ts';
import type { OrderDraft } from './pendingLimitOrders.ts';

/**
 * What is given, and at which price, as it is read everywhere: "0.1 BTC, 1 BTC = 70,000 USDT". The order's own price has all of
 * its digits, since an order may differ by the last; turned over it would have no end, and is shortened.
 */
export function writeOrder(draft: OrderDraft, language: Language): string {
  const { price } = figuresOf(language);
  const { fromCoin: from, toCoin: to, fromAmount, limitPrice: rate } = draft;
  const { one, unit, exact, short } = quoteRate({ from, to, rate }, isRateFlipped(from, to));
  return `${price(fromAmount)} ${from}, 1 ${one} = ${price(exact === rate ? exact : short)} ${unit}`;
}
