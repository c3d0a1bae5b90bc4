import { Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { type Agreement, type Agreements, isAsAsked, isWithin } from './agreement.ts';
import { isInverse, isPriced } from './isPriced.ts';

/** A quote has the coins asked for, the amount of the fixed side, and on the other side what its own rate gives. */
const agreesToQuote: Agreement<'convertQuote'> = (asked, quote) => {
  const { fromCoin, toCoin, requestCoin, requestAmount } = asked;
  if (quote.fromCoin !== fromCoin || quote.toCoin !== toCoin) return false;
  if (requestCoin !== fromCoin && requestCoin !== toCoin) return false;
  const fixed = requestCoin === fromCoin ? quote.fromAmount : quote.toAmount;
  if (compareDecimals(fixed, requestAmount) !== 0) return false;
  const { exchangeRate: rate, inverseRate, toAmount: gets, fee, extTaxAndFee } = quote;
  const charged = (coin: string): string[] =>
    [fee, ...extTaxAndFee].filter((charge) => charge.coin === coin).map(({ amount }) => amount);
  const gives = charged(fromCoin).reduce((rest, charge) => rest.minus(charge), new Decimal(quote.fromAmount));
  const price = { gives: gives.toFixed(), rate, gets, charges: charged(toCoin) };
  return gives.gt(0) && isPriced(price) && isInverse(rate, inverseRate);
};

/** A conversion as histories list it. */
interface ConversionRow {
  readonly exchangeTxId: string;
  readonly quoteTxId: string;
}

/** A conversion is found by its own id and by its quote's, which the public API makes the same. */
function areOfOrder(
  { exchangeTxId }: { readonly exchangeTxId?: string | undefined },
  rows: readonly ConversionRow[],
): boolean {
  return rows.every(
    (row) => isAsAsked(exchangeTxId, row.exchangeTxId) || isAsAsked(exchangeTxId, row.quoteTxId),
  );
}

interface AskedConversions {
  readonly exchangeTxId?: string | undefined;
  readonly fromCoin?: string | undefined;
  readonly toCoin?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

interface ListedConversion extends ConversionRow {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly createdAt: string;
}

/** The coins and the time that were asked for. */
function areAsAsked(asked: AskedConversions, rows: readonly ListedConversion[]): boolean {
  const { fromCoin, toCoin, startTime, endTime } = asked;
  const hasRange = startTime !== undefined || endTime !== undefined;
  return (
    areOfOrder(asked, rows) &&
    rows.every(
      (row) =>
        isAsAsked(fromCoin, row.fromCoin) &&
        isAsAsked(toCoin, row.toCoin) &&
        (!hasRange || isWithin({ startTime, endTime }, row.createdAt)),
    )
  );
}

/** Conversions of one coin: prices, orders and their outcomes. */
export const conversionAgreements: Agreements<
  | 'convertQuote'
  | 'convertExecute'
  | 'convertQuery'
  | 'convertUnifiedQuery'
  | 'blockTradeQuery'
  | 'limitOrderCreate'
  | 'limitOrderCancel'
  | 'limitOrderQuery'
> = {
  convertQuote: agreesToQuote,
  convertExecute: (asked, order) => order.quoteTxId === asked.quoteTxId,
  convertQuery: (asked, { list }) => areAsAsked(asked, list),
  convertUnifiedQuery: (asked, { list }) => areAsAsked(asked, list),
  blockTradeQuery: (asked, { list }) => areAsAsked(asked, list),
  limitOrderCreate: (asked, order) => compareDecimals(order.lockedAmount, asked.fromAmount) === 0,
  limitOrderCancel: (asked, order) => order.exchangeTxId === asked.exchangeTxId,
  limitOrderQuery: (asked, order) => areOfOrder(asked, [order]),
};
