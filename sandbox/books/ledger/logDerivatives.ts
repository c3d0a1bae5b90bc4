import { and, eq } from 'drizzle-orm';
import { Decimal } from '#shared/money/decimal.ts';
import type { Sql } from '../state/database.ts';
import { plain } from '../state/plain.ts';
import { accounts } from '../state/schema/ledger.ts';
import { derivatives } from '../state/schema/records.ts';
import type { Place } from './place.ts';

const WALLET = 'CONTRACT';
/** What the log has by itself: opening balances and lines of trading are written with their rows. */
const LOGGED_ELSEWHERE: readonly string[] = ['opening', 'derivatives'];
/** A movement's number in the id of its row, so that rows of one moment keep their order. */
const ID_DIGITS = 10;

/** One account of a movement. */
interface Change {
  readonly place: Place;
  readonly coin: string;
  readonly amount: string;
}

/** A movement that was booked just now. */
interface Booked {
  readonly movementId: number;
  readonly kind: string;
  readonly reference: string;
  readonly atMs: number;
  readonly changes: readonly Change[];
}

/**
 * Notes in the derivatives log what a movement did to the derivatives wallet: coins that were converted or transferred. So the log
 * and the ledger agree after every line (screens.md 0.2c). What only changes between free and held is no change.
 */
export async function logDerivatives(
  sql: Sql,
  { movementId, kind, reference, atMs, changes }: Booked,
): Promise<void> {
  if (LOGGED_ELSEWHERE.includes(kind)) return;
  for (const { uid, coin, change } of sumWallets(changes)) {
    if (change.isZero()) continue;
    const type = kind === 'convert' ? 'CONVERT' : change.isNegative() ? 'TRANSFER_OUT' : 'TRANSFER_IN';
    const amount = change.toFixed();
    await sql.insert(derivatives).values({
      ...{ uid, type, coin, at: atMs, cashFlow: amount, change: amount },
      id: `log-${uid}-m${String(movementId).padStart(ID_DIGITS, '0')}-${coin}`,
      cashBalance: await readBalance(sql, uid, coin),
      ...{ symbol: '', side: 'None', tradeId: '', orderId: kind === 'convert' ? reference : '' },
      ...{ qty: '0', size: '0', tradePrice: '0', funding: '0', fee: '0', feeRate: '0', bonusChange: '0' },
    });
  }
}

function sumWallets(changes: readonly Change[]) {
  const sums = new Map<string, { readonly uid: number; readonly coin: string; readonly change: Decimal }>();
  for (const { place, coin, amount } of changes) {
    if (place.wallet !== WALLET) continue;
    const key = `${place.uid}/${coin}`;
    const change = new Decimal(amount).plus(sums.get(key)?.change ?? 0);
    sums.set(key, { uid: place.uid, coin, change });
  }
  return sums.values();
}

/** All that the wallet holds of a coin, set aside or not. */
async function readBalance(sql: Sql, uid: number, coin: string): Promise<string> {
  const { balance } = accounts;
  const held = await sql
    .select({ balance })
    .from(accounts)
    .where(and(eq(accounts.uid, uid), eq(accounts.wallet, WALLET), eq(accounts.coin, coin)));
  return plain(held.reduce((sum, row) => sum.plus(row.balance), new Decimal(0)).toFixed());
}
