import * as v from 'valibot';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { ExchangeStatus } from './enums.ts';
import {
  Amount,
  Code,
  CodeOrEmpty,
  Count,
  Entered,
  Id,
  Int,
  Ms,
  Name,
  RequestId,
  Unsigned,
} from './fields.ts';
import { pageInput, pageResult, range } from './paging.ts';
import { SourceKey } from './sourceKeys.ts';

const MAX_COINS = 20;

const Fee = v.object({ feeCoin: CodeOrEmpty, amount: Unsigned, feeRate: Unsigned });
/** What a tax consists of is for receipts only; its items have no documented shape. */
/** The page shows the sum alone: nothing of an item is read, however it is nested. */
const Tax = v.object({
  totalAmount: Unsigned,
  feeCoin: CodeOrEmpty,
  taxFeeItems: v.array(v.object({})),
});

const quoteResult = {
  ...signedResult,
  requestId: RequestId,
  quoteId: Id,
  quoteCreateTime: Ms,
  quoteExpireTime: Ms,
  exchangeCoins: v.array(
    v.object({
      fromCoin: Code,
      amount: Unsigned,
      /** 1 yes, 2 no. */
      supportConvert: v.picklist([1, 2]),
      availableBalance: Unsigned,
      baseValue: Unsigned,
      toCoin: Code,
      toAmount: Unsigned,
      exchangeRate: Unsigned,
      feeInfo: Fee,
      taxFeeInfo: Tax,
      errorCode: v.optional(Int),
    }),
  ),
  totalFeeInfo: Fee,
  totalTaxFeeInfo: Tax,
  totalToAmount: Unsigned,
};

/** Many coins into one (screens.md 2.2). Quotes are signed: the user agrees to their prices. */
export const batchConvertEndpoints = {
  /** Kept in memory only: nothing says that every account is charged the same rate. */
  batchSetting: endpoint('GET /exchangeNew/batch/setting', {
    reads: [],
    input: v.object({ accountType: SourceKey }),
    result: v.object({
      maxCoins: Count,
      minTotalUsd: Unsigned,
      maxTotalUsd: Unsigned,
      toCoins: v.array(Code),
      feeRate: Unsigned,
      /** As limit's; ours. */
      taxRate: v.optional(Unsigned),
      quoteTtl: Count,
      reQuoteMax: Count,
    }),
    cache: 'memory',
  }),

  batchQuote: endpoint('POST /exchangeNew/batch/quote', {
    reads: [],
    input: v.object({
      accountType: SourceKey,
      toCoin: Code,
      items: v.pipe(
        v.array(v.object({ fromCoin: Code, amount: v.union([v.literal('all'), Amount]) })),
        v.minLength(1),
        v.maxLength(MAX_COINS),
      ),
      requestId: RequestId,
    }),
    result: v.object(quoteResult),
    signed: echo('requestId'),
  }),

  batchReQuote: endpoint('POST /exchangeNew/batch/reQuote', {
    reads: [],
    input: v.object({
      quoteId: Id,
      dropCoins: v.optional(v.pipe(v.array(Code), v.maxLength(MAX_COINS))),
      /** A re-quote makes a new quote, so it has an id of its own (screens.md 0.1); the answer's quoteId is the new one. */
      requestId: RequestId,
    }),
    result: v.object({ ...quoteResult, previousToAmount: Unsigned }),
    signed: echo('requestId'),
  }),

  batchConvert: endpoint('POST /exchangeNew/batch/convert', {
    changes: ['conversions', 'balances'],
    states: ({ exchangeTxId, status }) => [[exchangeTxId, status]],
    input: v.object({ quoteId: Id, requestId: RequestId }),
    result: v.object({
      quoteId: Id,
      exchangeTxId: Id,
      submitTime: Ms,
      status: ExchangeStatus,
      msg: v.string(),
    }),
  }),

  batchQuery: endpoint('POST /exchangeNew/batch/query', {
    reads: ['conversions'],
    settles: ['conversions', 'balances'],
    states: ({ records }) => records.map(({ exchangeTxId, status }) => [exchangeTxId, status]),
    input: v.pipe(
      v.object({
        exchangeTxId: v.optional(Entered),
        requestId: v.optional(RequestId),
        accountType: v.optional(SourceKey),
        toCoin: v.optional(Code),
        status: v.optional(ExchangeStatus),
        startTime: v.optional(Ms),
        endTime: v.optional(Ms),
        ...pageInput,
      }),
      range(180),
    ),
    result: v.object({
      ...pageResult,
      records: v.array(
        v.object({
          exchangeTxId: Id,
          accountType: Name,
          toCoin: Code,
          toAmount: Unsigned,
          status: ExchangeStatus,
          createdAt: Ms,
          exchangeSource: Name,
          feeCoin: CodeOrEmpty,
          totalFeeAmount: Unsigned,
          totalTaxFeeInfo: Tax,
          subRecords: v.array(
            v.object({
              fromCoin: Code,
              fromAmount: Unsigned,
              toCoin: Code,
              toAmount: Unsigned,
              feeCoin: CodeOrEmpty,
              feeAmount: Unsigned,
              status: ExchangeStatus,
              failCode: v.optional(Int),
              taxFeeInfo: Tax,
            }),
          ),
        }),
      ),
    }),
    rows: ['records'],
  }),
};
