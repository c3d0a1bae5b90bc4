import type { Clock, Timer } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import type { AnySubject } from '#shared/securityStep/stepSubjects.ts';
import { nextSecurityState } from './nextSecurityState.ts';
import type { SubjectFact } from './SubjectFacts.tsx';
import {
  readRefusal,
  type SecurityEvent,
  type SecurityProof,
  type SecurityState,
  type StepFault,
} from './securityState.ts';

/** What is to be confirmed: the token is good for the guarded call with these fields alone (screens.md 0.2c). */
export type SecuritySubject = AnySubject & {
  /** The same for the user, in one sentence: "Send 0.5 BTC to 1KnWcA…xLc7oE". */
  readonly what: string;
  /** What it decides, one by one, where the sentence does not name all of it (screens.md 0.2c, "Deciding"). */
  readonly facts?: readonly SubjectFact[];
  /** The exchange refused an earlier proof: the dialog begins with that. */
  readonly refused?: AppError | undefined;
};

/** Makes the guarded call. */
export type Guarded<Value> = (proof: SecurityProof) => Promise<Result<Value>>;

export interface SecurityStep {
  readonly getState: () => SecurityState;
  readonly getSubject: () => SecuritySubject | null;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Asks what is needed, lets the user prove it, and makes the call: again after a wrong code, never after anything else.
   * Null: the user closed the dialog, the exchange refused the step, or another step is open; nothing was sent then.
   */
  readonly run: <Value>(subject: SecuritySubject, guarded: Guarded<Value>) => Promise<Result<Value> | null>;
  readonly submit: (verification: SecurityProof['verification']) => void;
  readonly retry: () => void;
  /** Ends the step, unless the guarded call is under way. */
  readonly close: () => void;
}

export interface SecurityStepOptions {
  readonly clock: Clock;
  /** Begins a step at the exchange; `skewMs`: how far its clock is ahead of the device's. */
  readonly intercept: (
    subject: SecuritySubject,
  ) => Promise<Result<{ readonly answer: ResultOf<'riskIntercept'>; readonly skewMs: number }>>;
}

/** Runs one security step at a time. Codes pass through `submit` to the guarded call and are kept nowhere. */
export function createSecurityStep({ clock, intercept }: SecurityStepOptions): SecurityStep {
  const listeners = new Set<() => void>();
  let state: SecurityState = { name: 'CLOSED', number: 0 };
  let subject: SecuritySubject | null = null;
  let send: (proof: SecurityProof) => void = () => undefined;
  let giveUp: () => void = () => undefined;
  let timer: Timer | undefined;

  const dispatch = (event: SecurityEvent): void => {
    const before = state;
    state = nextSecurityState(before, event);
    if (state === before) return;
    clock.clearTimer(timer);
    if (state.name === 'ASKING') void ask(state.number);
    if (state.name === 'ENTERING') endAt(state.step.expiresAtMs);
    if (state.name === 'LOCKED') endAt(state.untilMs);
    if (state.name === 'SENDING' && state.wasFree) send({ riskToken: state.step.token, verification: {} });
    for (const listener of [...listeners]) listener();
  };

  const endAt = (atMs: number): void => {
    const leftMs = Math.max(0, atMs - clock.wallNow());
    timer = clock.setTimer(() => dispatch({ type: 'timeOver', nowMs: clock.wallNow() }), leftMs);
  };

  const ask = async (number: number): Promise<void> => {
    if (subject === null) return;
    const answered = await intercept(subject);
    if (!answered.ok) return dispatch({ type: 'unreached', number, error: answered.error });
    const { answer, skewMs } = answered.value;
    dispatch({ type: 'answered', number, answer, expiresAtMs: Number(answer.expire_at) - skewMs });
  };

  const isSending = (): boolean => state.name === 'SENDING';

  const end = (): void => {
    send = () => undefined;
    giveUp = () => undefined;
    subject = null;
    dispatch({ type: 'close' });
  };

  return {
    getState: () => state,
    getSubject: () => subject,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: (asked, guarded) =>
      new Promise((resolve) => {
        if (state.name !== 'CLOSED') return resolve(null);
        subject = asked;
        giveUp = () => {
          end();
          resolve(null);
        };
        const take = (result: Awaited<ReturnType<typeof guarded>>): void => {
          const refusal = result.ok ? null : readRefusal(result.error);
          if (refusal !== null) {
            dispatch({ type: 'refused', refusal, nowMs: clock.wallNow() });
            return;
          }
          end();
          resolve(result);
        };
        send = (proof) => void guarded(proof).then(take);
        dispatch({ type: 'begin', fault: faultOf(asked.refused) });
      }),
    submit: (verification) => {
      if (state.name !== 'ENTERING') return;
      const riskToken = state.step.token;
      dispatch({ type: 'submit', nowMs: clock.wallNow() });
      // Where the ten minutes were over, the codes are worth nothing any more.
      if (isSending()) send({ riskToken, verification });
    },
    retry: () => dispatch({ type: 'retry' }),
    close: () => {
      if (!isSending()) giveUp();
    },
  };
}

function faultOf(error: AppError | undefined): StepFault | null {
  const refusal = error === undefined ? null : readRefusal(error);
  return refusal?.kind === 'wrong' ? refusal : null;
}
