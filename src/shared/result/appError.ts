/** What kind of thing went wrong; decides how an error is shown and whether it is worth another try. */
export type AppErrorKind =
  | 'worker'
  | 'socket'
  | 'frame'
  | 'link'
  | 'input'
  | 'app'
  /** The exchange did not answer as HTTP should: timeout, network, status, empty body. */
  | 'http'
  /** The exchange answered with another code than 0; `code` is that number. */
  | 'business'
  /** Not logged in, or no permission. */
  | 'login'
  /** Something has to be done first: compliance (10024), KYC (42039). */
  | 'wall'
  | 'signature'
  /** The answer is not what its schema says. */
  | 'payload'
  /** The user changed or logged out while the call was under way. */
  | 'session'
  | 'call';

/**
 * An error as data. It crosses threads, where a thrown Error would keep its name, message and stack only.
 * `code` reads area/what ("worker/gone"), or is the number by which product.md section 8 and the exchange know it
 * ("79992"); `message` is a sentence a user can act on.
 */
export interface AppError {
  readonly kind: AppErrorKind;
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
  /** What the exchange sent along (`ext_info`), and for a wall its result; of a timeout, how long was waited. */
  readonly extInfo?: unknown;
  /** What the exchange sent as `ext_code`, where it is not empty. */
  readonly extCode?: string;
  readonly traceId?: string;
  /**
   * The request never left this device: nothing was done, and it may be made again (screens.md 0.2c). Without it the
   * request may have left.
   */
  readonly isUnsent?: true;
  /** The call moves value, and whether it was carried out is not known: looking comes before repeating (screens.md 0.2c). */
  readonly mayHaveHappened?: true;
}

/** An error of a request that was dropped before it was sent. */
export function unsent<Failure extends AppError>(error: Failure): Failure & { readonly isUnsent: true } {
  return { ...error, isUnsent: true };
}

/** The message of a refusal without words of the exchange's own (`ret_msg`), by product.md section 8: it is shown to no user. */
export const WITHOUT_WORDS = 'bad business ret_code';

/** Whether an error says something of its own: only then is "{code}: {ret_msg}" shown (product.md section 8). */
export function hasWords({ message }: Pick<AppError, 'message'>): boolean {
  return message !== '' && message !== WITHOUT_WORDS;
}

/** Builds an AppError; the kind is the area named by the code. */
export function appError(code: `${AppErrorKind}/${string}`, message: string, retryable = false): AppError {
  const kind = code.slice(0, code.indexOf('/')) as AppErrorKind;
  return { kind, code, message, retryable };
}
