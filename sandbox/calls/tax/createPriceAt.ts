import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Decimal } from '#shared/money/decimal.ts';

const MINUTE_MS = 60_000;
const MOST_PRICES = 20_000;

/** USD for one coin in the minute of a moment; zero for coins without a price. */
export type PriceAt = (coin: string, atMs: number) => Decimal;

/** Prices of the past are the same for ever; looking one up takes about a millisecond, so they are kept. */
export function createPriceAt({ prices }: Pick<Exchange, 'prices'>): PriceAt {
  const known = new Map<string, Decimal>();
  return (coin, atMs) => {
    const minuteMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
    const key = `${coin}/${minuteMs}`;
    const price = known.get(key) ?? prices.usd(coin, minuteMs) ?? new Decimal(0);
    if (known.size >= MOST_PRICES) {
      known.clear();
    }
    known.set(key, price);
    return price;
  };
}
