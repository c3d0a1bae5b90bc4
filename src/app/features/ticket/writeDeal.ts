import { figuresOf } from '#app/components/format/figures.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import type { Language } from '#shared/site/languages.ts';
import type { Deal } from './deal.ts';

/** What is given, and what for: "0.1 BTC → 6,500 USDT". */
export function writeDeal({ gives, gets }: Pick<Deal, 'gives' | 'gets'>, language: Language): string {
  const { price } = figuresOf(language);
  const given = gives.map(({ amount, coin }) => `${price(amount)} ${coin}`);
  return `${joinItems(given, language)} → ${price(gets.amount)} ${gets.coin}`;
}
