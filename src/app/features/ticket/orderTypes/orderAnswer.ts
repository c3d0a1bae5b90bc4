import type { TimedResult } from '#app/queries/requireResult.ts';
import { ok, type Result } from '#shared/result/result.ts';

/** By an id that the exchange does not have. */
const ORDER_NOT_FOUND = '700004';

type Search<T> = () => Promise<Result<TimedResult<T | null>>>;

/**
 * Looks for an order in one way and, where that finds nothing, in another: the quote's id finds it for every sender, the
 * request's id also where the exchange gave the order an id of its own (screens.md 0.2a). An error does not count as "nothing".
 */
export async function findEither<T>(
  one: Search<T>,
  other: Search<T>,
): Promise<Result<TimedResult<T | null>>> {
  const found = nothingIfUnknown(await one());
  if (!found.ok || found.value.value !== null) return found;
  const again = nothingIfUnknown(await other());
  // The exchange's clock may have come with either of them.
  const hasClock = again.ok && Number.isFinite(again.value.skewMs);
  return again.ok && again.value.value === null && !hasClock ? found : again;
}

/** "Order not found" is an answer like any other here; it comes without the exchange's clock. */
function nothingIfUnknown<T>(found: Result<TimedResult<T | null>>): Result<TimedResult<T | null>> {
  return !found.ok && found.error.code === ORDER_NOT_FOUND ? ok({ value: null, skewMs: Number.NaN }) : found;
}
