/** What many coins into one may be (screens.md 2.2). All but the 20 coins are sandbox values. */
export const BATCH_RULES = {
  maxCoins: 20,
  minTotalUsd: '1',
  maxTotalUsd: '100000',
  toCoins: ['USDT', 'USDC', 'BTC', 'ETH', 'MNT'],
  /** How long a quote of a batch or of a low-balance order is valid, in ms. */
  quoteTtlMs: 30_000,
  reQuoteMax: 3,
} as const;

/** The coin whose line of a batch always fails (screens.md 3.6). */
const FAILING_COIN = 'DOGE';

export function isFailing({ hasTriggers }: { readonly hasTriggers: boolean }, coin: string): boolean {
  return hasTriggers && coin === FAILING_COIN;
}
