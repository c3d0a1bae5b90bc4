import type { Request } from '#app/bridge/request.ts';
import type { TimedResult } from '#app/queries/requireResult.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { isBatchOf } from '#shared/agreement/isBatchOf.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { signatureError } from '#shared/result/signatureError.ts';
import type { Booked } from '../deal.ts';
import type { TicketQuote } from '../ticketQuote.ts';
import { findEither } from './orderAnswer.ts';
import type { AskOptions, OrderType } from './orderType.ts';

/** Many coins into one: the call's own input, without the id (screens.md 2.2, batch/quote). */
export type BatchOrder = Omit<InputOf<'batchQuote'>, 'requestId'>;

type Priced = Result<TimedResult<ResultOf<'batchQuote'>>>;

/** The old quote can't be priced again: priced too often, unknown, or void already. */
const NEEDS_ANEW = new Set(['700003', '700004', '700008']);
/** The code of a line that is not supported and gives no reason (screens.md 0.2). */
const NOT_CONVERTIBLE = 700013;

/**
 * The batch tab of screens.md 1.1. A new price for the same coins, or for fewer of them, is asked for by the old quote
 * (batch/reQuote), which is void then; any other change is a new batch.
 */
export function createBatchOrderType(request: Request): OrderType<BatchOrder> {
  const askAnew = async (order: BatchOrder, { newId, signal }: AskOptions<BatchOrder>): Promise<Priced> =>
    requireResult(await request('batchQuote', { ...order, requestId: newId() }, { signal }));

  const price = async (order: BatchOrder, options: AskOptions<BatchOrder>): Promise<Priced> => {
    const { previous, newId, signal } = options;
    const dropCoins = previous === null ? null : droppedCoins(previous.order, order);
    if (previous === null || dropCoins === null) return askAnew(order, options);
    const input = { quoteId: previous.quote.id, dropCoins, requestId: newId() };
    const answered = await request('batchReQuote', input, { signal });
    const isRefused = !answered.ok && NEEDS_ANEW.has(answered.error.code);
    if (isRefused) return askAnew(order, options);
    const priced = requireResult(answered);
    // The call names the old quote alone, so the gateway could not compare its coins and amounts.
    const isOfOrder = !priced.ok || isBatchOf(order, priced.value.value.exchangeCoins);
    return isOfOrder ? priced : err(signatureError(null));
  };

  return {
    name: 'batch',
    isFirm: false,
    ask: async (order, options) => {
      const answered = await price(order, options);
      if (!answered.ok) return answered;
      const { value, skewMs } = answered.value;
      return ok({ value: describeQuote(value, order.accountType), skewMs });
    },
    execute: async ({ quoteId, requestId }) => {
      const answered = requireResult(await request('batchConvert', { quoteId, requestId }));
      if (!answered.ok) return answered;
      return ok({ value: answered.value.value.status, skewMs: answered.value.skewMs });
    },
    find: ({ quoteId, requestId }) => {
      const search = async (by: { exchangeTxId: string } | { requestId: string }) => {
        const answered = requireResult(await request('batchQuery', by));
        if (!answered.ok) return answered;
        const { value, skewMs } = answered.value;
        const [record, another] = value.records;
        // More than one is what a search answers that does not know what it was asked for.
        const isIt = record !== undefined && another === undefined;
        return ok({ value: isIt ? describeRecord(record) : null, skewMs });
      };
      return findEither(
        () => search({ exchangeTxId: quoteId }),
        () => search({ requestId }),
      );
    },
  };
}

/** Coins that are no longer among a batch which is otherwise the same; null where something else has changed. */
function droppedCoins(before: BatchOrder, now: BatchOrder): string[] | null {
  if (before.accountType !== now.accountType || before.toCoin !== now.toCoin) return null;
  const kept = before.items.filter(({ fromCoin, amount }) =>
    now.items.some((item) => item.fromCoin === fromCoin && item.amount === amount),
  );
  if (kept.length !== now.items.length) return null;
  return before.items.filter((item) => !kept.includes(item)).map(({ fromCoin }) => fromCoin);
}

function describeQuote(quote: ResultOf<'batchQuote'>, account: string): TicketQuote {
  const { quoteId, exchangeCoins, totalFeeInfo, totalTaxFeeInfo, totalToAmount } = quote;
  const good = exchangeCoins.filter(({ supportConvert, errorCode }) => supportConvert === 1 && !errorCode);
  const toCoin = exchangeCoins[0]?.toCoin ?? '';
  return {
    id: quoteId,
    expiresAtMs: Number(quote.quoteExpireTime),
    lifeMs: Number(quote.quoteExpireTime) - Number(quote.quoteCreateTime),
    account,
    gives: good.map(({ fromCoin, amount }) => ({ coin: fromCoin, amount })),
    gets: { coin: toCoin, amount: totalToAmount },
    fee: totalFeeInfo.feeCoin === '' ? null : { coin: totalFeeInfo.feeCoin, amount: totalFeeInfo.amount },
    taxes:
      totalTaxFeeInfo.feeCoin === ''
        ? []
        : [{ type: '', coin: totalTaxFeeInfo.feeCoin, amount: totalTaxFeeInfo.totalAmount }],
    rate: null,
    gap: null,
    lines: exchangeCoins.map((line) => ({
      coin: line.fromCoin,
      amount: line.amount,
      toAmount: line.toAmount,
      rate: line.exchangeRate,
      fee: line.feeInfo.amount,
      tax: line.taxFeeInfo.totalAmount,
      errorCode: line.errorCode ?? (line.supportConvert === 1 ? null : NOT_CONVERTIBLE),
    })),
  };
}

function describeRecord(record: ResultOf<'batchQuery'>['records'][number]): Booked {
  const { exchangeTxId, status, accountType: account, toCoin, toAmount, subRecords } = record;
  return {
    exchangeTxId,
    status,
    unconverted: 'untaken',
    account,
    gets: { coin: toCoin, amount: toAmount },
    rate: null,
    gap: null,
    createdAtMs: Number(record.createdAt),
    finishedAtMs: null,
    lines: subRecords.map((line) => ({
      coin: line.fromCoin,
      amount: line.fromAmount,
      toAmount: line.toAmount,
      feeCoin: line.feeCoin,
      feeAmount: line.feeAmount,
      taxAmount: line.taxFeeInfo.totalAmount,
      status: line.status,
      failCode: line.failCode ?? null,
    })),
  };
}
