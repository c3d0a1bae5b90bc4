import { Decimal } from '#shared/money/decimal.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import {
  type Acquisition,
  type CostLine,
  endMatched,
  type Lot,
  type Matched,
  NOTHING,
  type Removal,
  shareOf,
  sumOf,
  ZERO,
} from './lots.ts';

export type OrderMethod = Exclude<CostMethod, 'SHARE_MATCHING'>;

/** Puts coins that came with the others, by the day they were bought; of one moment in the order they came in. */
export function addLot(lots: Lot[], { id, acquiredMs, amount, cost, isKnown }: Acquisition): void {
  const unknown = isKnown ? NOTHING : new Set([id]);
  insertLot(lots, { id, acquiredMs, amount, cost, unitCost: cost.div(amount), unknown });
}

function insertLot(lots: Lot[], lot: Lot): void {
  const at = lots.findLastIndex((other) => other.acquiredMs <= lot.acquiredMs);
  lots.splice(at + 1, 0, lot);
}

/**
 * Takes coins that went out of the lots, which are in the order they were bought in: one line for each lot that they come
 * from. What is taken and what is left cost together what all had cost before. Coins beyond all lots cost nothing.
 *
 * - FIFO, LIFO (26 CFR 1.1012-1(c), (j)): the earliest, or the latest, that were bought.
 * - HIFO: those whose price for one was the highest; of equal ones the earliest.
 * - AVERAGE: every coin costs the same, and the earliest are those that go (BMF letter of 6 March 2025, margin number 62).
 */
export function takeFromLots(lots: Lot[], removal: Removal, method: OrderMethod): Matched {
  const { taken, beyond } = takeLots(lots, removal.amount, method);
  const lines = taken.map(
    ({ acquiredMs, amount, cost, unknown }): CostLine => ({ rule: 'lot', acquiredMs, amount, cost, unknown }),
  );
  if (!beyond.isZero()) {
    lines.push({ rule: 'none', acquiredMs: null, amount: beyond, cost: ZERO, unknown: NOTHING });
  }
  return endMatched(removal, lines);
}

/**
 * Moves coins to the lots of another account of the same person: those that the method would sell, each with its cost, its day
 * of purchase and its price. Returns what was moved; of coins beyond all lots nothing is known, and they are in none.
 */
export function carryLots(from: Lot[], to: Lot[], amount: Decimal, method: OrderMethod): readonly Lot[] {
  const { taken } = takeLots(from, amount, method);
  for (const lot of taken) insertLot(to, lot);
  return taken;
}

interface TakenLots {
  readonly taken: readonly Lot[];
  /** More than all lots have. */
  readonly beyond: Decimal;
}

function takeLots(lots: Lot[], amount: Decimal, method: OrderMethod): TakenLots {
  if (method === 'AVERAGE') averageLots(lots, amount);
  const taken: Lot[] = [];
  let left = amount;
  for (const lot of orderLots(lots, method)) {
    if (left.isZero()) break;
    const part = Decimal.min(left, lot.amount);
    const cost = shareOf(lot.cost, part, lot.amount);
    taken.push({ ...lot, amount: part, cost });
    lot.amount = lot.amount.minus(part);
    lot.cost = lot.cost.minus(cost);
    left = left.minus(part);
  }
  lots.splice(0, lots.length, ...lots.filter((lot) => !lot.amount.isZero()));
  return { taken, beyond: left };
}

/**
 * Prices all lots again, so that every coin of what goes costs the same, and every coin of what stays does: what goes costs its
 * share of the whole cost, cut to eight digits.
 */
function averageLots(lots: Lot[], amount: Decimal): void {
  const whole = sumOf(lots, (lot) => lot.amount);
  const [out, left] = splitAt(lots, Decimal.min(amount, whole));
  const cost = sumOf(lots, (lot) => lot.cost);
  const [amountOut, amountLeft] = [sumOf(out, (lot) => lot.amount), sumOf(left, (lot) => lot.amount)];
  if (amountOut.isZero()) return;
  const costOut = shareOf(cost, amountOut, whole);
  const unknown = new Set(lots.flatMap((lot) => [...lot.unknown]));
  price(out, amountOut, costOut);
  price(left, amountLeft, cost.minus(costOut));
  for (const lot of [...out, ...left]) lot.unknown = unknown;
  for (const lot of out) lot.unitCost = costOut.div(amountOut);
  for (const lot of left) lot.unitCost = cost.minus(costOut).div(amountLeft);
  lots.splice(0, lots.length, ...out, ...left);
}

/** The earliest coins up to an amount, and all others; the lot that both come from is two. */
function splitAt(lots: readonly Lot[], amount: Decimal): readonly [out: Lot[], left: Lot[]] {
  const [out, left]: [Lot[], Lot[]] = [[], []];
  let missing = amount;
  for (const lot of lots) {
    const taken = Decimal.min(missing, lot.amount);
    missing = missing.minus(taken);
    if (!taken.isZero()) out.push({ ...lot, amount: taken });
    if (!taken.equals(lot.amount)) left.push({ ...lot, amount: lot.amount.minus(taken) });
  }
  return [out, left];
}

/** Gives each lot its share of a cost, by amount; the last one takes what rounding left. */
function price(lots: readonly Lot[], amount: Decimal, cost: Decimal): void {
  let left = cost;
  for (const [at, lot] of lots.entries()) {
    lot.cost = at === lots.length - 1 ? left : shareOf(cost, lot.amount, amount);
    left = left.minus(lot.cost);
  }
}

function orderLots(lots: readonly Lot[], method: OrderMethod): Lot[] {
  if (method === 'LIFO') return lots.toReversed();
  return method === 'HIFO'
    ? lots.toSorted((one, other) => other.unitCost.comparedTo(one.unitCost))
    : [...lots];
}
