import type { AnswerOf } from '#app/bridge/request.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** What was answered, and how far the exchange's clock is ahead of the device's by now, in ms (screens.md 0.1). */
export interface TimedResult<T> {
  readonly value: T;
  readonly skewMs: number;
}

/** On pages for guests a refused login is an answer without a result (product.md section 6); nothing was done. */
const LOGGED_OUT: AppError = {
  kind: 'login',
  code: '10007',
  message: 'user no permission',
  retryable: false,
};

/** The result of an answer with the exchange's clock; an answer without a result is a refused login. */
export function requireResult<Name extends EndpointName>(
  answered: Result<AnswerOf<Name>>,
): Result<TimedResult<NonNullable<AnswerOf<Name>['result']>>> {
  if (!answered.ok) return answered;
  const { result, skewMs } = answered.value;
  return result === undefined || result === null ? err(LOGGED_OUT) : ok({ value: result, skewMs });
}
