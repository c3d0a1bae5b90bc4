import type { Sql } from '../state/database.ts';
import { entries, movements } from '../state/schema/ledger.ts';
import { type Change, keyOf, type Movement, openAccounts, sumByAccount } from './postMovement.ts';

/** As many as a statement surely takes. */
const ROWS = 2_000;

/**
 * Books many movements in a few statements, in the order given: how a year of history is made in a moment. Each has to
 * have a reference of its own. Nothing here says whose balance did not suffice; the transaction is lost then.
 */
export async function postMovements(sql: Sql, posted: readonly Movement[]): Promise<void> {
  const lines = posted.map(({ transfers }) => sumByAccount(transfers));
  const places = new Map(lines.flat().map((change): [string, Change] => [keyOf(change), change]));
  const ids = await openAccounts(sql, [...places.values()]);
  const idByPlace = new Map([...places.keys()].map((key, at) => [key, ids[at]]));
  const idByReference = await keepMovements(sql, posted);
  const rows = posted.flatMap(({ reference }, at) =>
    (lines[at] ?? []).map((change) => ({
      movementId: idByReference.get(reference) as number,
      accountId: idByPlace.get(keyOf(change)) as number,
      amount: change.amount,
    })),
  );
  for (const chunk of cut(rows)) {
    await sql.insert(entries).values(chunk);
  }
}

async function keepMovements(sql: Sql, posted: readonly Movement[]): Promise<Map<string, number>> {
  const rows = posted.map(({ kind, uid, reference, atMs }) => ({ kind, uid, reference, at: atMs }));
  const kept: { id: number; reference: string }[] = [];
  for (const chunk of cut(rows)) {
    const returned = { id: movements.id, reference: movements.reference };
    kept.push(...(await sql.insert(movements).values(chunk).returning(returned)));
  }
  return new Map(kept.map(({ id, reference }) => [reference, id]));
}

function cut<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) =>
    rows.slice(at * ROWS, (at + 1) * ROWS),
  );
}
