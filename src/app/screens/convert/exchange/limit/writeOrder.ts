import { figuresOf } from '#app/components/format/figures.ts';
import { isRateFlipped } from '#app/features/prices/isRateFlipped.ts';
import { quoteRate, shortWords } from '#shared/market/quotedRate.ts';
import type { Language } from '#shared/site/languages.ts';
import type { OrderDraft } from './pendingLimitOrders.ts';

/** What is given, and at which price, as it is read everywhere: "0.1 BTC, 1 BTC = 70,000 USDT". */
export function writeOrder(draft: OrderDraft, language: Language): string {
  const { price } = figuresOf(language);
  const { fromCoin: from, toCoin: to, fromAmount, limitPrice: rate } = draft;
  return `${price(fromAmount)} ${from}, ${shortWords(quoteRate({ from, to, rate }, isRateFlipped(from, to)), price)}`;
}
