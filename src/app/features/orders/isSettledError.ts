import type { AppError, AppErrorKind } from '#shared/result/appError.ts';

/** The exchange said no, or what was to be sent was found wrong before. */
const SETTLED: ReadonlySet<AppErrorKind> = new Set(['business', 'login', 'wall', 'input']);

/**
 * Whether an error of something that is saved says that nothing was done: it was refused, or it never left this device
 * (screens.md 0.2c). After any other one it is not known what the exchange did.
 */
export function isSettledError({ kind, isUnsent }: Pick<AppError, 'kind' | 'isUnsent'>): boolean {
  return isUnsent === true || SETTLED.has(kind);
}
