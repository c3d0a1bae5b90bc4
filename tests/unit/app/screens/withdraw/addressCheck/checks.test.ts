import { describe, expect, test } from 'vitest';
import { nextChecks, type RiskCheck, type RiskFinding } from '#app/screens/withdraw/addressCheck/checks.ts';

const ORDER = { requestId: 'a', chain: 'TRX', address: 'T1' };
const LOOKED_UP: RiskFinding = {
  checkId: 'c1',
  status: 'pending',
  riskLevel: 'UNKNOWN',
  score: 0,
  categories: [],
  advice: '',
  checkedAt: '0',
  fromCache: false,
};
const FOUND: RiskFinding = { ...LOOKED_UP, status: 'done', riskLevel: 'LOW', score: 3 };
const ERROR = { kind: 'http', code: '9000001', message: '', retryable: true } as const;
const PENDING: RiskCheck = { ...ORDER, state: 'pending', finding: LOOKED_UP, sinceMs: 1_000 };

describe('An address check (screens.md 1.21)', () => {
  test('waits, runs, and is done when the exchange answers at once', () => {
    const waiting = nextChecks([], { type: 'ordered', orders: [ORDER] });
    expect(waiting).toEqual([{ ...ORDER, state: 'waiting' }]);
    const running = nextChecks(waiting, { type: 'asked', requestId: 'a' });
    expect(running).toEqual([{ ...ORDER, state: 'running' }]);
    expect(nextChecks(running, { type: 'answered', requestId: 'a', finding: FOUND, nowMs: 0 })).toEqual([
      { ...ORDER, state: 'done', finding: FOUND },
    ]);
  });

  test('that is looked up is done once the log has it', () => {
    const running: RiskCheck = { ...ORDER, state: 'running' };
    const answered = { type: 'answered', requestId: 'a', finding: LOOKED_UP, nowMs: 1_000 } as const;
    expect(nextChecks([running], answered)).toEqual([PENDING]);
    expect(nextChecks([PENDING], { type: 'read', findings: [LOOKED_UP], nowMs: 60_999 })).toEqual([PENDING]);
    expect(nextChecks([PENDING], { type: 'read', findings: [FOUND], nowMs: 61_000 })).toEqual([
      { ...ORDER, state: 'done', finding: FOUND },
    ]);
  });

  test('that takes more than a minute is left to the log', () => {
    expect(nextChecks([PENDING], { type: 'read', findings: [LOOKED_UP], nowMs: 61_000 })).toEqual([
      { ...ORDER, state: 'later', finding: LOOKED_UP },
    ]);
  });

  test('that failed can be tried again under the same id, which the exchange carries out once', () => {
    const running: RiskCheck = { ...ORDER, state: 'running' };
    const failed = nextChecks([running], { type: 'failed', requestId: 'a', error: ERROR });
    expect(failed).toEqual([{ ...ORDER, state: 'failed', error: ERROR }]);
    expect(nextChecks(failed, { type: 'retried', requestId: 'a' })).toEqual([{ ...ORDER, state: 'waiting' }]);
  });

  test('that is done or running is not asked again', () => {
    expect(nextChecks([PENDING], { type: 'retried', requestId: 'a' })).toEqual([PENDING]);
  });

  test('stopping gives up what was not asked yet, and nothing else', () => {
    const other: RiskCheck = { ...ORDER, requestId: 'b', state: 'waiting' };
    expect(nextChecks([PENDING, other], { type: 'stopped' })).toEqual([PENDING]);
  });
});
