import { type AppError, unsent } from '#shared/result/appError.ts';

/** Another error in the place of one, which says as well whether the request left. */
export function insteadOf({ isUnsent }: AppError, error: AppError): AppError {
  return isUnsent === true ? unsent(error) : error;
}
