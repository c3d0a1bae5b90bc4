import { free, house } from '#sandbox/books/ledger/place.ts';
import { openedAt } from '#sandbox/seed/opening/fillAccounts.ts';
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
 * A year of derivatives: the log, and in the ledger a movement for each of its lines, between the user's CONTRACT wallet and
 * the exchange's DERIVATIVES account, or the user's FUND wallet for a transfer. The log begins with what the wallet holds, at
 * the moment it came, so that both agree after every line (screens.md 0.2c).
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
  const user = DEMO_USERS.find(({ id }) => id === uid);
  const opening = past.amountOf(uid, 'CONTRACT', COIN);
  if (user === undefined || opening.isZero()) {
    return;
  }
  const { startedAtMs } = past.exchange;
  const beganMs = openedAt(user, startedAtMs);
  const [first, ...rows] = writeDerivativesLog({
    ...{ uid, seed: name, coin: COIN, opening: opening.toFixed(), trips, feeRate },
    openedMs: Math.max(atMs, beganMs),
    untilMs: startedAtMs,
    priceAt: (coin, priceMs) => past.quotes.prices.usd(coin, priceMs) ?? new Decimal(1),
  });
  if (first === undefined) {
    return;
  }
  // The first row is the opening balance, which is booked already.
  past.rows.derivatives.push({ ...first, at: beganMs }, ...rows);
  for (const row of rows) bookLine(past, row);
}

/** Books what a line of the log changes; one that changes nothing is no movement. */
function bookLine(past: Past, { id, uid, type, change, at }: LogRow): void {
  const amount = new Decimal(change);
  if (amount.isZero()) {
    return;
  }
  const isTransfer = type.startsWith('TRANSFER');
  const other = isTransfer ? free(uid, 'FUND') : house('DERIVATIVES');
  const own = free(uid, 'CONTRACT');
  const [from, to] = amount.isNegative() ? [own, other] : [other, own];
  past.post({
    kind: isTransfer ? 'transfer' : 'derivatives',
    uid,
    reference: id,
    atMs: at,
    transfers: [{ from, to, coin: COIN, amount: amount.abs().toFixed() }],
  });
}
