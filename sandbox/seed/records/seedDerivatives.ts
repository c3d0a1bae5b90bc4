import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement, type Transfer } from '#sandbox/books/ledger/postMovement.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { derivatives } from '#sandbox/books/state/schema/records.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { DEMO_USERS } from '../reference/demoUsers.ts';
import { type LogRow, writeDerivativesLog } from './derivativesLog.ts';

const COIN = 'USDT';
const DAY_MS = 86_400_000;
/** Positions in a year of those who trade contracts; of all others the log only says what was brought in. */
const TRIPS: ReadonlyMap<number, number> = new Map([
  [20_000_001, 26],
  [20_000_003, 40],
  [20_000_005, 32],
]);
const FEE_RATE = '0.00055';
const VIP_FEE_RATE = '0.0003';

/**
 * A year of derivatives: the log, and in the ledger its sums by quarter, between the person's CONTRACT wallet and the
 * exchange's DERIVATIVES account. The log begins with what the wallet holds, and the wallet ends with what the log says.
 */
export async function seedDerivatives(sql: Sql, exchange: Exchange): Promise<void> {
  const { prices, seed, startedAtMs } = exchange;
  for (const { id: uid, vipLevel, createdAtMs } of DEMO_USERS) {
    const opening = await readFree(sql, uid, 'CONTRACT', COIN);
    if (opening === '0') {
      continue;
    }
    const openedMs = Math.min(startedAtMs, Math.max(createdAtMs, startedAtMs - 365 * DAY_MS));
    const rows = writeDerivativesLog({
      uid,
      seed,
      coin: COIN,
      opening,
      openedMs,
      untilMs: startedAtMs,
      trips: TRIPS.get(uid) ?? 0,
      feeRate: vipLevel > 0 ? VIP_FEE_RATE : FEE_RATE,
      priceAt: (coin, atMs) => prices.usd(coin, atMs) ?? new Decimal(1),
    });
    await sql.insert(derivatives).values(rows);
    // The first row is the opening balance, which is booked already.
    await bookLog(sql, uid, rows.slice(1));
  }
}

async function bookLog(sql: Sql, uid: number, rows: readonly LogRow[]): Promise<void> {
  for (const [name, booked] of groupByQuarter(rows)) {
    const sum = booked.reduce((total, { change }) => total.plus(change), new Decimal(0));
    const isTransfer = name.startsWith('transfer');
    const other = isTransfer ? free(uid, 'FUND') : house('DERIVATIVES');
    const own = free(uid, 'CONTRACT');
    const [from, to] = sum.isNegative() ? [own, other] : [other, own];
    const transfer: Transfer = { from, to, coin: COIN, amount: sum.abs().toFixed() };
    await postMovement(sql, {
      kind: isTransfer ? 'transfer' : 'derivatives',
      uid,
      reference: `derivatives-${uid}-${name}`,
      atMs: Math.max(...booked.map(({ at }) => at)),
      transfers: [transfer],
    });
  }
}

/** By quarter, and each transfer for itself: it has another wallet on its other side. */
function groupByQuarter(rows: readonly LogRow[]): Map<string, LogRow[]> {
  const groups = new Map<string, LogRow[]>();
  for (const row of rows) {
    const isTransfer = row.type.startsWith('TRANSFER');
    const name = isTransfer ? `transfer-${row.at}` : quarterOf(row.at);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}

function quarterOf(atMs: number): string {
  const date = new Date(atMs);
  return `${date.getUTCFullYear()}-q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}
