import type { AppError } from '#shared/result/appError.ts';

/** Whether something that was thrown or rejected is an AppError: a plain object with kind, code and message. */
export function isAppError(value: unknown): value is AppError {
  if (typeof value !== 'object' || value === null || value instanceof Error) return false;
  const { kind, code, message } = value as Partial<Record<keyof AppError, unknown>>;
  return typeof kind === 'string' && typeof code === 'string' && typeof message === 'string';
}
