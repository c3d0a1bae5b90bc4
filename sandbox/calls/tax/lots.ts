import { Decimal } from '#shared/money/decimal.ts';

/** Digits of a figure in money. */
const MONEY_DIGITS = 8;

/** Coins that came at once, as far as they are still there. */
export interface Lot {
  readonly id: string;
  /** When they were bought: for coins that came from elsewhere not the day they came. */
  readonly acquiredMs: number;
  amount: Decimal;
  /** In the currency of the residence, for all of it; nothing as long as it is unknown. */
  cost: Decimal;
  /** For one coin when it was bought; rounding of what was sold since does not change the order by price. */
  unitCost: Decimal;
  /** Receipts of unknown cost that the cost comes from: its own, and those it was averaged with. */
  unknown: ReadonlySet<string>;
}

/**
 * Who keeps lots of their own: the accounts that are asked for, taken together (`ASKED`), and by its id each other account of the
 * same person.
 */
export type Holder = number;
export const ASKED: Holder = 0;

/** Coins that came. */
export interface Acquisition {
  readonly kind: 'in';
  readonly holder: Holder;
  readonly id: string;
  readonly atMs: number;
  readonly acquiredMs: number;
  readonly amount: Decimal;
  readonly cost: Decimal;
  readonly isKnown: boolean;
}

/** Coins that went: for a price, or elsewhere with what they had cost. */
export interface Removal {
  readonly kind: 'out';
  readonly holder: Holder;
  readonly atMs: number;
  readonly amount: Decimal;
  readonly isDisposal: boolean;
  readonly proceeds: Decimal;
}

/** Coins that went to another account of the same person, with their cost and their day of purchase. */
export interface Carry {
  readonly kind: 'carry';
  readonly from: Holder;
  readonly to: Holder;
  readonly atMs: number;
  readonly amount: Decimal;
}

export type Move = Acquisition | Removal | Carry;

/** By which rule coins that went are those that came; `none` for coins beyond all that came. */
export type LotRule = 'lot' | 'sameDay' | 'thirtyDays' | 'pool' | 'none';

/** A part of what went, with what it had cost. */
export interface LotLine {
  readonly rule: LotRule;
  /** Null for a pool, which has no date, and for coins beyond all lots. */
  readonly acquiredMs: number | null;
  readonly amount: Decimal;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  /** Receipts of unknown cost that the cost comes from. */
  readonly unknown: ReadonlySet<string>;
}

/** A line before it has its share of the proceeds. */
export type CostLine = Omit<LotLine, 'proceeds'>;

/** What was given away at once, or by the law of share matching within one day. */
export interface Matched {
  readonly atMs: number;
  readonly amount: Decimal;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly isDisposal: boolean;
  /** The lines add up to the figures above, to the last digit. */
  readonly lines: readonly LotLine[];
}

/** Coins that are still there as a period ends, with what they had cost. */
export interface OpenLot {
  /** Null for a pool, which has no date. */
  readonly acquiredMs: number | null;
  readonly amount: Decimal;
  readonly cost: Decimal;
  /** The coins came without a cost, so that neither it nor their day of purchase is known. */
  readonly isUnknown: boolean;
  /** Receipts of unknown cost that the cost comes from: more than its own where it was averaged. */
  readonly unknown: ReadonlySet<string>;
}

export const ZERO: Decimal = new Decimal(0);
export const NOTHING: ReadonlySet<string> = new Set();

export function toMoney(value: Decimal): Decimal {
  return value.toDecimalPlaces(MONEY_DIGITS);
}

/** The share of a cost or of proceeds that a part of an amount has, cut to eight digits; all of it for the whole. */
export function shareOf(value: Decimal, part: Decimal, whole: Decimal): Decimal {
  return part.equals(whole) ? value : toMoney(value.mul(part).div(whole));
}

/** What went, with its lines: each has its share of the proceeds by amount; the last one takes what rounding left. */
export function endMatched(removal: Omit<Removal, 'kind' | 'holder'>, lines: readonly CostLine[]): Matched {
  const { atMs, amount, proceeds, isDisposal } = removal;
  let left = proceeds;
  const priced = lines.map((line, at) => {
    const own = at === lines.length - 1 ? left : shareOf(proceeds, line.amount, amount);
    left = left.minus(own);
    return { ...line, proceeds: own };
  });
  return { atMs, amount, proceeds, isDisposal, cost: sumOf(lines, ({ cost }) => cost), lines: priced };
}

export function sumOf<Item>(items: Iterable<Item>, of: (item: Item) => Decimal): Decimal {
  let sum = ZERO;
  for (const item of items) sum = sum.plus(of(item));
  return sum;
}
