import type { Request } from '#app/bridge/request.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { ok } from '#shared/result/result.ts';
import type { Booked } from '../deal.ts';
import type { TicketQuote } from '../ticketQuote.ts';
import { findEither } from './orderAnswer.ts';
import type { OrderType } from './orderType.ts';

/** Remainders into one coin: the call's own input, without the id (screens.md 2.2, preOrder). */
export type LowBalanceOrder = Omit<InputOf<'lowBalancePreOrder'>, 'request_id'>;

type Preview = ResultOf<'lowBalancePreOrder'>;
type Answer = ResultOf<'lowBalanceList'>;
type Row = Extract<Answer, { records: unknown }>['records'][number];

/** The name of all accounts together, where none is chosen (screens.md 1.3). */
const ALL_ACCOUNTS = 'all';
/** screens.md 1.3: a preview lives 30 s; the answer only says when it ends. */
const LIFE_MS = 30_000;
/** The code of a line that is not supported and gives no reason (screens.md 0.2). */
const NOT_CONVERTIBLE = 700013;

/** The small balances of screens.md 1.3. */
export function createLowBalanceOrderType(request: Request): OrderType<LowBalanceOrder> {
  return {
    name: 'lowBalance',
    isFirm: false,
    ask: async (order, { newId, signal }) => {
      const input = { ...order, request_id: newId() };
      const answered = requireResult(await request('lowBalancePreOrder', input, { signal }));
      if (!answered.ok) return answered;
      const { value, skewMs } = answered.value;
      return ok({ value: describePreview(value, order), skewMs });
    },
    execute: async ({ quoteId, requestId }) => {
      const input = { pre_order_id: quoteId, request_id: requestId };
      const answered = requireResult(await request('lowBalanceExchange', input));
      if (!answered.ok) return answered;
      return ok({ value: answered.value.value.status, skewMs: answered.value.skewMs });
    },
    find: ({ quoteId, requestId }) => {
      const search = async (by: { exchange_tx_id: string } | { request_id: string }) => {
        const answered = requireResult(
          await request('lowBalanceList', { ...by, view: 'history' }, { fresh: true }),
        );
        if (!answered.ok) return answered;
        const { value, skewMs } = answered.value;
        const [row, another] = 'records' in value ? value.records : [];
        // More than one is what a search answers that does not know what it was asked for.
        const isIt = row !== undefined && another === undefined;
        return ok({ value: isIt ? describeRow(row) : null, skewMs });
      };
      return findEither(
        () => search({ exchange_tx_id: quoteId }),
        () => search({ request_id: requestId }),
      );
    },
  };
}

function describePreview(preview: Preview, order: LowBalanceOrder): TicketQuote {
  const { pre_order_id, expire_time, lines, total_to_amount, total_fee, total_tax } = preview;
  const good = lines.filter(({ support, error }) => support === 1 && error === undefined);
  const coin = order.to_coin;
  return {
    id: pre_order_id,
    expiresAtMs: Number(expire_time),
    lifeMs: LIFE_MS,
    account: order.account_type ?? ALL_ACCOUNTS,
    gives: good.map((line) => ({ coin: line.coin, amount: line.amount })),
    gets: { coin, amount: total_to_amount },
    fee: isZero(total_fee) ? null : { coin, amount: total_fee },
    taxes: isZero(total_tax) ? [] : [{ type: '', coin, amount: total_tax }],
    rate: null,
    gap: null,
    lines: lines.map((line) => ({
      coin: line.coin,
      amount: line.amount,
      toAmount: line.to_amount,
      rate: line.rate,
      fee: line.fee,
      tax: line.tax,
      errorCode: line.error ?? (line.support === 1 ? null : NOT_CONVERTIBLE),
    })),
  };
}

function isZero(plain: string): boolean {
  return new Decimal(plain).isZero();
}

function describeRow(row: Row): Booked {
  return {
    exchangeTxId: row.exchange_tx_id,
    status: row.status,
    unconverted: 'untaken',
    account: row.account_type,
    gets: { coin: row.to_coin, amount: row.to_amount },
    rate: null,
    gap: null,
    createdAtMs: Number(row.created_at),
    finishedAtMs: null,
    lines: row.sub_records.map((line) => ({
      coin: line.from_coin,
      amount: line.from_amount,
      toAmount: line.to_amount,
      feeCoin: line.fee_coin,
      feeAmount: line.fee_amount,
      taxAmount: line.tax_fee_info.total_amount,
      status: line.status,
      failCode: line.fail_code ?? null,
    })),
  };
}
