import { Decimal } from '#shared/money/decimal.ts';

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
