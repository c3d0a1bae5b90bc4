import { free, house } from '#sandbox/books/ledger/place.ts';
import { DEMO_USERS, USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';
import { type LogRow, writeDerivativesLog } from './writeDerivativesLog.ts';

interface DerivativesRule extends PastRule {
  /** Positions opened and closed in the year; without any the log only has what was brought in. */
  readonly trips: number;
  readonly feeRate: string;
}

const COIN = 'USDT';
const FEE_RATE = '0.00055';
const VIP_FEE_RATE = '0.0003';
const TRIPS: ReadonlyMap<number, number> = new Map([
  [USER_ID.demo, 26],
  [USER_ID.vip, 40],
  [USER_ID.main, 32],
]);

/**
 * A year of derivatives: the log, and in the ledger its sums by quarter, between the user's CONTRACT wallet and the
 * exchange's DERIVATIVES account. The log begins with what the wallet holds, and the wallet ends with what the log says.
 */
export const DERIVATIVES: PastTable<DerivativesRule> = {
  name: 'derivatives',
  rules: DEMO_USERS.map(({ id: uid, vipLevel }) => ({
    uid,
    trips: TRIPS.get(uid) ?? 0,
    feeRate: vipLevel > 0 ? VIP_FEE_RATE : FEE_RATE,
    when: { agoMs: 365 * DAY_MS },
  })),
  write: writeYear,
};

function writeYear(past: Past, { rule, name, atMs }: PastEvent<DerivativesRule>): void {
  const { uid, trips, feeRate } = rule;
  const opening = past.amountOf(uid, 'CONTRACT', COIN);
  if (opening.isZero()) {
    return;
  }
  const rows = writeDerivativesLog({
    ...{ uid, seed: name, coin: COIN, opening: opening.toFixed(), trips, feeRate },
    openedMs: atMs,
    untilMs: past.exchange.startedAtMs,
    priceAt: (coin, priceMs) => past.quotes.prices.usd(coin, priceMs) ?? new Decimal(1),
  });
  past.rows.derivatives.push(...rows);
  // The first row is the opening balance, which is booked already.
  bookLog(past, uid, rows.slice(1));
}

function bookLog(past: Past, uid: number, rows: readonly LogRow[]): void {
  for (const [group, booked] of groupByQuarter(rows)) {
    const sum = booked.reduce((total, { change }) => total.plus(change), new Decimal(0));
    const isTransfer = group.startsWith('transfer');
    const other = isTransfer ? free(uid, 'FUND') : house('DERIVATIVES');
    const own = free(uid, 'CONTRACT');
    const [from, to] = sum.isNegative() ? [own, other] : [other, own];
    past.post({
      kind: isTransfer ? 'transfer' : 'derivatives',
      uid,
      reference: `derivatives-${uid}-${group}`,
      atMs: Math.max(...booked.map(({ at }) => at)),
      transfers: [{ from, to, coin: COIN, amount: sum.abs().toFixed() }],
    });
  }
}

/** By quarter, and each transfer for itself: it has another wallet on its other side. */
function groupByQuarter(rows: readonly LogRow[]): Map<string, LogRow[]> {
  const groups = new Map<string, LogRow[]>();
  for (const row of rows) {
    const isTransfer = row.type.startsWith('TRANSFER');
    const group = isTransfer ? `transfer-${row.at}` : quarterOf(row.at);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return groups;
}

function quarterOf(atMs: number): string {
  const date = new Date(atMs);
  return `${date.getUTCFullYear()}-q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}
