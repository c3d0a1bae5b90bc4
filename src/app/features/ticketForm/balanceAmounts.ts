import { Decimal, writePlain } from '#shared/money/decimal.ts';

/** The amounts that "Max" depends on. Plain decimal strings in the field's coin. */
export interface MaxAmountOptions {
  readonly balance: string;
  /** Digits after the point. */
  readonly scale: number;
  /** Taken besides the amount: a fixed part, and a share of the amount that is rounded up to the scale. */
  readonly feeOnTop?: { readonly fixed?: string; readonly rate?: string } | undefined;
  /** Whatever else an amount must not exceed: the pair's maximum, what is left of a limit. */
  readonly caps?: readonly (string | undefined)[];
}

/**
 * The most that can be given away: floored to the scale, less the fee when it is paid on top (screens.md 0.3, C1), so that
 * amount and fee together are never above the balance. "0" when nothing is left.
 */
export function maxAmount({ balance, scale, feeOnTop = {}, caps = [] }: MaxAmountOptions): string {
  const { fixed = '0', rate = '0' } = feeOnTop;
  const unit = new Decimal(10).pow(-scale);
  const spare = new Decimal(balance).minus(fixed);
  const exact = Decimal.max(spare, 0)
    .div(new Decimal(1).plus(rate))
    .toDecimalPlaces(scale, Decimal.ROUND_DOWN);
  const share = exact.times(rate).toDecimalPlaces(scale, Decimal.ROUND_UP);
  // The fee is rounded up, so that it may take one unit more than the division left for it.
  const affordable = exact.plus(share).gt(Decimal.max(spare, 0)) ? Decimal.max(exact.minus(unit), 0) : exact;
  const bounds = caps.flatMap((cap) => (cap === undefined ? [] : [new Decimal(cap)]));
  return writePlain(Decimal.max(Decimal.min(affordable, ...bounds), 0), scale);
}

/** 25, 50 or 75 percent of the most that can be given away, floored to the scale. */
export function shareOf(most: string, percent: number, scale: number): string {
  return writePlain(new Decimal(most).times(percent).div(100), scale);
}

/** Plain decimal strings in the coin that is given. */
export interface DustOptions {
  readonly amount: string;
  /** What could be converted of the coin, whatever else bounds a conversion. */
  readonly balance: string;
  /** Digits after the point. */
  readonly scale: number;
  /** The most that one conversion may take now. */
  readonly most: string;
  /** The least that could still be converted afterwards. */
  readonly min: string;
}

/** `isAllOffered`: it can be converted along. */
export interface Dust {
  readonly left: string;
  readonly isAllOffered: boolean;
}

/**
 * What would remain of the balance, when that is something and less than could ever be converted: then "convert all" is
 * offered (screens.md 1.1, "Dust hint"), unless something else than the balance bounds the conversion. Undefined when nothing,
 * enough, or less than nothing would remain.
 */
export function dustLeft({ amount, balance, scale, most, min }: DustOptions): Dust | undefined {
  const all = maxAmount({ balance, scale });
  const left = new Decimal(all).minus(amount);
  if (left.lte(0) || left.gte(min)) return undefined;
  return { left: left.toFixed(), isAllOffered: left.plus(amount).eq(most) };
}
