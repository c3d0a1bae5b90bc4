import * as v from 'valibot';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { ExchangeStatus } from './enums.ts';
import { Code, CodeOrEmpty, Count, Entered, Id, Int, Ms, Name, RequestId, Unsigned } from './fields.ts';
import { pageResult, range, snakePageInput } from './paging.ts';

const MAX_COINS = 20;

/** The accounts whose remainders can be cleaned up; without one, all of them (screens.md 1.3, 1.4). */
const AccountType = v.optional(v.picklist(['funding', 'unified', 'spot', 'contract']));
/** 1 yes, 2 no. */
const Support = v.picklist([1, 2]);
/** The page shows the sum alone: nothing of an item is read, however it is nested. */
const Tax = v.object({
  total_amount: Unsigned,
  fee_coin: CodeOrEmpty,
  tax_fee_items: v.array(v.object({})),
});

const CoinsView = v.object({
  coins: v.array(
    v.object({
      coin: Code,
      balance: Unsigned,
      available: Unsigned,
      /** Value in USDT at the conversion's price, so that fee, tax and the amount received add up to it (screens.md 0.2c). */
      usdt_value: Unsigned,
      support: Support,
      reason: v.string(),
      est_to_amount: Unsigned,
      /** What the estimate has already lost to fee and tax, in the target coin; ours. */
      est_fee: v.optional(Unsigned),
      est_tax: v.optional(Unsigned),
    }),
  ),
  to_coins: v.array(Code),
  threshold_usd: Unsigned,
  min_total_usd: Unsigned,
  max_total_usd: Unsigned,
  max_coins: Count,
  fee_rate: Unsigned,
  next_available_time: Ms,
});

const HistoryView = v.object({
  ...pageResult,
  records: v.array(
    v.object({
      exchange_tx_id: Id,
      account_type: Name,
      to_coin: Code,
      to_amount: Unsigned,
      status: ExchangeStatus,
      created_at: Ms,
      exchange_source: Name,
      fee_coin: CodeOrEmpty,
      total_fee_amount: Unsigned,
      total_tax_fee_info: Tax,
      sub_records: v.array(
        v.object({
          from_coin: Code,
          from_amount: Unsigned,
          to_coin: Code,
          to_amount: Unsigned,
          fee_coin: CodeOrEmpty,
          fee_amount: Unsigned,
          status: ExchangeStatus,
          fail_code: v.optional(Int),
          tax_fee_info: Tax,
        }),
      ),
    }),
  ),
});

/** Remainders too small to trade or withdraw (screens.md 2.2). The preview is signed, as quotes are. */
export const lowBalanceEndpoints = {
  lowBalanceList: endpoint('GET /exchange/batch/list', {
    reads: ['balances', 'conversions'],
    settles: ['conversions', 'balances'],
    states: (view) =>
      'records' in view ? view.records.map(({ exchange_tx_id, status }) => [exchange_tx_id, status]) : [],
    input: v.pipe(
      v.object({
        account_type: AccountType,
        view: v.picklist(['coins', 'history']),
        exchange_tx_id: v.optional(Entered),
        request_id: v.optional(RequestId),
        to_coin: v.optional(Code),
        status: v.optional(ExchangeStatus),
        start_time: v.optional(Ms),
        end_time: v.optional(Ms),
        ...snakePageInput,
      }),
      range(180, 'start_time', 'end_time'),
    ),
    /** The answer does not repeat the view; choosing by what it holds keeps the path of a bad field exact. */
    result: v.lazy((value): typeof CoinsView | typeof HistoryView =>
      hasRecords(value) ? HistoryView : CoinsView,
    ),
    byLanguage: true,
    rows: ['coins', 'records'],
  }),

  lowBalancePreOrder: endpoint('POST /exchange/batch/preOrder', {
    reads: [],
    input: v.object({
      account_type: AccountType,
      to_coin: Code,
      coins: v.pipe(v.array(Code), v.minLength(1), v.maxLength(MAX_COINS)),
      request_id: RequestId,
    }),
    result: v.object({
      ...signedResult,
      request_id: RequestId,
      pre_order_id: Id,
      expire_time: Ms,
      lines: v.array(
        v.object({
          coin: Code,
          amount: Unsigned,
          rate: Unsigned,
          to_amount: Unsigned,
          fee: Unsigned,
          tax: Unsigned,
          support: Support,
          error: v.optional(Int),
        }),
      ),
      total_to_amount: Unsigned,
      total_fee: Unsigned,
      total_tax: Unsigned,
    }),
    signed: echo('request_id'),
  }),

  lowBalanceExchange: endpoint('POST /exchange/batch/exchangeOrder', {
    changes: ['conversions', 'balances'],
    states: ({ exchange_tx_id, status }) => [[exchange_tx_id, status]],
    input: v.object({ pre_order_id: Id, request_id: RequestId }),
    result: v.object({ exchange_tx_id: Id, status: ExchangeStatus, submit_time: Ms }),
  }),
};

function hasRecords(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'records');
}
