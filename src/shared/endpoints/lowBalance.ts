import * as v from 'valibot';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { ExchangeStatus } from './enums.ts';
import { Code, Count, Dec, Id, Int, Ms, RequestId } from './fields.ts';
import { pageResult, range, snakePageInput } from './paging.ts';

const MAX_COINS = 20;

/** The accounts whose remainders can be cleaned up; without one, all of them (screens.md 1.3, 1.4). */
const AccountType = v.optional(v.picklist(['funding', 'unified', 'spot', 'contract']));
/** 1 yes, 2 no. */
const Support = v.picklist([1, 2]);
const Tax = v.object({ total_amount: Dec, fee_coin: v.string(), tax_fee_items: v.array(v.unknown()) });

const CoinsView = v.object({
  coins: v.array(
    v.object({
      coin: Code,
      balance: Dec,
      available: Dec,
      usdt_value: Dec,
      support: Support,
      reason: v.string(),
      est_to_amount: Dec,
    }),
  ),
  to_coins: v.array(Code),
  threshold_usd: Dec,
  min_total_usd: Dec,
  max_total_usd: Dec,
  max_coins: Count,
  fee_rate: Dec,
  next_available_time: Ms,
});

const HistoryView = v.object({
  ...pageResult,
  records: v.array(
    v.object({
      exchange_tx_id: Id,
      account_type: v.string(),
      to_coin: Code,
      to_amount: Dec,
      status: ExchangeStatus,
      created_at: Ms,
      exchange_source: v.string(),
      fee_coin: v.string(),
      total_fee_amount: Dec,
      total_tax_fee_info: Tax,
      sub_records: v.array(
        v.object({
          from_coin: Code,
          from_amount: Dec,
          to_coin: Code,
          to_amount: Dec,
          fee_coin: v.string(),
          fee_amount: Dec,
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
    input: v.pipe(
      v.object({
        account_type: AccountType,
        view: v.picklist(['coins', 'history']),
        exchange_tx_id: v.optional(Id),
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
  }),

  lowBalancePreOrder: endpoint('POST /exchange/batch/preOrder', {
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
          amount: Dec,
          rate: Dec,
          to_amount: Dec,
          fee: Dec,
          tax: Dec,
          support: Support,
          error: v.optional(Int),
        }),
      ),
      total_to_amount: Dec,
      total_fee: Dec,
      total_tax: Dec,
    }),
    signed: echo('request_id'),
  }),

  lowBalanceExchange: endpoint('POST /exchange/batch/exchangeOrder', {
    input: v.object({ pre_order_id: Id, request_id: RequestId }),
    result: v.object({ exchange_tx_id: Id, status: ExchangeStatus, submit_time: Ms }),
  }),
};

function hasRecords(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'records');
}
