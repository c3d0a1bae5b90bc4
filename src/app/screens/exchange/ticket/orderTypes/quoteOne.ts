import type { Request } from '#app/bridge/request.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { ok } from '#shared/result/result.ts';
import type { TicketQuote } from '../ticketQuote.ts';
import type { ConvertOrder } from './convertOrder.ts';
import type { OrderType } from './orderType.ts';
import { requireResult } from './requireResult.ts';

/** Asks for the price of one coin in another (screens.md 2.2, convert/quote). */
export function quoteOne(request: Request): OrderType<ConvertOrder>['ask'] {
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
    inverseRate: quote.inverseRate,
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
