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
  readonly balance: string;
  /** The least that could still be converted afterwards. */
  readonly min: string;
}

/**
 * What would remain, when that is something and less than could ever be converted: then "convert all" is offered
 * (screens.md 1.1, "Dust hint"). Undefined when nothing, enough, or less than nothing would remain.
 */
export function dustLeft({ amount, balance, min }: DustOptions): string | undefined {
  const rest = new Decimal(balance).minus(amount);
  return rest.gt(0) && rest.lt(min) ? rest.toFixed() : undefined;
}
