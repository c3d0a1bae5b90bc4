import { Decimal } from '#shared/money/decimal.ts';

/** A share in percent as it is read, with no more digits than it has: "0.02" is "2". */
export function percentOf(share: string): string {
  return new Decimal(share).times(100).toFixed();
}
