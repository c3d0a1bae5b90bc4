import { Decimal } from '#shared/money/decimal.ts';

/** What a size may be. Plain decimal strings above zero; `scale` is the coin's digits after the point. */
export interface SizeRange {
  readonly min: string;
  readonly max: string;
  readonly scale: number;
}

/** Steps of the slider: from 50,000 to 5 million each is about 2.3 %. */
export const SIZE_STEPS = 200;

/** Significant digits of a size that was chosen with the slider. */
const SIZE_DIGITS = 3;

/**
 * The size at a step of a log scale (screens.md 1.7): as many steps from 50,000 to 500,000 as from there to 5 million. Cut
 * to three digits that count and to the coin's scale; the ends are the bounds themselves.
 */
export function sizeAt(step: number, { min, max, scale }: SizeRange): string {
  if (step <= 0) return min;
  if (step >= SIZE_STEPS) return max;
  const size = new Decimal(max).div(min).pow(new Decimal(step).div(SIZE_STEPS)).times(min);
  const cut = size.toSignificantDigits(SIZE_DIGITS).toDecimalPlaces(scale);
  return Decimal.max(cut, min).toFixed();
}

/** The step that is nearest to an amount; amounts beyond the bounds are at the ends. */
export function stepOf(amount: string, { min, max }: SizeRange): number {
  const value = new Decimal(amount);
  if (value.lte(min)) return 0;
  if (value.gte(max)) return SIZE_STEPS;
  return value.div(min).ln().div(new Decimal(max).div(min).ln()).times(SIZE_STEPS).round().toNumber();
}

/** Whether the bounds leave a range to choose from. */
export function isRange({ min, max }: Pick<SizeRange, 'min' | 'max'>): boolean {
  return new Decimal(min).gt(0) && new Decimal(max).gt(min);
}

/** An example for users who have entered nothing: half of the way, about ten times the least. */
export function exampleSize(range: SizeRange | undefined): string | undefined {
  return range !== undefined && isRange(range) ? sizeAt(SIZE_STEPS / 2, range) : undefined;
}
