import type { Remote } from 'comlink';
import type { Clock } from '#shared/async/clock.ts';
import { type Answer, type CallContext, SESSION_CHANGED } from '#shared/contract/apiCall.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import { type AppError, unsent } from '#shared/result/appError.ts';
import { err, type Result } from '#shared/result/result.ts';
import { ABORTED } from './callWorker.ts';
import type { SessionWatch } from './createSessionWatch.ts';
import { KEPT_CALLS, REQUEST_CALL_TIMEOUT_MS } from './policy.ts';
import type { AnswerOf, Request } from './request.ts';

/** How a call of this page ended; nothing of what was asked or answered. */
export interface CallRecord {
  readonly name: EndpointName;
  /** When it ended, in ms since 1970 by the device's clock. */
  readonly atMs: number;
  readonly durationMs: number;
  /** Null where it was answered. */
  readonly errorCode: string | null;
}

/** The page's calls of the exchange, by way of the gateway. */
export interface Caller {
  readonly request: Request;
  /** The last calls, the oldest first. */
  readonly recent: () => readonly CallRecord[];
  /** The gateway has started; calls that waited for it are sent. */
  readonly onGatewayReady: () => void;
}

export interface CallerOptions {
  readonly clock: Clock;
  readonly callGateway: <T>(
    call: (gateway: Remote<GatewayApi>) => Promise<Result<T>>,
    limits?: { readonly timeoutMs?: number; readonly signal?: AbortSignal | undefined },
  ) => Promise<Result<T>>;
  readonly session: Pick<SessionWatch, 'begin'>;
  readonly onCall: (name: EndpointName, durationMs: number) => void;
  /** Read again for each call: workers can't read cookies or storage (design.md section 1). */
  readonly readContext: () => CallContext;
}

export function createCaller({ clock, callGateway, readContext, session, onCall }: CallerOptions): Caller {
  const waiting = new Set<() => void>();
  const recent: CallRecord[] = [];
  let calls = 0;

  /** Resolves when the gateway has started (again), when the time is up, or when the call is cancelled. */
  const untilReady = (timeoutMs: number, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        waiting.delete(end);
        clock.clearTimer(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = clock.setTimer(end, timeoutMs);
      waiting.add(end);
      signal?.addEventListener('abort', end);
    });

  const request: Request = async (name, input, options = {}) => {
    const { signal, verify = false, fresh = false, withinMs } = options;
    const startMs = clock.now();
    const endMs = startMs + REQUEST_CALL_TIMEOUT_MS;
    calls += 1;
    const callId = calls;
    const isOfThisSession = session.begin();
    const end = <T>(outcome: Result<T>): Result<T> => {
      const durationMs = clock.now() - startMs;
      const errorCode = outcome.ok ? null : outcome.error.code;
      recent.push({ name, atMs: clock.wallNow(), durationMs, errorCode });
      if (recent.length > KEPT_CALLS) recent.shift();
      onCall(name, durationMs);
      return outcome;
    };
    let context = readContext();
    const { tabId } = context;
    const cancel = (): void => void callGateway((gateway) => gateway.cancel(tabId, callId));
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      for (;;) {
        if (signal?.aborted) return end(err(unsent(ABORTED)));
        // The token may belong to another user now, who has not asked for this.
        if (!isOfThisSession()) return end(err(unsent(SESSION_CHANGED)));
        const called = await callGateway(
          (gateway) => gateway.request({ callId, name, input, context, verify, fresh, withinMs }),
          { timeoutMs: endMs - clock.now(), signal },
        );
        // Only what was never sent may be sent again: a call may move money.
        if (called.ok || called.error.code !== 'worker/not-ready') {
          return end(
            isForCaller(name, called, isOfThisSession)
              ? // The schema of the endpoint has said that the result is one of that name.
                (called as Result<AnswerOf<typeof name>>)
              : err(sessionChanged(called)),
          );
        }
        await untilReady(endMs - clock.now(), signal);
        // A call sent now would be reported as failed, and might be done all the same.
        if (clock.now() >= endMs) return end(called);
        context = readContext();
      }
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };

  return {
    request,
    recent: () => [...recent],
    onGatewayReady: () => {
      for (const end of [...waiting]) end();
    },
  };
}

/** The session ended while the call was under way; a request that never left is known not to have done anything. */
function sessionChanged(called: Result<Answer>): AppError {
  return !called.ok && called.error.isUnsent === true ? unsent(SESSION_CHANGED) : SESSION_CHANGED;
}

/** A logout ends the session itself, and an answer without a result says nothing of any user. */
function isForCaller(
  name: EndpointName,
  called: Result<Answer>,
  isOfThisSession: (outcome: Result<Answer>) => boolean,
): boolean {
  const isWithoutResult = called.ok && called.value.result === undefined;
  return name === 'logout' || isWithoutResult || isOfThisSession(called);
}
