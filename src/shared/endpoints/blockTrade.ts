import * as v from 'valibot';
import { convertRow } from './convert.ts';
import { endpoint } from './endpoint.ts';
import { ExchangeStatus } from './enums.ts';
import { Code, Dec, Entered, Ms, Name, RequestId, Unsigned } from './fields.ts';
import { pageInput, pageResult, range } from './paging.ts';
import { BlockTradeKey } from './sourceKeys.ts';

/** Large tickets (screens.md 2.2). They are quoted and executed by the convert calls, with the keys of their own. */
export const blockTradeEndpoints = {
  blockTradeCheck: endpoint('POST /exchangeNew/blockTrade/check', {
    reads: ['balances'],
    input: v.object({
      accountType: v.optional(BlockTradeKey),
      fromCoin: v.optional(Code),
      toCoin: v.optional(Code),
    }),
    result: v.object({
      eligible: v.boolean(),
      rules: v.array(
        v.object({
          id: v.picklist(['kyc', 'balance', 'margin', 'insLoan', 'site', 'hours', 'sub']),
          ok: v.boolean(),
          need: v.string(),
          have: v.string(),
          action: v.string(),
        }),
      ),
      minNotionalUsd: Unsigned,
      maxNotionalUsd: Unsigned,
      open: v.boolean(),
      opensAt: v.optional(Ms),
      coins: v.array(Code),
      needSecurity: v.boolean(),
    }),
    byLanguage: true,
  }),

  blockTradeQuery: endpoint('POST /exchangeNew/blockTrade/query', {
    reads: ['conversions'],
    settles: ['conversions', 'balances'],
    states: ({ list }) => list.map(({ exchangeTxId, exchangeStatus }) => [exchangeTxId, exchangeStatus]),
    input: v.pipe(
      v.object({
        exchangeTxId: v.optional(Entered),
        requestId: v.optional(RequestId),
        accountType: v.optional(BlockTradeKey),
        fromCoin: v.optional(Code),
        toCoin: v.optional(Code),
        status: v.optional(ExchangeStatus),
        minNotionalUsd: v.optional(Unsigned),
        startTime: v.optional(Ms),
        endTime: v.optional(Ms),
        ...pageInput,
      }),
      range(366),
    ),
    result: v.object({
      ...pageResult,
      list: v.array(
        v.object({
          ...convertRow,
          notionalUsd: Unsigned,
          spotRate: Unsigned,
          diffBp: Dec,
          /** When the price was quoted, where the desk still knows; `createdAt` is when it was confirmed. */
          quotedAt: v.optional(Ms),
          settledAt: v.optional(Ms),
          documents: v.array(v.object({ name: Name, url: v.string(), expireAt: Ms })),
        }),
      ),
    }),
    rows: ['list'],
  }),
};
