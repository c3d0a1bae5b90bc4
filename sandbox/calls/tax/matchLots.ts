import { Decimal } from '#shared/money/decimal.ts';

/** In which order what was bought counts as sold (screens.md 1.20). */
export type CostMethod = 'FIFO' | 'LIFO' | 'HIFO' | 'AVERAGE';

/** Coins that came at once, as far as they are still there. */
export interface Lot {
  readonly id: string;
  readonly atMs: number;
  amount: Decimal;
  /** USD for all of it; nothing as long as the price is unknown. */
  cost: Decimal;
  /** USD for one coin when it was bought; rounding of what was sold since does not change the order by price. */
  readonly unitCost: Decimal;
}

/** Digits of a dollar figure. */
export const USD_DIGITS = 8;

/**
 * Takes an amount out of the lots, which are in the order they came in, and returns what it had cost. What is taken and
 * what is left cost together what all had cost before. Coins beyond all lots cost nothing.
 */
export function takeFromLots(lots: Lot[], amount: Decimal, method: CostMethod): Decimal {
  return method === 'AVERAGE' ? takeAtAverage(lots, amount) : takeInOrder(lots, amount, method);
}

function takeInOrder(lots: Lot[], amount: Decimal, method: Exclude<CostMethod, 'AVERAGE'>): Decimal {
  let [left, cost] = [amount, new Decimal(0)];
  for (const lot of orderLots(lots, method)) {
    if (left.isZero()) {
      break;
    }
    const taken = Decimal.min(left, lot.amount);
    cost = cost.plus(takeShare(lot, taken));
    left = left.minus(taken);
  }
  dropEmpty(lots);
  return cost;
}

/** At the average price of all: what is left is priced again, so that every coin of it cost the same. */
function takeAtAverage(lots: Lot[], amount: Decimal): Decimal {
  const whole = sumLots(lots, 'amount');
  if (whole.lessThanOrEqualTo(amount)) {
    return takeInOrder(lots, amount, 'FIFO');
  }
  const cost = sumLots(lots, 'cost').mul(amount).div(whole).toDecimalPlaces(USD_DIGITS);
  const costLeft = sumLots(lots, 'cost').minus(cost);
  takeInOrder(lots, amount, 'FIFO');
  let left = costLeft;
  for (const [at, lot] of lots.entries()) {
    const isLast = at === lots.length - 1;
    lot.cost = isLast ? left : costLeft.mul(lot.amount).div(whole.minus(amount)).toDecimalPlaces(USD_DIGITS);
    left = left.minus(lot.cost);
  }
  return cost;
}

function sumLots(lots: readonly Lot[], figure: 'amount' | 'cost'): Decimal {
  return lots.reduce((sum, lot) => sum.plus(lot[figure]), new Decimal(0));
}

function orderLots(lots: readonly Lot[], method: Exclude<CostMethod, 'AVERAGE'>): Lot[] {
  if (method === 'FIFO') {
    return [...lots];
  }
  return method === 'LIFO'
    ? lots.toReversed()
    : lots.toSorted((one, other) => other.unitCost.comparedTo(one.unitCost));
}

function takeShare(lot: Lot, taken: Decimal): Decimal {
  const cost = taken.equals(lot.amount)
    ? lot.cost
    : lot.cost.mul(taken).div(lot.amount).toDecimalPlaces(USD_DIGITS);
  lot.amount = lot.amount.minus(taken);
  lot.cost = lot.cost.minus(cost);
  return cost;
}

function dropEmpty(lots: Lot[]): void {
  const kept = lots.filter(({ amount }) => !amount.isZero());
  lots.splice(0, lots.length, ...kept);
}
