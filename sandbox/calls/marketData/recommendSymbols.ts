import type { Market } from '#sandbox/feed/market/createMarket.ts';
import { HOT_COINS, NEW_COINS } from '#sandbox/seed/reference/coins.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

type Recommendation = ResultOf<'recommendedSymbols'>['list'][number];

const MOST = 20;
const QUOTE = 'USDT';

/** GET recommend_symbols (screens.md 2.2): pairs of what a user holds, then of hot and of new coins, none twice. */
export function recommendSymbols(market: Market, heldCoins: readonly string[]): Recommendation[] {
  const reasonBySymbol = new Map<string, Recommendation['reason']>();
  const groups = [
    ['held', heldCoins],
    ['hot', HOT_COINS],
    ['new', NEW_COINS],
  ] as const;
  for (const [reason, coins] of groups) {
    for (const coin of coins) {
      const symbol = `${coin}${QUOTE}`;
      if (market.findPair(symbol) !== undefined && !reasonBySymbol.has(symbol)) {
        reasonBySymbol.set(symbol, reason);
      }
    }
  }
  return [...reasonBySymbol].slice(0, MOST).map(([symbol, reason]) => ({ symbol, reason }));
}
