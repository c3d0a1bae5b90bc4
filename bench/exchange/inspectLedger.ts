import { join } from 'node:path';
import { count, inArray, isNull } from 'drizzle-orm';
import { findImbalance } from '../../sandbox/books/ledger/findImbalance.ts';
import { openDatabase } from '../../sandbox/books/state/openDatabase.ts';
import { withdrawals } from '../../sandbox/books/state/schema/chain.ts';
import { conversions } from '../../sandbox/books/state/schema/convert.ts';
import { movements } from '../../sandbox/books/state/schema/ledger.ts';
import type { Load } from './makeLoad.ts';
import type { SandboxProcessOptions } from './startSandboxProcess.ts';

/** What the books say after a crowd has been there. */
export interface LedgerReading {
  /** Sums that are not zero, balances that are not their entries', users who owe: none. */
  readonly imbalances: number;
  /** What was acknowledged and is not in the books: none. */
  readonly missing: number;
  /** Orders that are in the books more than once, or without the movement that paid them: none. */
  readonly repeated: number;
  readonly halves: number;
}

/** Looks into the database of a sandbox that has ended. */
export async function inspectLedger(
  { dataDir, databaseUrl }: SandboxProcessOptions,
  { orders, withdrawals: sent }: Pick<Load, 'orders' | 'withdrawals'>,
): Promise<LedgerReading> {
  const folder = databaseUrl === undefined ? join(dataDir, 'state') : undefined;
  const database = await openDatabase({ url: databaseUrl, folder });
  try {
    const { sql } = database;
    const kept = await sql
      .select({ id: conversions.id, request: conversions.requestId, uid: conversions.uid })
      .from(conversions)
      // The lines of a batch share the request that ordered it.
      .where(isNull(conversions.batchId));
    const gone = await sql
      .select({ id: withdrawals.id, request: withdrawals.requestId, uid: withdrawals.uid })
      .from(withdrawals);
    const known = new Set([...kept, ...gone].map(({ id }) => id));
    const acknowledged = [...orders, ...sent];
    const requests = [...kept, ...gone].map(({ uid, request }) => `${uid}/${request}`);
    const paid = new Set(await findReferences(sql, acknowledged));
    return {
      imbalances: (await findImbalance(sql)).length,
      missing: acknowledged.filter((id) => !known.has(id)).length,
      repeated: requests.length - new Set(requests).size,
      halves: acknowledged.filter((id) => !paid.has(id)).length,
    };
  } finally {
    await database.close();
  }
}

const PIECE = 1_000;

async function findReferences(
  sql: Awaited<ReturnType<typeof openDatabase>>['sql'],
  ids: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < ids.length; at += PIECE) {
    const rows = await sql
      .select({ reference: movements.reference, lines: count() })
      .from(movements)
      .where(inArray(movements.reference, ids.slice(at, at + PIECE)))
      .groupBy(movements.reference);
    found.push(...rows.map(({ reference }) => reference));
  }
  return found;
}
