/** What kind of thing went wrong; decides how an error is shown and whether it is worth another try. */
export type AppErrorKind = 'worker' | 'socket' | 'frame' | 'link' | 'input' | 'app';

/**
 * An error as data. It crosses threads, where a thrown Error would keep its name, message and stack only.
 * `code` reads area/what ("worker/gone"); `message` is a sentence a person can act on.
 */
export interface AppError {
  readonly kind: AppErrorKind;
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
}

/** Builds an AppError; the kind is the area named by the code. */
export function appError(code: `${AppErrorKind}/${string}`, message: string, retryable = false): AppError {
  const kind = code.slice(0, code.indexOf('/')) as AppErrorKind;
  return { kind, code, message, retryable };
}
