import type { ResultOf } from '#shared/endpoints/table.ts';
import type { Booked } from '../booked.ts';

type ConvertRow = ResultOf<'convertQuery'>['list'][number] | ResultOf<'blockTradeQuery'>['list'][number];

/** The row of one quote among those of a history, as the ticket shows it; null where it is not there. */
export function describeRow(rows: readonly ConvertRow[], quoteId: string): Booked | null {
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
