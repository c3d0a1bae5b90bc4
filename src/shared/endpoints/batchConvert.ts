import * as v from 'valibot';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { ExchangeStatus } from './enums.ts';
import { Amount, Code, Count, Dec, Id, Int, Ms, RequestId } from './fields.ts';
import { pageInput, pageResult, range } from './paging.ts';
import { SourceKey } from './sourceKeys.ts';

const MAX_COINS = 20;

const Fee = v.object({ feeCoin: v.string(), amount: Dec, feeRate: Dec });
/** What a tax consists of is for receipts only; its items have no documented shape. */
const Tax = v.object({ totalAmount: Dec, feeCoin: v.string(), taxFeeItems: v.array(v.unknown()) });

const quoteResult = {
  ...signedResult,
  requestId: RequestId,
  quoteId: Id,
  quoteCreateTime: Ms,
  quoteExpireTime: Ms,
  exchangeCoins: v.array(
    v.object({
      fromCoin: Code,
      amount: Dec,
      /** 1 yes, 2 no. */
      supportConvert: v.picklist([1, 2]),
      availableBalance: Dec,
      baseValue: Dec,
      toCoin: Code,
      toAmount: Dec,
      exchangeRate: Dec,
      feeInfo: Fee,
      taxFeeInfo: Tax,
      errorCode: v.optional(Int),
    }),
  ),
  totalFeeInfo: Fee,
  totalTaxFeeInfo: Tax,
  totalToAmount: Dec,
};

/** Many coins into one (screens.md 2.2). Quotes are signed: the user agrees to their prices. */
export const batchConvertEndpoints = {
  /** Kept in memory only: nothing says that every account is charged the same rate. */
  batchSetting: endpoint('GET /exchangeNew/batch/setting', {
    input: v.object({ accountType: SourceKey }),
    result: v.object({
      maxCoins: Count,
      minTotalUsd: Dec,
      maxTotalUsd: Dec,
      toCoins: v.array(Code),
      feeRate: Dec,
      quoteTtl: Count,
      reQuoteMax: Count,
    }),
    cache: 'memory',
  }),

  batchQuote: endpoint('POST /exchangeNew/batch/quote', {
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
    input: v.object({
      quoteId: Id,
      dropCoins: v.optional(v.pipe(v.array(Code), v.maxLength(MAX_COINS))),
      /** It makes a new quote, so it carries an id of its own (screens.md 0.1); the answer's quoteId is the new one. */
      requestId: RequestId,
    }),
    result: v.object({ ...quoteResult, previousToAmount: Dec }),
    signed: echo('requestId'),
  }),

  batchConvert: endpoint('POST /exchangeNew/batch/convert', {
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
    input: v.pipe(
      v.object({
        exchangeTxId: v.optional(Id),
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
          accountType: v.string(),
          toCoin: Code,
          toAmount: Dec,
          status: ExchangeStatus,
          createdAt: Ms,
          exchangeSource: v.string(),
          feeCoin: v.string(),
          totalFeeAmount: Dec,
          totalTaxFeeInfo: Tax,
          subRecords: v.array(
            v.object({
              fromCoin: Code,
              fromAmount: Dec,
              toCoin: Code,
              toAmount: Dec,
              feeCoin: v.string(),
              feeAmount: Dec,
              status: ExchangeStatus,
              failCode: v.optional(Int),
              taxFeeInfo: Tax,
            }),
          ),
        }),
      ),
    }),
  }),
};
