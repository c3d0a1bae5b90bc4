import type { Request } from '#app/bridge/request.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { ok } from '#shared/result/result.ts';
import type { Booked } from '../deal.ts';
import type { TicketQuote } from '../ticketQuote.ts';
import { findEither } from './orderAnswer.ts';
import type { OrderType } from './orderType.ts';

/** An order for one coin: the call's own input, without the id (screens.md 2.2, convert/quote). */
export type ConvertOrder = Omit<InputOf<'convertQuote'>, 'requestId'>;

/** The keys of accounts that convert (screens.md 2.0). */
type AccountKey = ConvertOrder['accountType'];

/** One coin into another, at once (screens.md 1.1); the unified account has a history of its own (2.2). */
export function createInstantOrderType(request: Request): OrderType<ConvertOrder> {
  return {
    name: 'instant',
    isFirm: false,
    ask: quoteOne(request),
    execute: executeOne(request),
    find: ({ quoteId, requestId, account }) => {
      const search = async (by: { exchangeTxId: string } | { requestId: string }) => {
        const input = { ...by, accountType: account };
        const isUnified = SOURCE_ACCOUNTS[account as AccountKey].wallet === 'UNIFIED';
        const answered = isUnified
          ? requireResult(await request('convertUnifiedQuery', input))
          : requireResult(await request('convertQuery', input));
        if (!answered.ok) return answered;
        const { value, skewMs } = answered.value;
        return ok({ value: describeRow(value.list, quoteId), skewMs });
      };
      return findEither(
        () => search({ exchangeTxId: quoteId }),
        () => search({ requestId }),
      );
    },
  };
}

/** One large ticket at a firm price (screens.md 1.7), with the block keys of the accounts. */
export function createBlockOrderType(request: Request): OrderType<ConvertOrder> {
  return {
    name: 'block',
    isFirm: true,
    ask: quoteOne(request),
    execute: executeOne(request),
    find: ({ quoteId, requestId }) => {
      const search = async (by: { exchangeTxId: string } | { requestId: string }) => {
        const answered = requireResult(await request('blockTradeQuery', by));
        if (!answered.ok) return answered;
        const { value, skewMs } = answered.value;
        return ok({ value: describeRow(value.list, quoteId), skewMs });
      };
      return findEither(
        () => search({ exchangeTxId: quoteId }),
        () => search({ requestId }),
      );
    },
  };
}

/** Asks for the price of one coin in another (screens.md 2.2, convert/quote). */
function quoteOne(request: Request): OrderType<ConvertOrder>['ask'] {
  return async (order, { newId, signal }) => {
    const answered = requireResult(
      await request('convertQuote', { ...order, requestId: newId() }, { signal }),
    );
    if (!answered.ok) return answered;
    const { value, skewMs } = answered.value;
    return ok({ value: describeQuote(value, order.accountType), skewMs });
  };
}

function describeQuote(quote: ResultOf<'convertQuote'>, account: string): TicketQuote {
  const { quoteTxId, fromCoin, fromAmount, toCoin, toAmount, exchangeRate, fee, extTaxAndFee } = quote;
  const taxes = extTaxAndFee.map(({ type, coin, amount }) => ({ type, coin, amount }));
  return {
    id: quoteTxId,
    expiresAtMs: Number(quote.expiredTime),
    lifeMs: quote.ttl,
    account,
    gives: [{ coin: fromCoin, amount: fromAmount }],
    gets: { coin: toCoin, amount: toAmount },
    fee: fee.coin === '' ? null : { coin: fee.coin, amount: fee.amount },
    taxes,
    rate: exchangeRate,
    gap: quote.gapRate,
    lines: [
      {
        coin: fromCoin,
        amount: fromAmount,
        toAmount,
        rate: exchangeRate,
        fee: fee.coin === toCoin ? fee.amount : '0',
        tax: taxes.find(({ coin }) => coin === toCoin)?.amount ?? '0',
        errorCode: null,
      },
    ],
  };
}

/** Executes a quote for one coin (screens.md 2.2, convert/execute). */
function executeOne(request: Request): OrderType<unknown>['execute'] {
  return async ({ quoteId, account, requestId }, guard) => {
    const input = { quoteTxId: quoteId, accountType: account as AccountKey, requestId, ...guard };
    const answered = requireResult(await request('convertExecute', input));
    if (!answered.ok) return answered;
    const { value, skewMs } = answered.value;
    return ok({ value: value.exchangeStatus, skewMs });
  };
}

type ConvertRow = ResultOf<'convertQuery'>['list'][number] | ResultOf<'blockTradeQuery'>['list'][number];

/** The row of one quote among those of a history, as the ticket shows it; null where it is not there. */
function describeRow(rows: readonly ConvertRow[], quoteId: string): Booked | null {
  const row = rows.find((each) => each.quoteTxId === quoteId || each.exchangeTxId === quoteId);
  if (row === undefined) return null;
  const { exchangeTxId, exchangeStatus: status, accountType: account, finishedAt } = row;
  return {
    exchangeTxId,
    status,
    // The exchange takes the coins first and gives back what it could not convert.
    unconverted: 'returned',
    account,
    gets: { coin: row.toCoin, amount: row.toAmount },
    rate: row.convertRate,
    gap: row.gapRate,
    createdAtMs: Number(row.createdAt),
    finishedAtMs: finishedAt === undefined ? null : Number(finishedAt),
    lines: [
      {
        coin: row.fromCoin,
        amount: row.fromAmount,
        toAmount: row.toAmount,
        feeCoin: row.feeCoin,
        feeAmount: row.feeAmount,
        taxAmount: row.taxAmount,
        status,
        failCode: row.failCode ?? null,
      },
    ],
  };
}
