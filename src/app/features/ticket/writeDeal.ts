import type { Deal } from './deal.ts';

/** What is given, and what for: "0.1 BTC → 6,500 USDT". `price` writes an amount in the reader's language. */
export function writeDeal(
  { gives, gets }: Pick<Deal, 'gives' | 'gets'>,
  price: (plain: string) => string,
): string {
  const given = gives.map(({ amount, coin }) => `${price(amount)} ${coin}`).join(', ');
  return `${given} → ${price(gets.amount)} ${gets.coin}`;
}
