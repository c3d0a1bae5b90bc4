import type { Signals } from '#app/features/orders/orderSignals.ts';
import type { SecurityStep } from '#app/features/securityStep/createSecurityStep.ts';
import type { WithdrawalRecord } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import {
  createWithdrawal,
  type TakenOrder,
  type Withdrawal,
} from '#app/screens/withdraw/withdraw/order/createWithdrawal.ts';
import type { SentOrder, WithdrawalRequest } from '#app/screens/withdraw/withdraw/order/withdrawalOrder.ts';
import { createDeferred, type Deferred } from '#shared/async/deferred.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { settle } from '#tests/unit/app/features/ticket/openTicket.ts';
import { ORDER, refusal } from './withdrawalFixtures.ts';

const PROOF = { riskToken: 'token', verification: { totp: '000000' } };
/** screens.md 1.17, the guard on the last button. */
const HOLD_MS = 3_000;
const TAKEN: TakenOrder = { status: 'SecurityCheck', fee: '1', receive: '500' };

interface Sending {
  readonly request: WithdrawalRequest;
  /** What the tab had kept when it was sent. */
  readonly kept: string | null;
  readonly answer: Deferred<Result<TakenOrder>>;
}

/** A withdrawal whose exchange, security step and time are the test's. */
export function openWithdrawal({ storage = openStorage(), clock = createFakeClock() } = {}) {
  const sent: Sending[] = [];
  const searched: Deferred<Result<WithdrawalRecord | null>>[] = [];
  const tracked: [requestId: string, isNew: boolean][] = [];
  const late: [SentOrder, WithdrawalRecord][] = [];
  const lateRefusals: string[] = [];
  const proofs: { pass: () => void; close: () => void }[] = [];
  const listeners = new Set<() => void>();
  let signals: Signals = { isOnline: true, isVisible: true, session: 0 };
  let ids = 0;

  /** Calls again after a wrong code, as the real one does. */
  const prove: SecurityStep['run'] = (_subject, guarded) =>
    new Promise((resolve) => {
      const pass = (): void =>
        void guarded(PROOF).then((result) => {
          if (result.ok || result.error.code !== '10031') resolve(result);
        });
      proofs.push({ pass, close: () => resolve(null) });
    });

  const withdrawal: Withdrawal = createWithdrawal({
    clock,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    storage,
    userId: '20000001',
    signals: {
      read: () => signals,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    prove,
    describe: () => ({ what: 'Send 500 USDT' }),
    send: (request) => {
      const answer = createDeferred<Result<TakenOrder>>();
      sent.push({ request, kept: storage.getItem('sluice.withdrawal.20000001'), answer });
      return answer.promise;
    },
    find: () => {
      const answer = createDeferred<Result<WithdrawalRecord | null>>();
      searched.push(answer);
      return answer.promise;
    },
    onTracked: (order, isNew) => tracked.push([order.requestId, isNew]),
    onDecidedLate: (...decided) => late.push(decided),
    onRefusedLate: ({ requestId }, { code }) => void lateRefusals.push(`${requestId} ${code}`),
  });
  const stop = withdrawal.start();

  return {
    ...{ withdrawal, clock, storage, sent, searched, tracked, late, lateRefusals, stop },
    state: withdrawal.getState,
    pass: async (): Promise<void> => {
      proofs.at(-1)?.pass();
      await settle();
    },
    close: async (): Promise<void> => {
      proofs.at(-1)?.close();
      await settle();
    },
    /** From an empty form to the security step. */
    toSecurity: (order = ORDER): void => {
      withdrawal.review(order);
      clock.advance(HOLD_MS);
      withdrawal.goOn(false);
    },
    take: async (): Promise<void> => {
      sent.at(-1)?.answer.resolve(ok(TAKEN));
      await settle();
    },
    refuse: async (code: string, extInfo?: unknown): Promise<void> => {
      sent.at(-1)?.answer.resolve(err(refusal(code, extInfo)));
      await settle();
    },
    answerSearch: async (record: WithdrawalRecord | null): Promise<void> => {
      searched.at(-1)?.resolve(ok(record));
      await settle();
    },
    signal: (changed: Partial<Signals>): void => {
      signals = { ...signals, ...changed };
      for (const listener of [...listeners]) listener();
    },
  };
}
