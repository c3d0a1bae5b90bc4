import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import { implementForAll, reply } from '#sandbox/server/api/implement.ts';
import { listAdded } from './listAdded.ts';
import { listHotCoins } from './listHotCoins.ts';
import { recommendSymbols } from './recommendSymbols.ts';
import { selectCandles } from './selectCandles.ts';
import { writeKline } from './writeKline.ts';

const DEFAULT_LIMIT = 200;

/** The past of prices, and pairs worth a look (screens.md 2.2); guests may look too, live prices come by the socket. */
export function createMarketDataHandlers({ market, database }: Exchange): AreaHandlers {
  return {
    calls: [
      implementForAll('klines', (input, _asker, nowMs) => {
        const { symbol, interval, from, to, limit = DEFAULT_LIMIT } = input;
        const pair = market.findPair(symbol);
        if (pair === undefined) {
          return REFUSALS.badParameter('symbol');
        }
        const candles = selectCandles(market, pair.index, {
          interval,
          limit,
          nowMs,
          ...(from !== undefined && { fromMs: Number(from) }),
          ...(to !== undefined && { toMs: Number(to) }),
        });
        return reply('klines', { list: candles.map((candle) => writeKline(pair, candle)) });
      }),
      implementForAll('recentlyAdded', () => reply('recentlyAdded', { list: listAdded(market) })),
      implementForAll('recommendedSymbols', async (_input, asker) => {
        const held = asker === null ? [] : await readBalances(database.sql, asker.uid);
        const list = recommendSymbols(
          market,
          held.map(({ coin }) => coin),
        );
        return reply('recommendedSymbols', { list });
      }),
      implementForAll('hotCoins', (_input, _asker, nowMs) =>
        reply('hotCoins', { list: listHotCoins(market, nowMs) }),
      ),
    ],
  };
}
