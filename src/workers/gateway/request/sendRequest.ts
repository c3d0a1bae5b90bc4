import type { Clock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { appError, unsent } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import type { HttpRequest } from './buildRequest.ts';

/** What came back: the bytes as they were received, and the headers that say whether they can be believed. */
export interface HttpResponse {
  readonly body: Uint8Array<ArrayBuffer>;
  /** `X-Signature` (design.md section 4). */
  readonly signature: string | null;
  /** The `Date` header: the server's clock. */
  readonly date: string | null;
}

export type SentRequest = Omit<HttpRequest, 'pairs'>;

export interface SendOptions {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Aborts the request when no caller waits for it any more. */
  readonly signal: AbortSignal;
}

export const CANCELLED = appError('call/cancelled', 'The request was cancelled.');

/** product.md section 8: a request that took too long has this code everywhere, and says how long it had. */
export function timeoutError(timeoutMs: number): AppError {
  return {
    kind: 'http',
    code: '9000001',
    message: 'Request timeout, please re-try!',
    retryable: true,
    extInfo: { reason: `timeout of ${timeoutMs}ms exceeded` },
  };
}
const NETWORK = appError('http/network', 'http network error', true);
const TOO_LARGE = appError('http/too-large', 'The answer was too large to be read.');
const EMPTY = appError('http/empty', 'Non Response!', true);

/** Sends a request and reads the whole answer within `timeoutMs`. Always ends, and always as data. */
export async function sendRequest(request: SentRequest, options: SendOptions): Promise<Result<HttpResponse>> {
  const { clock, signal } = options;
  if (signal.aborted) return err(unsent(CANCELLED));
  const ending = new AbortController();
  let reason: AppError | undefined;
  const end = (error: AppError): void => {
    reason ??= error;
    ending.abort();
  };
  const cancel = (): void => end(CANCELLED);
  const timer = clock.setTimer(() => end(timeoutError(options.timeoutMs)), options.timeoutMs);
  signal.addEventListener('abort', cancel);
  try {
    return await exchange(request, options, ending.signal);
  } catch {
    return err(reason ?? NETWORK);
  } finally {
    clock.clearTimer(timer);
    signal.removeEventListener('abort', cancel);
  }
}

async function exchange(
  request: SentRequest,
  options: SendOptions,
  signal: AbortSignal,
): Promise<Result<HttpResponse>> {
  const response = await options.fetch(request.url, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    credentials: 'include',
    // The gateway has its own cache; the browser's would keep private answers on disk.
    cache: 'no-store',
    // A redirect would carry the login token to wherever it points.
    redirect: 'error',
    signal,
  });
  if (response.status < 200 || response.status > 299) {
    await response.body?.cancel();
    const { status, statusText } = response;
    const isTheirs = status >= 500 || status === 429;
    return err({ ...appError('http/status', 'http error', isTheirs), extInfo: { status, statusText } });
  }
  const body = await readBody(response, options.maxBytes);
  if (body === undefined) return err(TOO_LARGE);
  if (body.byteLength === 0) return err(EMPTY);
  return ok({
    body,
    signature: response.headers.get('x-signature'),
    date: response.headers.get('date'),
  });
}

/** The bytes of a body; undefined if there are more than `maxBytes`. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) break;
    length += chunk.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(chunk.value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
