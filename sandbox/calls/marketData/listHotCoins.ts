import type { Market } from '#sandbox/feed/market/createMarket.ts';
import { formatChange } from '#sandbox/feed/market/formatUnits.ts';
import { HOT_COINS } from '#sandbox/seed/reference/coins.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

const QUOTE = 'USDT';

/**
 * GET spotHotSymbol/list (screens.md 2.2): the hot coins by what was traded of them in the last 24 hours. `change24h` is
 * the ratio that the quote socket calls `m`.
 */
export function listHotCoins(market: Market, nowMs: number): ResultOf<'hotCoins'>['list'] {
  return [...HOT_COINS]
    .flatMap((coin) => {
      const pair = market.findPair(`${coin}${QUOTE}`);
      if (pair === undefined) {
        return [];
      }
      const { open, close, turnover } = market.lastDay(pair.index, market.lastTick(pair.index, nowMs));
      return [{ coin, symbol: pair.symbol, change24h: formatChange(open, close), turnover }];
    })
    .toSorted((one, other) => other.turnover - one.turnover)
    .map(({ coin, symbol, change24h }, at) => ({ coin, symbol, rank: at + 1, change24h }));
}
