import type { derivatives } from '#sandbox/books/state/schema/records.ts';
import { hashText, hashToUnit, mixHash } from '#sandbox/feed/market/hash.ts';
import { Decimal } from '#shared/money/decimal.ts';

export type LogRow = typeof derivatives.$inferInsert;

export interface LogPlan {
  readonly uid: number;
  readonly seed: string;
  readonly coin: string;
  /** What the wallet begins with. */
  readonly opening: string;
  readonly openedMs: number;
  readonly untilMs: number;
  /** Positions opened and closed in that time. */
  readonly trips: number;
  /** Of what is traded. */
  readonly feeRate: string;
  /** USD for one coin at a moment. */
  priceAt(coin: string, atMs: number): Decimal;
}

const CONTRACTS = [
  { base: 'BTC', step: 3 },
  { base: 'ETH', step: 2 },
  { base: 'SOL', step: 1 },
] as const;
const HOUR_MS = 3_600_000;
/** Funding is settled at 00:00, 08:00 and 16:00 UTC. */
const FUNDING_MS = 8 * HOUR_MS;
const MOST_FUNDINGS = 3;
const SCALE = 8;
const UP = Decimal.ROUND_UP;

type Fields = Pick<LogRow, 'symbol' | 'type' | 'at'> & Partial<LogRow>;

/**
 * Writes a year of trading in a derivatives wallet, row by row: change = cashFlow − funding − fee, and each balance is the
 * one before plus the change (screens.md 2.4). Positions are small beside the balance, so that it never runs out. Pure:
 * one seed, one log.
 */
export function writeDerivativesLog(plan: LogPlan): LogRow[] {
  const { uid, coin, trips, openedMs, untilMs } = plan;
  const key = hashText(`${plan.seed}/derivatives/${uid}`);
  const unit = (trip: number, what: number) => hashToUnit(mixHash(key, trip * 16 + what));
  const rows: LogRow[] = [];
  let balance = new Decimal(0);

  function add({ symbol, type, at, ...fields }: Fields): void {
    const { cashFlow = '0', funding = '0', fee = '0' } = fields;
    const change = new Decimal(cashFlow).minus(funding).minus(fee);
    balance = balance.plus(change);
    const number = String(rows.length + 1).padStart(6, '0');
    rows.push({
      id: `log-${uid}-${number}`,
      uid,
      symbol,
      side: 'None',
      type,
      qty: '0',
      size: '0',
      coin,
      tradePrice: '0',
      feeRate: '0',
      bonusChange: '0',
      tradeId: '',
      orderId: '',
      ...fields,
      cashFlow,
      funding,
      fee,
      change: change.toFixed(),
      cashBalance: balance.toFixed(),
      at,
    });
  }

  function trade(trip: number, atMs: number, slotMs: number): void {
    const { base, step } = CONTRACTS[Math.floor(unit(trip, 0) * CONTRACTS.length)] ?? CONTRACTS[0];
    const symbol = `${base}${coin}`;
    const isLong = unit(trip, 1) < 0.6;
    const share = 0.05 + unit(trip, 2) * 0.15;
    const price = plan.priceAt(base, atMs).toDecimalPlaces(2);
    const qty = balance.mul(share).div(price).toDecimalPlaces(step);
    if (qty.isZero()) {
      return;
    }
    const size = isLong ? qty : qty.negated();
    const order = (part: string) => ({
      tradeId: `t-${uid}-${trip}${part}`,
      orderId: `o-${uid}-${trip}${part}`,
    });
    const feeOf = (at: Decimal) => qty.mul(at).mul(plan.feeRate).toDecimalPlaces(SCALE, UP).toFixed();
    const filled = { symbol, qty: qty.toFixed(), feeRate: plan.feeRate };
    add({
      ...filled,
      ...order('a'),
      type: 'TRADE',
      side: isLong ? 'Buy' : 'Sell',
      size: size.toFixed(),
      tradePrice: price.toFixed(),
      fee: feeOf(price),
      at: atMs,
    });
    const closedMs = atMs + Math.floor((0.15 + unit(trip, 3) * 0.7) * slotMs);
    const fundings = Math.min(
      MOST_FUNDINGS,
      Math.floor(closedMs / FUNDING_MS) - Math.floor(atMs / FUNDING_MS),
    );
    for (let at = 1; at <= fundings; at += 1) {
      const rate = new Decimal(Math.round((unit(trip, 3 + at) - 0.4) * 3000)).div(1e7);
      add({
        symbol,
        type: 'SETTLEMENT',
        size: size.toFixed(),
        qty: qty.toFixed(),
        tradePrice: price.toFixed(),
        funding: size.mul(price).mul(rate).toDecimalPlaces(SCALE).toFixed(),
        feeRate: rate.toFixed(),
        at: (Math.floor(atMs / FUNDING_MS) + at) * FUNDING_MS,
      });
    }
    const exit = plan.priceAt(base, closedMs).toDecimalPlaces(2);
    const luck = unit(trip, 8);
    add({
      ...filled,
      ...order('b'),
      type: luck < 0.04 ? 'LIQUIDATION' : luck < 0.08 ? 'ADL' : 'TRADE',
      side: isLong ? 'Sell' : 'Buy',
      size: '0',
      tradePrice: exit.toFixed(),
      cashFlow: exit.minus(price).mul(size).toDecimalPlaces(SCALE).toFixed(),
      fee: feeOf(exit),
      at: closedMs,
    });
  }

  add({ symbol: '', type: 'TRANSFER_IN', cashFlow: plan.opening, at: openedMs });
  const slotMs = Math.floor((untilMs - openedMs) / Math.max(trips, 1));
  for (let trip = 0; trip < trips; trip += 1) {
    const startMs = openedMs + trip * slotMs + Math.floor((0.02 + unit(trip, 9) * 0.1) * slotMs);
    trade(trip, startMs, slotMs);
    const extraMs = openedMs + (trip + 1) * slotMs - 1;
    if (trip % 16 === 3) {
      // What goes out comes back three trips later, so that the other wallet lends nothing.
      const moved = balance.mul('0.05').toDecimalPlaces(2).toFixed();
      add({ symbol: '', type: 'TRANSFER_OUT', cashFlow: `-${moved}`, at: extraMs });
    } else if (trip % 16 === 6) {
      add({ symbol: '', type: 'TRANSFER_IN', cashFlow: lastMovedOut(rows), at: extraMs });
    } else if (trip % 12 === 5) {
      add({ symbol: '', type: 'BONUS', cashFlow: '5', bonusChange: '5', at: extraMs });
    } else if (trip % 12 === 10) {
      add({ symbol: '', type: 'FEE_REFUND', fee: '-1.25', at: extraMs });
    }
  }
  return rows;
}

function lastMovedOut(rows: readonly LogRow[]): string {
  const out = rows.findLast(({ type }) => type === 'TRANSFER_OUT');
  return new Decimal(out?.cashFlow ?? 0).negated().toFixed();
}
