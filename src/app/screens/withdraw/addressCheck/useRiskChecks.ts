import { useEffect, useReducer, useRef } from 'react';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { type CheckOrder, nextChecks, type RiskCheck } from './checks.ts';
import { useRefreshRisk } from './riskRecord.ts';

const POLL_MS = 3_000;
/** As many as a page of the log has, and more than a week's checks. */
const READ = 50;

export interface RiskChecks {
  readonly checks: readonly RiskCheck[];
  /** Checks are on their way; a check that is looked up is not. */
  readonly isRunning: boolean;
  readonly order: (wanted: readonly Omit<CheckOrder, 'requestId'>[]) => void;
  readonly retry: (requestId: string) => void;
  readonly stop: () => void;
}

const NO_CHECKS: readonly RiskCheck[] = [];

/** Checks addresses one after the other, and reads what is looked up until it is there (screens.md 1.11). */
export function useRiskChecks(): RiskChecks {
  const request = useApi();
  const refresh = useRefreshRisk();
  const [checks, dispatch] = useReducer(nextChecks, NO_CHECKS);
  const busy = useRef(false);
  const next = checks.find(({ state }) => state === 'waiting');
  const isRunning = checks.some(({ state }) => state === 'waiting' || state === 'running');

  const isAsking = checks.some(({ state }) => state === 'running');
  useEffect(() => {
    if (next === undefined || isAsking || busy.current) return;
    const { requestId, chain, address } = next;
    busy.current = true;
    dispatch({ type: 'asked', requestId });
    void (async () => {
      const answered = requireResult(await request('preKyaCheck', { chain, address, requestId }));
      busy.current = false;
      if (answered.ok) {
        const { quota: _quota, ...finding } = answered.value.value;
        dispatch({ type: 'answered', requestId, finding, nowMs: systemClock.wallNow() });
      } else {
        dispatch({ type: 'failed', requestId, error: answered.error });
      }
      // Used or not: an answer that was lost may have used one.
      refresh();
    })();
  }, [next, isAsking, request, refresh]);

  const isLookedUp = checks.some(({ state }) => state === 'pending');
  const log = useApiQuery('preKyaCheckList', { limit: READ }, { enabled: isLookedUp, pollMs: () => POLL_MS });
  const findings = log.answer?.result?.list;
  // A failed attempt ends the wait of a check as well, once it was long enough.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt counts, also one that failed again
  useEffect(() => {
    if (isLookedUp) dispatch({ type: 'read', findings: findings ?? [], nowMs: systemClock.wallNow() });
  }, [isLookedUp, findings, log.answeredAtMs, log.error]);

  return {
    checks,
    isRunning,
    order: (wanted) =>
      dispatch({ type: 'ordered', orders: wanted.map((each) => ({ ...each, requestId: createId() })) }),
    retry: (requestId) => dispatch({ type: 'retried', requestId }),
    stop: () => dispatch({ type: 'stopped' }),
  };
}
