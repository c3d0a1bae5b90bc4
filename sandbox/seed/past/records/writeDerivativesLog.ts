import type { derivatives } from '#sandbox/books/state/schema/records.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { createRandom } from '../createRandom.ts';
import { HOUR_MS } from '../planEvents.ts';

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
  /** Fee as a share of the traded value. */
  readonly feeRate: string;
  /** USD for one coin at a moment. */
  priceAt(coin: string, atMs: number): Decimal;
}

interface Contract {
  readonly base: string;
  /** Digits of a position's size. */
  readonly step: number;
}

const CONTRACTS: readonly [Contract, ...Contract[]] = [
  { base: 'BTC', step: 3 },
  { base: 'ETH', step: 2 },
  { base: 'SOL', step: 1 },
];
const LONG_SHARE = 0.6;
/** Funding is settled at 00:00, 08:00 and 16:00 UTC. */
const FUNDING_MS = 8 * HOUR_MS;
const MOST_FUNDINGS = 3;
const [LIQUIDATED_BELOW, ADL_BELOW] = [0.04, 0.08];
const SCALE = 8;

/**
 * Writes a year of trading in a derivatives wallet, row by row: change = cashFlow − funding − fee, and each balance is the
 * one before plus the change (screens.md 2.4). Positions are small beside the balance, so that it never runs out. Pure:
 * one seed, one log.
 */
export function writeDerivativesLog(plan: LogPlan): LogRow[] {
  const { openedMs, untilMs, trips } = plan;
  const log = createLog(plan);
  log.add({ symbol: '', type: 'TRANSFER_IN', cashFlow: plan.opening, at: openedMs });
  const slotMs = Math.floor((untilMs - openedMs) / Math.max(trips, 1));
  let movedOut = '0';
  for (let trip = 0; trip < trips; trip += 1) {
    trade(plan, log, { trip, slotMs });
    const at = openedMs + (trip + 1) * slotMs - 1;
    if (trip % 16 === 3) {
      // What goes out comes back three trips later, so that the other wallet lends nothing.
      movedOut = log.balance().mul('0.05').toDecimalPlaces(2).toFixed();
      log.add({ symbol: '', type: 'TRANSFER_OUT', cashFlow: `-${movedOut}`, at });
    } else if (trip % 16 === 6) {
      log.add({ symbol: '', type: 'TRANSFER_IN', cashFlow: movedOut, at });
    } else if (trip % 12 === 5) {
      log.add({ symbol: '', type: 'BONUS', cashFlow: '5', bonusChange: '5', at });
    } else if (trip % 12 === 10) {
      log.add({ symbol: '', type: 'FEE_REFUND', fee: '-1.25', at });
    }
  }
  return log.rows;
}

type Fields = Pick<LogRow, 'symbol' | 'type' | 'at'> & Partial<LogRow>;

interface Log {
  readonly rows: LogRow[];
  balance(): Decimal;
  add(fields: Fields): void;
}

function createLog({ uid, coin }: LogPlan): Log {
  const rows: LogRow[] = [];
  let balance = new Decimal(0);
  return {
    rows,
    balance: () => balance,
    add({ symbol, type, at, ...fields }) {
      const { cashFlow = '0', funding = '0', fee = '0' } = fields;
      const change = new Decimal(cashFlow).minus(funding).minus(fee);
      balance = balance.plus(change);
      rows.push({
        id: `log-${uid}-${String(rows.length + 1).padStart(6, '0')}`,
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
    },
  };
}

/** Opens a position in its slot of time, pays or receives funding, and closes it. */
function trade(plan: LogPlan, log: Log, { trip, slotMs }: { trip: number; slotMs: number }): void {
  const { uid, coin, feeRate } = plan;
  const random = createRandom(`${plan.seed}/derivatives/${uid}/${trip}`);
  const openedMs = plan.openedMs + trip * slotMs + Math.floor(random.between(0.02, 0.12) * slotMs);
  const closedMs = openedMs + Math.floor(random.between(0.15, 0.85) * slotMs);
  const { base, step } = random.pick(CONTRACTS);
  const isLong = random.between(0, 1) < LONG_SHARE;
  const price = plan.priceAt(base, openedMs).toDecimalPlaces(2);
  const qty = log.balance().mul(random.between(0.05, 0.2)).div(price).toDecimalPlaces(step);
  if (qty.isZero()) {
    return;
  }
  const size = isLong ? qty : qty.negated();
  const symbol = `${base}${coin}`;
  const fill = (part: string, at: Decimal) => ({
    symbol,
    qty: qty.toFixed(),
    tradePrice: at.toFixed(),
    feeRate,
    fee: qty.mul(at).mul(feeRate).toDecimalPlaces(SCALE, Decimal.ROUND_UP).toFixed(),
    tradeId: `t-${uid}-${trip}${part}`,
    orderId: `o-${uid}-${trip}${part}`,
  });
  log.add({
    ...fill('a', price),
    type: 'TRADE',
    side: isLong ? 'Buy' : 'Sell',
    size: size.toFixed(),
    at: openedMs,
  });
  const first = Math.floor(openedMs / FUNDING_MS);
  const fundings = Math.min(MOST_FUNDINGS, Math.floor(closedMs / FUNDING_MS) - first);
  for (let nth = 1; nth <= fundings; nth += 1) {
    const rate = new Decimal(Math.round(random.between(-0.4, 0.6) * 3000)).div(1e7);
    log.add({
      symbol,
      type: 'SETTLEMENT',
      size: size.toFixed(),
      qty: qty.toFixed(),
      tradePrice: price.toFixed(),
      funding: size.mul(price).mul(rate).toDecimalPlaces(SCALE).toFixed(),
      feeRate: rate.toFixed(),
      at: (first + nth) * FUNDING_MS,
    });
  }
  const exit = plan.priceAt(base, closedMs).toDecimalPlaces(2);
  const luck = random.between(0, 1);
  log.add({
    ...fill('b', exit),
    type: luck < LIQUIDATED_BELOW ? 'LIQUIDATION' : luck < ADL_BELOW ? 'ADL' : 'TRADE',
    side: isLong ? 'Sell' : 'Buy',
    size: '0',
    cashFlow: exit.minus(price).mul(size).toDecimalPlaces(SCALE).toFixed(),
    at: closedMs,
  });
}
