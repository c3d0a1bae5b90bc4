import type { Market } from '#sandbox/feed/market/createMarket.ts';
import { LISTED_MS } from '#sandbox/feed/market/createMarket.ts';
import { NEW_COINS } from '#sandbox/seed/reference/coins.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

/**
 * GET get_recent_add (screens.md 2.2): the pairs of the new coins, the last of the exchange's list first. Every market here
 * opened on the same day, and a chart shows it from then on, so that is also what is said.
 */
export function listAdded(market: Market): ResultOf<'recentlyAdded'>['list'] {
  return market.pairs
    .filter(({ base }) => NEW_COINS.has(base.coin))
    .map(({ symbol, base, quote }) => ({
      symbol,
      baseCoin: base.coin,
      quoteCoin: quote.coin,
      listedAt: String(LISTED_MS),
    }));
}
