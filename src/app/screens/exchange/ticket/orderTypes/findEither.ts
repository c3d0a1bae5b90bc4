import { ok, type Result } from '#shared/result/result.ts';
import { ORDER_NOT_FOUND, type OrderAnswer } from './orderType.ts';

type Search<T> = () => Promise<Result<OrderAnswer<T | null>>>;

/**
 * Looks for an order in one way and, where that finds nothing, in another: by the quote's id it is found whoever sent it,
 * by the request's id also where the exchange gave it an id of its own (screens.md 0.2a). An error is no "nothing".
 */
export async function findEither<T>(
  one: Search<T>,
  other: Search<T>,
): Promise<Result<OrderAnswer<T | null>>> {
  const found = nothingIfUnknown(await one());
  if (!found.ok || found.value.value !== null) return found;
  const again = nothingIfUnknown(await other());
  return again.ok && again.value.value === null ? found : again;
}

/** "Order not found" is an answer like any other here; it comes without the exchange's clock. */
function nothingIfUnknown<T>(found: Result<OrderAnswer<T | null>>): Result<OrderAnswer<T | null>> {
  return !found.ok && found.error.code === ORDER_NOT_FOUND ? ok({ value: null, skewMs: Number.NaN }) : found;
}
