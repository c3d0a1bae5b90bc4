import type { AnswerOf } from '#app/bridge/request.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { LOGGED_OUT, type OrderAnswer } from './orderType.ts';

/** The result of an answer with the exchange's clock; an answer without a result is a refused login. */
export function requireResult<Name extends EndpointName>(
  answered: Result<AnswerOf<Name>>,
): Result<OrderAnswer<NonNullable<AnswerOf<Name>['result']>>> {
  if (!answered.ok) return answered;
  const { result, skewMs } = answered.value;
  return result === undefined || result === null ? err(LOGGED_OUT) : ok({ value: result, skewMs });
}
