import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { LISTED_MS, type Market, type TimedCandle } from '#sandbox/feed/market/createMarket.ts';
import { formatUnits } from '#sandbox/feed/market/formatUnits.ts';
import type { Pair } from '#sandbox/feed/market/listPairs.ts';
import { NEW_COINS } from '#sandbox/seed/reference/coins.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import { implementForAll, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { listHotCoins } from './listHotCoins.ts';
import { recommendSymbols } from './recommendSymbols.ts';
import { selectCandles } from './selectCandles.ts';

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

/**
 * GET get_recent_add (screens.md 2.2): the pairs of the new coins, the last of the exchange's list first. Every market here
 * opened on the same day, and a chart shows it from then on, so that is also what is said.
 */
function listAdded(market: Market): ResultOf<'recentlyAdded'>['list'] {
  return market.pairs
    .filter(({ base }) => NEW_COINS.has(base.coin))
    .map(({ symbol, base, quote }) => ({
      symbol,
      baseCoin: base.coin,
      quoteCoin: quote.coin,
      listedAt: String(LISTED_MS),
    }));
}

/** A candle as the call klines returns it: with the digits of the kline topic, and the turnover beside the volume. */
function writeKline(pair: Pair, candle: TimedCandle): ResultOf<'klines'>['list'][number] {
  const price = (ticks: number) => formatUnits(ticks, pair.priceDigits);
  return {
    t: String(candle.openMs),
    o: price(candle.open),
    h: price(candle.high),
    l: price(candle.low),
    c: price(candle.close),
    v: formatUnits(candle.volume, pair.volumeDigits),
    qv: formatUnits(candle.turnover, pair.turnoverDigits),
  };
}
