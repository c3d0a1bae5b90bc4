import { Decimal } from '#shared/money/decimal.ts';
import type { FeeChange } from './withdrawalState.ts';

/** screens.md 1.17: "when it changes > 10 %". */
const SHOWN_FROM = '0.1';

/** The change of a fee that the user has to see; null where it is a tenth at most. A fee where there was none is one. */
export function changeOfFee(before: string, after: string): FeeChange | null {
  const change = new Decimal(after).minus(before).abs();
  return change.gt(new Decimal(before).times(SHOWN_FROM)) ? { before, after } : null;
}
