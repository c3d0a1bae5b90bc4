import type { Clock } from '#shared/async/clock.ts';
import type { Answer, ApiCall } from '#shared/contract/apiCall.ts';
import type { TabId } from '#shared/contract/ids.ts';
import { err, type Result } from '#shared/result/result.ts';
import { insteadOf } from './insteadOf.ts';
import { REQUEST_TIMEOUT_MS } from './policy.ts';
import { CANCELLED, timeoutError } from './request/sendRequest.ts';

/** The calls of all tabs that are under way: each ends in time, and can be cancelled. */
export interface CallRuns {
  readonly run: (call: ApiCall) => Promise<Result<Answer>>;
  readonly cancel: (tabId: TabId, callId: number) => void;
  /** A tab is gone: its calls are cancelled. */
  readonly forgetTab: (tabId: TabId) => void;
  /** How many are under way. */
  readonly pending: () => number;
  /** How many there were. */
  readonly count: () => number;
}

export function createCallRuns(
  clock: Clock,
  answer: (call: ApiCall, signal: AbortSignal) => Promise<Result<Answer>>,
): CallRuns {
  const callsByTab = new Map<TabId, Map<number, AbortController>>();
  let count = 0;

  /** Returns what takes the call out again. */
  const register = ({ callId, context }: ApiCall, controller: AbortController): (() => void) => {
    const { tabId } = context;
    const calls = callsByTab.get(tabId) ?? new Map<number, AbortController>();
    callsByTab.set(tabId, calls.set(callId, controller));
    return () => {
      if (calls.get(callId) === controller) calls.delete(callId);
      if (calls.size === 0 && callsByTab.get(tabId) === calls) callsByTab.delete(tabId);
    };
  };

  const run = async (call: ApiCall): Promise<Result<Answer>> => {
    const controller = new AbortController();
    const leave = register(call, controller);
    count += 1;
    let isLate = false;
    // A call may need the profile first, so a single request's timeout does not bound it.
    const timer = clock.setTimer(() => {
      isLate = true;
      controller.abort();
    }, REQUEST_TIMEOUT_MS);
    try {
      const answered = await answer(call, controller.signal);
      return isLate && !answered.ok && answered.error.code === CANCELLED.code
        ? err(insteadOf(answered.error, timeoutError(REQUEST_TIMEOUT_MS)))
        : answered;
    } finally {
      clock.clearTimer(timer);
      leave();
    }
  };

  return {
    run,
    cancel: (tabId, callId) => callsByTab.get(tabId)?.get(callId)?.abort(),
    forgetTab: (tabId) => {
      for (const controller of callsByTab.get(tabId)?.values() ?? []) controller.abort();
    },
    pending: () => [...callsByTab.values()].reduce((sum, calls) => sum + calls.size, 0),
    count: () => count,
  };
}
