import type { AppError } from './appError.ts';

/** product.md section 5, word for word. */
const MESSAGE = 'Signature verification failed, please confirm whether the network environment is safe.';

/** The error of an answer whose required signature is missing or wrong, or that answers something else than was asked. */
export function signatureError(extInfo: Readonly<Record<string, unknown>> | null): AppError {
  return {
    kind: 'signature',
    code: '79992',
    message: MESSAGE,
    retryable: true,
    ...(extInfo !== null && { extInfo }),
  };
}
