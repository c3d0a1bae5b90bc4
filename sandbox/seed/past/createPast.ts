import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Place, Wallet } from '#sandbox/books/ledger/place.ts';
import type { Movement } from '#sandbox/books/ledger/postMovement.ts';
import { postMovements } from '#sandbox/books/ledger/postMovements.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import {
  depositAddresses,
  deposits,
  savedAddresses,
  withdrawals,
} from '#sandbox/books/state/schema/chain.ts';
import { batches, conversions } from '#sandbox/books/state/schema/convert.ts';
import { derivatives, transfers } from '#sandbox/books/state/schema/records.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { createPastPrices } from './createPastPrices.ts';

/** The parts of the exchange that its past is made from. */
export type PastExchange = Pick<
  Exchange,
  'seed' | 'startedAtMs' | 'speed' | 'hasTriggers' | 'market' | 'prices' | 'rates'
>;

/** Coins that a user can use when the past begins. */
export interface OpeningAmount {
  readonly uid: number;
  readonly wallet: string;
  readonly coin: string;
  readonly amount: string;
}

/** Rows by table, the oldest event first. */
export interface PastRows {
  readonly depositAddresses: (typeof depositAddresses.$inferSelect)[];
  readonly deposits: (typeof deposits.$inferSelect)[];
  readonly conversions: (typeof conversions.$inferInsert)[];
  readonly batches: (typeof batches.$inferInsert)[];
  readonly savedAddresses: (typeof savedAddresses.$inferSelect)[];
  readonly withdrawals: (typeof withdrawals.$inferSelect)[];
  readonly transfers: (typeof transfers.$inferInsert)[];
  readonly derivatives: (typeof derivatives.$inferInsert)[];
  readonly movements: Movement[];
}

/** Work on the database that needs the rows: holds, jobs and files of what is still open. */
type FollowUp = (sql: Sql, exchange: Exchange) => Promise<void>;

/** A past while it is being made. */
export interface Past {
  readonly exchange: PastExchange;
  /** Prices and rates of moments long ago. */
  readonly quotes: Pick<Exchange, 'prices' | 'rates'>;
  readonly rows: PastRows;
  readonly followUps: FollowUp[];
  /** What a user can use of a coin now, that is, after the events so far. */
  amountOf(uid: number, wallet: Wallet, coin: string): Decimal;
  /** Books a movement; a user has to have what it takes. */
  post(movement: Movement): void;
}

export function createPast(exchange: PastExchange, opening: readonly OpeningAmount[]): Past {
  const amounts = new Map(
    opening.map(({ uid, wallet, coin, amount }) => [`${uid}/${wallet}/${coin}`, new Decimal(amount)]),
  );
  const rows: PastRows = {
    depositAddresses: [],
    deposits: [],
    conversions: [],
    batches: [],
    savedAddresses: [],
    withdrawals: [],
    transfers: [],
    derivatives: [],
    movements: [],
  };

  function add({ uid, wallet, hold }: Place, coin: string, amount: Decimal): void {
    if (hold === '') {
      const key = `${uid}/${wallet}/${coin}`;
      amounts.set(key, (amounts.get(key) ?? new Decimal(0)).plus(amount));
    }
  }

  return {
    exchange,
    quotes: { prices: createPastPrices(exchange), rates: exchange.rates },
    rows,
    followUps: [],
    amountOf: (uid, wallet, coin) => amounts.get(`${uid}/${wallet}/${coin}`) ?? new Decimal(0),
    post(movement) {
      for (const { from, to, coin, amount } of movement.transfers) {
        add(from, coin, new Decimal(amount).negated());
        add(to, coin, new Decimal(amount));
      }
      rows.movements.push(movement);
    },
  };
}

/** Writes a past into the database of a new exchange. */
export async function savePast(sql: Sql, exchange: Exchange, { rows, followUps }: Past): Promise<void> {
  await sql.insert(depositAddresses).values(rows.depositAddresses);
  await sql.insert(deposits).values(rows.deposits);
  await sql.insert(conversions).values(rows.conversions);
  await sql.insert(batches).values(rows.batches);
  await sql.insert(savedAddresses).values(rows.savedAddresses);
  await sql.insert(withdrawals).values(rows.withdrawals);
  await sql.insert(transfers).values(rows.transfers);
  await sql.insert(derivatives).values(rows.derivatives);
  await postMovements(
    sql,
    rows.movements.toSorted((one, other) => one.atMs - other.atMs),
  );
  for (const followUp of followUps) {
    await followUp(sql, exchange);
  }
}
