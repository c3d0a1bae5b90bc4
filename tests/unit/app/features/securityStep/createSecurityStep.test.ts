import { describe, expect, test } from 'vitest';
import { createSecurityStep, type SecuritySubject } from '#app/features/securityStep/createSecurityStep.ts';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { type AppError, appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

const SUBJECT: SecuritySubject = {
  scene: 30007,
  about: { type: 'whitelistOnly', on: true },
  what: 'Send to saved addresses alone',
};
const CODES = { email: '123456' };
const WRONG: AppError = {
  kind: 'business',
  code: '10031',
  message: '',
  retryable: false,
  extInfo: { remaining: 2 },
};
const USED_UP: AppError = { ...WRONG, code: '131080', extInfo: { remaining: 0, retryAfter: 600 } };

type Action = ResultOf<'riskIntercept'>['action'];

/** A step whose exchange answers at once with an action, and whose guarded call waits for the test. */
function open(actions: readonly Action[] = ['verify'], skewMs = 0) {
  const clock = createFakeClock();
  const asked: SecuritySubject[] = [];
  const proofs: SecurityProof[] = [];
  let answerCall: (result: Result<string>) => void = () => undefined;
  const step = createSecurityStep({
    clock,
    intercept: async (subject) => {
      asked.push(subject);
      const action = actions[Math.min(asked.length, actions.length) - 1] ?? 'verify';
      const components = action === 'verify' ? [{ type: 'email' as const, required: true, masked: '' }] : [];
      const answer = {
        risk_token: `token ${asked.length}`,
        expire_at: String(clock.wallNow() + skewMs + 600_000),
        components,
        action,
      };
      return ok({ answer, skewMs });
    },
  });
  const guarded = (proof: SecurityProof): Promise<Result<string>> => {
    proofs.push(proof);
    const { promise, resolve } = createDeferred<Result<string>>();
    answerCall = resolve;
    return promise;
  };
  return {
    ...{ clock, step, asked, proofs },
    run: () => step.run(SUBJECT, guarded),
    name: () => step.getState().name,
    answer: async (result: Result<string>) => {
      answerCall(result);
      await settle();
    },
  };
}

/** Lets what was answered arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

describe('a guarded call', () => {
  test('is made once with the token and the codes, and its result is the caller’s', async () => {
    const { run, step, proofs, answer, name } = open();
    const result = run();
    await settle();
    expect([name(), proofs]).toEqual(['ENTERING', []]);
    step.submit(CODES);
    step.submit(CODES);
    expect(proofs).toEqual([{ riskToken: 'token 1', verification: CODES }]);
    await answer(ok('w1'));
    expect(await result).toEqual(ok('w1'));
    expect([name(), step.getSubject()]).toEqual(['CLOSED', null]);
  });

  test('needs no dialog where the exchange asks for no code', async () => {
    const { run, proofs, answer } = open(['pass']);
    const result = run();
    await settle();
    expect(proofs).toEqual([{ riskToken: 'token 1', verification: {} }]);
    await answer(ok('w1'));
    expect(await result).toEqual(ok('w1'));
  });

  test('is made again after a wrong code, and after nothing else', async () => {
    const { run, step, proofs, answer, name } = open();
    const result = run();
    await settle();
    step.submit(CODES);
    await answer(err(WRONG));
    expect(step.getState()).toMatchObject({ name: 'ENTERING', fault: { kind: 'wrong', remaining: 2 } });
    step.submit({ email: '654321' });
    expect(proofs).toHaveLength(2);
    const lost = err(appError('http/network', 'http network error'));
    await answer(lost);
    expect(await result).toEqual(lost);
    expect(name()).toBe('CLOSED');
  });

  test('is not made with a token older than ten minutes: there is a new one', async () => {
    const { run, step, proofs, asked, clock } = open();
    void run();
    await settle();
    clock.advance(599_999);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    await settle();
    expect(asked).toHaveLength(2);
    expect(step.getState()).toMatchObject({ name: 'ENTERING', fault: { kind: 'renewed' } });
    step.submit(CODES);
    expect(proofs).toEqual([{ riskToken: 'token 2', verification: CODES }]);
  });

  test('counts the ten minutes by the exchange’s clock, however far the device’s is off', async () => {
    const { run, asked, clock } = open(['verify'], 86_400_000);
    void run();
    await settle();
    clock.advance(599_999);
    await settle();
    expect(asked).toHaveLength(1);
    clock.advance(1);
    expect(asked).toHaveLength(2);
  });

  test('is locked for the time the exchange names, after which a new step begins', async () => {
    const { run, step, answer, name, asked, clock } = open();
    void run();
    await settle();
    step.submit(CODES);
    await answer(err(USED_UP));
    expect(name()).toBe('LOCKED');
    clock.advance(599_999);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    await settle();
    expect([name(), asked.length]).toEqual(['ENTERING', 2]);
  });

  test('gets another step where the first asked for no code and the call needs one', async () => {
    const { run, step, answer, name, proofs } = open(['pass', 'verify']);
    void run();
    await settle();
    await answer(err(WRONG));
    expect(name()).toBe('ENTERING');
    step.submit(CODES);
    expect(proofs.at(-1)).toEqual({ riskToken: 'token 2', verification: CODES });
  });
});

describe('closing', () => {
  test('sends nothing, and the next step begins as the first did', async () => {
    const { run, step, proofs, name } = open();
    const result = run();
    await settle();
    step.close();
    expect(await result).toBeNull();
    expect([proofs, name()]).toEqual([[], 'CLOSED']);
    void run();
    await settle();
    expect(name()).toBe('ENTERING');
  });

  test('does nothing while the call is under way', async () => {
    const { run, step, answer, name } = open();
    const result = run();
    await settle();
    step.submit(CODES);
    step.close();
    expect(name()).toBe('SENDING');
    await answer(ok('w1'));
    expect(await result).toEqual(ok('w1'));
  });

  test('drops what the exchange answers afterwards, the next step too', async () => {
    const { run, step, name, proofs } = open(['pass', 'verify']);
    void run();
    step.close();
    void run();
    await settle();
    expect([name(), proofs]).toEqual(['ENTERING', []]);
  });

  test('ends every timer', async () => {
    const { run, step, clock } = open();
    void run();
    await settle();
    expect(clock.timerCount()).toBe(1);
    step.close();
    expect(clock.timerCount()).toBe(0);
  });
});

test('Only one step is open at a time', async () => {
  const { run, asked } = open();
  void run();
  await settle();
  expect(await run()).toBeNull();
  expect(asked).toHaveLength(1);
});

test('A refused step can only be closed', async () => {
  const { run, step, proofs, name } = open(['deny']);
  const result = run();
  await settle();
  expect(name()).toBe('BLOCKED');
  step.submit(CODES);
  step.close();
  expect([await result, proofs]).toEqual([null, []]);
});
