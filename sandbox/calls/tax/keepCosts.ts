import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { taxCosts } from '#sandbox/books/state/schema/records.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import { listVisible } from '../records/family.ts';
import { createPriceAt } from './createPriceAt.ts';
import { type CoinChange, readEvents } from './readEvents.ts';
import { createRateAt, type Residence, readResidence } from './residence.ts';
import { worthOf } from './valueEvents.ts';

type StatedInput = Asked<'taxCost'>;

interface FoundReceipt extends CoinChange {
  readonly atMs: number;
}

/** Keeps all of these costs, or none of them. `fieldOf` names the field of a row, from 0, that is refused. */
export type KeepCosts = (
  rows: readonly StatedInput[],
  asker: Asker,
  fieldOf: (row: number, field: keyof StatedInput) => string,
) => Promise<void>;

export function createCostKeeper(exchange: Exchange): KeepCosts {
  const { database } = exchange;
  const priceAt = createPriceAt(exchange);

  /** What it cost, in which currency. */
  const readCost = (
    { cost, costUsd, currency }: StatedInput,
    { residence, receipt, boughtMs }: { residence: Residence; receipt: CoinChange; boughtMs: number },
  ): { readonly cost: string; readonly currency: string } | undefined => {
    if (costUsd !== undefined) return { cost: costUsd, currency: 'USD' };
    if (cost !== undefined) return { cost, currency: currency ?? residence.currency };
    const values = { currency: residence.currency, priceAt, rateAt: createRateAt(residence, priceAt) };
    const worth = worthOf(values, receipt, boughtMs);
    // Nothing was ever paid for a coin before it had a price.
    return worth.isZero() ? undefined : { cost: worth.toFixed(), currency: residence.currency };
  };

  return (rows, asker, fieldOf) =>
    database.transact(async (sql) => {
      await lockUser(sql, asker.uid);
      const residence = await readResidence(sql, asker);
      const receipts = await readReceipts(sql, asker);
      for (const [at, row] of rows.entries()) {
        const refuse = (field: keyof StatedInput) => new Refusal(REFUSALS.badParameter(fieldOf(at, field)));
        const fault = judgeStated(row);
        if (fault !== undefined) throw refuse(fault);
        const receipt = receipts.get(keyOf(row));
        if (receipt === undefined) throw refuse('txId');
        const acquiredMs = row.acquiredAt === undefined ? undefined : Number(row.acquiredAt);
        // What came had been bought before.
        if (acquiredMs !== undefined && acquiredMs > receipt.atMs) throw refuse('acquiredAt');
        const boughtMs = acquiredMs ?? receipt.atMs;
        const stated = readCost(row, { residence, receipt, boughtMs });
        if (stated === undefined) throw refuse('isMarketPrice');
        await keepCost(sql, asker, { ...row, ...stated, acquiredMs });
      }
    });
}

function judgeStated({ cost, costUsd, currency }: StatedInput): keyof StatedInput | undefined {
  if (cost?.startsWith('-') === true) return 'cost';
  if (costUsd?.startsWith('-') === true) return 'costUsd';
  const isUnit =
    currency === undefined || currency === 'USD' || FIATS.some((fiat) => fiat.currency === currency);
  return isUnit ? undefined : 'currency';
}

interface KeptCost {
  readonly coin: string;
  readonly txId: string;
  readonly cost: string;
  readonly currency: string;
  readonly acquiredMs: number | undefined;
}

async function keepCost(
  sql: Sql,
  { uid, nowMs }: Asker,
  { coin, txId, cost, currency, acquiredMs }: KeptCost,
): Promise<void> {
  await sql
    .delete(taxCosts)
    .where(and(eq(taxCosts.uid, uid), eq(taxCosts.coin, coin), eq(taxCosts.txId, txId)));
  await sql.insert(taxCosts).values({
    ...{ id: randomUUID(), uid, coin, txId, at: nowMs },
    ...{ cost, currency, acquiredAt: acquiredMs ?? null },
  });
}

function keyOf({ coin, txId }: Pick<StatedInput, 'coin' | 'txId'>): string {
  return `${coin}/${txId}`;
}

/** Coins that came to the user or their family from elsewhere, by coin and id. */
async function readReceipts(sql: Sql, { user, nowMs }: Asker): Promise<ReadonlyMap<string, FoundReceipt>> {
  const uids = listVisible(user).map(({ id }) => id);
  const events = await readEvents(sql, uids, nowMs);
  const receipts = new Map<string, FoundReceipt>();
  for (const { id, atMs, nature, changes } of events) {
    if (nature !== 'transfer') continue;
    // What one account of the family gave another is no receipt.
    const given = new Set(changes.filter(({ amount }) => amount.isNegative()).map(({ coin }) => coin));
    for (const change of changes) {
      if (given.has(change.coin)) continue;
      receipts.set(keyOf({ coin: change.coin, txId: id }), { ...change, atMs });
    }
  }
  return receipts;
}
