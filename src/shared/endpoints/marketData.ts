import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Code, Count, Dec, Int, Ms, Unsigned } from './fields.ts';
import { range } from './paging.ts';

const MAX_KLINES = 1000;

/** Prices of the past and pairs worth a look (screens.md 2.2). Live prices come by the quote socket. */
export const marketDataEndpoints = {
  klines: endpoint('GET /spot/api/quote/v5/klines', {
    reads: [],
    input: v.pipe(
      v.object({
        symbol: Code,
        interval: v.picklist(['1m', '5m', '15m', '1h', '4h', '1d', '1w']),
        from: v.optional(Ms),
        to: v.optional(Ms),
        limit: v.optional(v.pipe(Int, v.minValue(1), v.maxValue(MAX_KLINES))),
        /** Only where the deployment's klineV2 is on. */
        klineType: v.optional(Int),
      }),
      range(Number.POSITIVE_INFINITY, 'from', 'to'),
    ),
    result: v.object({
      list: v.array(
        v.object({ t: Ms, o: Unsigned, h: Unsigned, l: Unsigned, c: Unsigned, v: Unsigned, qv: Unsigned }),
      ),
    }),
    rows: ['list'],
  }),

  recentlyAdded: endpoint('GET /spot/api/basic/get_recent_add', {
    reads: [],
    input: v.object({}),
    result: v.object({
      list: v.array(v.object({ symbol: Code, baseCoin: Code, quoteCoin: Code, listedAt: Ms })),
    }),
    rows: ['list'],
  }),

  recommendedSymbols: endpoint('GET /spot/api/basic/recommend_symbols', {
    reads: [],
    input: v.object({}),
    result: v.object({
      list: v.array(v.object({ symbol: Code, reason: v.picklist(['hot', 'held', 'new']) })),
    }),
    rows: ['list'],
  }),

  hotCoins: endpoint('GET /de/cht/api/byHotCoin/spotHotSymbol/list', {
    reads: [],
    input: v.object({}),
    result: v.object({
      list: v.array(v.object({ coin: Code, symbol: Code, rank: Count, change24h: Dec })),
    }),
    rows: ['list'],
  }),
};
