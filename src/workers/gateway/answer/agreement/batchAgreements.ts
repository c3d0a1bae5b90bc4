import { isBatchOf } from '#shared/agreement/isBatchOf.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { Agreement, Agreements } from './agreement.ts';
import { isPriced, isSum } from './isPriced.ts';

/** A coin of a batch that will be converted. */
interface GoodLine {
  readonly gives: string;
  readonly rate: string;
  readonly gets: string;
  readonly fee: string;
  readonly tax: string;
}

interface Totals {
  readonly gets: string;
  readonly fee: string;
  readonly tax: string;
}

/** Every line is priced by its own rate, and the totals are those of the lines. */
function isConsistent(lines: readonly GoodLine[], totals: Totals): boolean {
  const arePriced = lines.every(
    ({ gives, rate, gets, fee, tax }) =>
      compareDecimals(gives, '0') > 0 &&
      compareDecimals(gets, '0') > 0 &&
      isPriced({ gives, rate, gets, charges: [fee, tax] }),
  );
  return (
    arePriced &&
    (['gets', 'fee', 'tax'] as const).every((sum) =>
      isSum(
        totals[sum],
        lines.map((line) => line[sum]),
      ),
    )
  );
}

function isConsistentBatch({ exchangeCoins, ...quote }: ResultOf<'batchQuote'>): boolean {
  const good = exchangeCoins.filter(({ supportConvert, errorCode }) => supportConvert === 1 && !errorCode);
  return isConsistent(
    good.map((line) => ({
      gives: line.amount,
      rate: line.exchangeRate,
      gets: line.toAmount,
      fee: line.feeInfo.amount,
      tax: line.taxFeeInfo.totalAmount,
    })),
    {
      gets: quote.totalToAmount,
      fee: quote.totalFeeInfo.amount,
      tax: quote.totalTaxFeeInfo.totalAmount,
    },
  );
}

const agreesToPreOrder: Agreement<'lowBalancePreOrder'> = ({ coins }, preview) => {
  const { lines } = preview;
  if (lines.length !== coins.length || !coins.every((coin) => lines.some((line) => line.coin === coin))) {
    return false;
  }
  const good = lines.filter(({ support, error }) => support === 1 && error === undefined);
  return isConsistent(
    good.map(({ amount, rate, to_amount, fee, tax }) => ({ gives: amount, rate, gets: to_amount, fee, tax })),
    { gets: preview.total_to_amount, fee: preview.total_fee, tax: preview.total_tax },
  );
};

/** Conversions of many coins into one. A new price names no coins: the page compares them (isBatchOf). */
export const batchAgreements: Agreements<
  'batchQuote' | 'batchReQuote' | 'batchConvert' | 'batchQuery' | 'lowBalancePreOrder' | 'lowBalanceList'
> = {
  batchQuote: (asked, quote) => isBatchOf(asked, quote.exchangeCoins) && isConsistentBatch(quote),
  batchReQuote: ({ dropCoins = [] }, quote) =>
    quote.exchangeCoins.every(({ fromCoin }) => !dropCoins.includes(fromCoin)) && isConsistentBatch(quote),
  batchConvert: (asked, order) => order.quoteId === asked.quoteId,
  batchQuery: ({ exchangeTxId }, { records }) =>
    exchangeTxId === undefined || records.every((record) => record.exchangeTxId === exchangeTxId),
  lowBalancePreOrder: agreesToPreOrder,
  lowBalanceList: ({ exchange_tx_id }, answered) =>
    exchange_tx_id === undefined ||
    !('records' in answered) ||
    answered.records.every((record) => record.exchange_tx_id === exchange_tx_id),
};
