import type { AnswerOf } from '#app/bridge/request.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import type { OrderAnswer } from './orderType.ts';

/** On pages for guests a refused login is an answer without a result (product.md section 6); nothing was done. */
const LOGGED_OUT: AppError = {
  kind: 'login',
  code: '10007',
  message: 'user no permission',
  retryable: false,
};

/** By an id that the exchange does not have. */
const ORDER_NOT_FOUND = '700004';

/** The result of an answer with the exchange's clock; an answer without a result is a refused login. */
export function requireResult<Name extends EndpointName>(
  answered: Result<AnswerOf<Name>>,
): Result<OrderAnswer<NonNullable<AnswerOf<Name>['result']>>> {
  if (!answered.ok) return answered;
  const { result, skewMs } = answered.value;
  return result === undefined || result === null ? err(LOGGED_OUT) : ok({ value: result, skewMs });
}

type Search<T> = () => Promise<Result<OrderAnswer<T | null>>>;

/**
 * Looks for an order in one way and, where that finds nothing, in another: the quote's id finds it for every sender, the
 * request's id also where the exchange gave the order an id of its own (screens.md 0.2a). An error does not count as "nothing".
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
