import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** "No proof that a wallet is one's own" (screens.md 0.2). */
const NO_PROOF = '131074';

/**
 * Whether so much of a coin is sent that a European's own wallet has to be proven (screens.md 3.5), or the exchange has said
 * so: between two prices it may see more in an amount than the page does.
 */
export function mustProve(
  limit: Pick<ResultOf<'withdrawLimit'>, 'price' | 'travelRule'> | undefined,
  amount: string,
  refusal: string | undefined,
): boolean {
  if (refusal === NO_PROOF) return true;
  if (limit === undefined) return false;
  const { thresholdUsd } = limit.travelRule;
  return new Decimal(thresholdUsd).gt(0) && new Decimal(amount).times(limit.price).gte(thresholdUsd);
}
