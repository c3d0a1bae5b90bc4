import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { Period } from '#shared/tax/periods.ts';
import type { Sheet } from '../files/fileDocument.ts';
import { createPriceAt } from './createPriceAt.ts';
import { toMoney } from './lots.ts';
import { type CoinChange, readEvents, sumByCoin } from './readEvents.ts';
import { createRateAt, type Residence } from './residence.ts';
import { worthOf } from './valueEvents.ts';

export interface TransactionQuestion {
  readonly uids: readonly number[];
  readonly period: Period;
  readonly residence: Residence;
}

/** Every coin that came or went, below zero for one that went: in USD, and in the currency of the residence. */
export async function readTransactionSheet(
  sql: Sql,
  exchange: Pick<Exchange, 'prices'>,
  { uids, period, residence }: TransactionQuestion,
): Promise<Sheet> {
  const { currency } = residence;
  const priceAt = createPriceAt(exchange);
  const values = { currency, priceAt, rateAt: createRateAt(residence, priceAt) };
  const events = await readEvents(sql, uids, period.endMs);
  const hasOther = currency !== 'USD';
  const valuesOf = (change: CoinChange, atMs: number): string[] => {
    const worth = worthOf(values, change, atMs);
    const own = change.amount.isNegative() ? worth.negated() : worth;
    const usd = toMoney(change.amount.mul(priceAt(change.coin, atMs)));
    return hasOther ? [usd.toFixed(), own.toFixed()] : [usd.toFixed()];
  };
  return {
    title: 'Transactions',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'Kind', kind: 'text' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: 'Value USD', kind: 'amount' },
      ...(hasOther ? [{ title: `Value ${currency}`, kind: 'amount' } as const] : []),
      { title: 'Id', kind: 'text' },
    ],
    rows: events
      .filter(({ atMs }) => atMs >= period.startMs)
      .flatMap(({ id, atMs, nature, changes }) =>
        sumByCoin(changes).map((change) => [
          ...[String(atMs), nature, change.coin, change.amount.toFixed()],
          ...valuesOf(change, atMs),
          id,
        ]),
      ),
  };
}
