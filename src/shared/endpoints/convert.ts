import * as v from 'valibot';
import type { RowState } from './dataKinds.ts';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { CoinType, ExchangeStatus, LimitStatus } from './enums.ts';
import {
  Amount,
  Code,
  CodeOrEmpty,
  Count,
  commaList,
  Dec,
  Entered,
  Id,
  IdOrEmpty,
  Int,
  Ms,
  Name,
  RequestId,
  Scale,
  Unsigned,
} from './fields.ts';
import { pageInput, pageResult, range } from './paging.ts';
import { optionalGuard } from './security.ts';
import { SOURCE_KEYS, SourceKey, UNIFIED_KEYS } from './sourceKeys.ts';

export const limitTerms = v.object({
  limitPrice: Unsigned,
  expiredAt: Ms,
  status: LimitStatus,
  filledRate: v.optional(Unsigned),
});

/** A conversion as the histories show it (screens.md 2.2, convert/query). */
export const convertRow = {
  exchangeTxId: Id,
  /** "" where no quote came first. */
  quoteTxId: IdOrEmpty,
  accountType: SourceKey,
  fromCoin: Code,
  fromAmount: Unsigned,
  toCoin: Code,
  toAmount: Unsigned,
  convertRate: Unsigned,
  /** "" where nothing was charged. */
  feeCoin: CodeOrEmpty,
  feeAmount: Unsigned,
  taxAmount: Unsigned,
  exchangeStatus: ExchangeStatus,
  failCode: v.optional(Int),
  gapRate: Dec,
  createdAt: Ms,
  finishedAt: v.optional(Ms),
};

const MAX_COINS = 20;

const CoinInfo = v.object({
  coin: Code,
  fullName: Name,
  icon: v.string(),
  iconNight: v.string(),
  accuracyLength: Scale,
  coinType: CoinType,
  /** Below zero where a unified account owes the coin, as is its value. */
  balance: Dec,
  convertible: Unsigned,
  uBalance: Dec,
  singleFromMinLimit: Unsigned,
  singleFromMaxLimit: Unsigned,
  disableFrom: v.boolean(),
  disableTo: v.boolean(),
  reason: v.optional(v.string()),
});

/** One conversion by its ids, or a list: then `accountType` may be a comma list (screens.md 2.2, 0.2a). */
const historyInput = (keys: readonly string[]) =>
  v.pipe(
    v.object({
      exchangeTxId: v.optional(Entered),
      requestId: v.optional(RequestId),
      accountType: commaList(keys),
      fromCoin: v.optional(Code),
      toCoin: v.optional(Code),
      status: v.optional(v.union([ExchangeStatus, LimitStatus])),
      startTime: v.optional(Ms),
      endTime: v.optional(Ms),
      ...pageInput,
    }),
    range(180),
  );

/** What is kept of the coin that is received, as shares of it: of the user who asks, or of an ordinary one (screens.md 0.2c). */
const charges = { feeRate: Unsigned, taxRate: Unsigned };

const HistoryResult = v.object({
  ...pageResult,
  list: v.array(v.object({ ...convertRow, limit: v.optional(limitTerms) })),
});

/** The status of each row: for a limit order its own, which says more than its conversion's. */
const statesOf = ({ list }: v.InferOutput<typeof HistoryResult>): readonly RowState[] =>
  list.map(({ exchangeTxId, exchangeStatus, limit }) => [exchangeTxId, limit?.status ?? exchangeStatus]);

/** Instant conversion (screens.md 2.2). The quote is signed: the user agrees to its price. */
export const convertEndpoints = {
  gapRate: endpoint('GET /exchangeNew/getGapRate', {
    reads: [],
    input: v.object({ fromCoin: Code, toCoin: Code, rate: v.optional(Unsigned), accountType: SourceKey }),
    result: v.object({
      rate: Unsigned,
      referenceRate: Unsigned,
      gapRate: Dec,
      warnRate: Unsigned,
      blockRate: Unsigned,
      time: Ms,
    }),
  }),

  convertCoins: endpoint('POST /exchangeNew/convert/coinInfoListByBalance', {
    reads: ['balances'],
    input: v.object({
      accountType: SourceKey,
      /** 0 from, 1 to. */
      side: v.picklist([0, 1]),
      coin: v.optional(Code),
      keyword: v.optional(v.string()),
    }),
    result: v.object({ coins: v.array(CoinInfo) }),
    byLanguage: true,
    rows: ['coins'],
  }),

  convertSpecifiedCoins: endpoint('POST /exchangeNew/convert/specifiedCoinQuery', {
    reads: ['balances'],
    input: v.object({
      accountType: SourceKey,
      coins: v.pipe(v.array(Code), v.maxLength(MAX_COINS)),
      withPairs: v.boolean(),
    }),
    result: v.object({ coins: v.array(CoinInfo), toCoins: v.array(Code), ...charges }),
    byLanguage: true,
    rows: ['coins'],
  }),

  convertLimit: endpoint('POST /exchangeNew/convert/limit', {
    reads: ['conversions'],
    input: v.object({ accountType: SourceKey, fromCoin: Code, toCoin: Code }),
    result: v.object({
      fromMin: Unsigned,
      fromMax: Unsigned,
      toMin: Unsigned,
      toMax: Unsigned,
      dailyRemaining: v.optional(Unsigned),
      ...charges,
      priceScale: Scale,
      limitOrder: v.object({
        enabled: v.boolean(),
        minPriceRatio: Unsigned,
        maxPriceRatio: Unsigned,
        expireDays: v.array(Count),
        maxOpen: Count,
      }),
    }),
  }),

  convertQuote: endpoint('POST /exchangeNew/convert/quote', {
    reads: [],
    input: v.object({
      accountType: SourceKey,
      fromCoin: Code,
      toCoin: Code,
      /** The coin that `requestAmount` is in: either side. */
      requestCoin: Code,
      requestAmount: Amount,
      fromCoinType: CoinType,
      toCoinType: CoinType,
      requestId: RequestId,
    }),
    result: v.object({
      ...signedResult,
      requestId: RequestId,
      quoteTxId: Id,
      exchangeRate: Amount,
      inverseRate: Unsigned,
      fromCoin: Code,
      toCoin: Code,
      fromAmount: Amount,
      toAmount: Amount,
      expiredTime: Ms,
      /** Milliseconds. */
      ttl: Count,
      gapRate: Dec,
      fee: v.object({ coin: CodeOrEmpty, amount: Unsigned, rate: Unsigned }),
      extTaxAndFee: v.array(v.object({ type: Name, coin: Code, amount: Unsigned })),
      firm: v.boolean(),
    }),
    signed: echo('requestId'),
  }),

  convertExecute: endpoint('POST /exchangeNew/convert/execute', {
    changes: ['conversions', 'balances'],
    states: ({ exchangeTxId, exchangeStatus }) => [[exchangeTxId, exchangeStatus]],
    input: v.object({ quoteTxId: Id, accountType: SourceKey, requestId: RequestId, ...optionalGuard }),
    result: v.object({ quoteTxId: Id, exchangeTxId: Id, exchangeStatus: ExchangeStatus, submitTime: Ms }),
  }),

  convertQuery: endpoint('POST /exchangeNew/convert/query', {
    reads: ['conversions', 'orders'],
    settles: ['conversions', 'orders', 'balances'],
    states: statesOf,
    input: historyInput(SOURCE_KEYS),
    result: HistoryResult,
    rows: ['list'],
  }),

  convertUnifiedQuery: endpoint('POST /exchangeNew/convert/unified/query', {
    reads: ['conversions'],
    settles: ['conversions', 'balances'],
    states: statesOf,
    input: historyInput(UNIFIED_KEYS),
    result: HistoryResult,
    rows: ['list'],
  }),
};
